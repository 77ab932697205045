import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

interface Report {
  base: string;
  seconds: number;
  pages: number;
  images: number;
  drawn: number;
}

/** Seconds that a build may take on two cores that do nothing else: with all images to draw, and with none. */
const COLD = 90;
const WARM = 20;

test('a build takes its images from the last one, and is quick', () => {
  const reports = JSON.parse(readFileSync('dist-test/builds.json', 'utf8')) as Report[];
  const [first, second] = reports;
  if (!first || !second) throw new Error('Two builds are wanted');
  for (const { base, seconds, pages, images, drawn } of reports) {
    console.log(
      `${drawn > images / 2 ? 'cold' : 'warm'} build for ${base}: ${seconds.toFixed(1)} s, ${pages} pages, ${images} images, ${drawn} drawn`,
    );
  }
  expect(first.images).toBeGreaterThan(500);
  expect(second.drawn, 'images drawn by the second build').toBe(0);
  expect(first.seconds).toBeLessThanOrEqual(COLD);
  expect(second.seconds).toBeLessThanOrEqual(WARM);
});
