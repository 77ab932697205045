/** `npm run --silent search -- 'paryy'`: the first five hits as JSON lines. `--exam` prints the exam's result. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { catalog } from '../src/catalog/index.ts';
import { searchData } from '../src/search/data.ts';
import { createSearch } from '../src/search/engine.ts';
import { EXAM_SETS, type ExamQuery, examLine, queriesOf, sitExam } from '../src/search/exam.ts';

const search = createSearch(searchData(catalog()));
const [first, ...rest] = process.argv.slice(2);

if (first === '--exam') {
  const { queries } = parse(readFileSync('tests/data/search-exam.yaml', 'utf8')) as {
    queries: ExamQuery[];
  };
  for (const set of EXAM_SETS) {
    const result = sitExam(search, queriesOf(set, queries));
    for (const { query, place, found } of result.marks) {
      if (place !== 0)
        console.log(
          `${place === undefined ? 'missed' : `place ${place + 1}`}  ${query.kind}  "${query.q}"  got ${found.join('  ')}`,
        );
    }
    console.log(`${set.name}: ${examLine(result)}\n`);
  }
  console.log(examLine(sitExam(search, queries)));
} else if (first === undefined || first.trim() === '') {
  console.error("Say what to search for: npm run --silent search -- 'paryy'");
  process.exit(2);
} else {
  for (const { kind, id, address, score } of search([first, ...rest].join(' '), 5)) {
    console.log(JSON.stringify({ kind, id, address, score: Number(score.toFixed(1)) }));
  }
}
