/** The questions of the quiz, made once for a build from all worked examples of the content. */
import { catalog, rulingAddress } from '../catalog/index.ts';
import { playFence } from '../examples/fences.ts';
import { type QuizSource, questionsOf } from '../examples/quiz/index.ts';
import type { AskedQuestion } from '../widgets/quiz/Question.tsx';
import { sheetFor, stateQuery } from './plays.ts';

/** Questions for one keyword: enough for several rounds, few enough for a light download. */
const MOST = 8;

function sources(): QuizSource[] {
  const { keywords, interactions } = catalog();
  const ruled = keywords.flatMap(({ id, name, rulings }) =>
    rulings.flatMap((ruling) =>
      ruling.fences.map((fence) => ({
        fence,
        keywords: [id],
        ruling: `${name}: ${ruling.title}`,
        address: rulingAddress(id, ruling.id),
      })),
    ),
  );
  const met = interactions.flatMap((interaction) =>
    interaction.fences.map((fence) => ({
      fence,
      keywords: interaction.keywords,
      ruling: interaction.title,
      address: interaction.address,
    })),
  );
  return [...ruled, ...met].map(({ fence, ...rest }) => ({
    ...rest,
    key: fence.key,
    source: fence.source,
    played: playFence(fence),
  }));
}

/** The example in the page's demo, where it can be played on. */
function playOf(key: string): Pick<AskedQuestion, 'play'> {
  const fence = catalog().fence(key);
  const played = fence && playFence(fence);
  const sheet = played && sheetFor(played);
  return sheet === undefined ? {} : { play: stateQuery(sheet) };
}

let made: AskedQuestion[] | undefined;

export function questions(): AskedQuestion[] {
  const { keyword } = catalog();
  made ??= questionsOf(sources(), (id) => keyword(id)?.name ?? id, MOST).map((question) => ({
    ...question,
    ...playOf(question.id),
  }));
  return made;
}
