/** What somebody has to decide or roll now on a table. */
import type { ArenaPlay } from '../../../examples/arena/moves.ts';
import { Ask } from '../Ask.tsx';
import { throwDie } from '../chance.ts';
import type { View } from '../lines/LineDemo.tsx';
import { keywordName } from '../names.ts';
import type { Picking } from '../picking.ts';
import type { ArenaDrawn } from './play.ts';

export function ArenaAsk({
  view: {
    shown: { awaiting, asked },
    send,
  },
  picking,
  done,
}: {
  view: View<ArenaPlay, ArenaDrawn>;
  picking: Picking | undefined;
  done: () => void;
}) {
  if (awaiting.kind === 'done') return null;
  if (awaiting.kind === 'choice') {
    if (asked === undefined) return null;
    return (
      <Ask
        choice={awaiting}
        asked={asked}
        picking={picking}
        send={(action) => {
          if (action.do !== 'choose') return;
          const { choose: option, positions } = action;
          const where = positions === undefined ? {} : { positions: [...positions] };
          done();
          send({
            do: 'make',
            move: { do: 'play', play: { do: 'choose', line: 0, option, ...where } },
          });
        }}
      />
    );
  }
  const { count, purpose, keyword, by, positions = [] } = awaiting;
  const roll = () => {
    const dice = Array.from({ length: count }, throwDie);
    const line = 0;
    if (purpose === 're-roll') {
      const play = { do: purpose, line, by, isUnit: keyword !== undefined, positions, dice };
      send({ do: 'make', move: { do: 'play', play: { ...play, positions: [...positions] } } });
    } else if (purpose === 'damage') {
      const whose = keyword === undefined || keyword === 'dice-of-damage' ? {} : { keyword };
      send({ do: 'make', move: { do: 'play', play: { do: 'dice', line, dice, ...whose } } });
    } else send({ do: 'make', move: { do: 'play', play: { do: purpose, line, dice } } });
  };
  const dice = count === 1 ? 'die' : 'dice';
  const whose = keyword === undefined || purpose === 'roll' ? '' : `${keywordName(keyword)} `;
  return (
    <p class="keys throw">
      <button type="button" class="main" data-next onClick={roll}>
        Roll {count} {purpose === 're-roll' ? `${dice} again` : `${whose}${dice}`}
      </button>
    </p>
  );
}
