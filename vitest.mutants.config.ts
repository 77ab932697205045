import { basename } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * What is likely to notice a changed line comes first, since the first test that fails ends a mutant's run:
 * the tests of the file itself, those that failed last, and then the quick ones.
 */
class LikelyFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const mutated = new Set(this.ctx.config.related?.map((file) => basename(file, '.ts')));
    const rank = (file: TestSpecification): number => {
      if (mutated.has(basename(file.moduleId, '.test.ts'))) return -2;
      const last = this.ctx.cache.getTestSpecificationResult(file);
      return last?.failed === true ? -1 : (last?.duration ?? 0);
    };
    const ranks = new Map(files.map((file) => [file, rank(file)]));
    return files.toSorted((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0));
  }
}

/**
 * The tests that know the rules model: its own, and what the content says of it. They share one worker,
 * which is new for every mutant: a mutant takes half a second this way, and ten with a worker for each file.
 */
export default defineConfig({
  cacheDir: '.cache/mutants',
  test: {
    include: [
      'src/rules/**/*.test.ts',
      'tests/content/examples.test.ts',
      'tests/content/rules-agree.test.ts',
    ],
    exclude: ['src/rules/odds/model.test.ts'],
    environment: 'node',
    setupFiles: ['tests/setup.ts'],
    isolate: false,
    sequence: { sequencer: LikelyFirst },
  },
});
