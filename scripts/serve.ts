/** `npm start` ends here: serves the built site and prints its address. */
import { serveSite } from './server.ts';

const { address } = await serveSite({
  dir: process.env['OUT_DIR'] ?? 'dist',
  base: process.env['BASE_PATH'] ?? '/',
  port: Number(process.env['PORT'] ?? 4321),
});
console.log(`\n  Natural Six is at ${address}\n  Stop it with Ctrl+C.\n`);
