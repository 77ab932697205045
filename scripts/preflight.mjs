// Runs on whatever Node there is, so it is plain JavaScript. Says what is missing before anything fails oddly.
import { existsSync } from 'node:fs';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const problems = [];

if (!existsSync(new URL('../node_modules/astro/package.json', import.meta.url))) {
  problems.push('The packages are not installed. Run "npm ci" first.');
} else if (major < 22 || (major === 22 && minor < 12)) {
  problems.push(
    `This runs on Node ${process.versions.node}; the site needs 22.12 or newer.`,
    'The project brings its own Node 24 as the package "node". Run "npm ci" without --ignore-scripts,',
    'and start things through npm ("npm start", "npm test"), which puts that Node first.',
  );
}

if (problems.length > 0) {
  console.error(`\n${problems.join('\n')}\n`);
  process.exit(1);
}
