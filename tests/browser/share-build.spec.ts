import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

interface Report {
  base: string;
  seconds: number;
  pages: number;
  images: number;
  drawn: number;
}

/** Goals in seconds on two cores that do nothing else, with all images to draw and with none; printed beside what was measured. */
const GOAL = { cold: 90, warm: 20 };
/** The share of a cold build that a warm one may take, measured in one run, so that a busy machine changes little: 29 s of a cold build's 42. */
const WARM_SHARE = 0.7;

test('a build takes its images from the last one, and is quick', () => {
  const reports = JSON.parse(readFileSync('dist-test/builds.json', 'utf8')) as Report[];
  const [first, second] = reports;
  if (!first || !second) throw new Error('Two builds are wanted');
  for (const { base, seconds, pages, images, drawn } of reports) {
    const kind = drawn > images / 2 ? 'cold' : 'warm';
    console.log(
      `${kind} build for ${base}: ${seconds.toFixed(1)} s (goal ${GOAL[kind]} s), ${pages} pages, ${images} images, ${drawn} drawn`,
    );
  }
  expect(first.images).toBeGreaterThan(500);
  expect(second.drawn, 'images drawn by the second build').toBe(0);
  // With the images of an earlier run at hand both builds are warm, and there is nothing to compare.
  if (first.drawn > first.images / 2) {
    expect(second.seconds).toBeLessThanOrEqual(first.seconds * WARM_SHARE);
  }
});
