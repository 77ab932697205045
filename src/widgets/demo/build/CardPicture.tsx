/** A card that is being built: its build counters as boxes up to its cost, and how the cost came about. */
import type { BuildPlay } from '../../../examples/build/moves.ts';
import { pocketText } from '../../../examples/build/scene.ts';
import { type CardState, costText, waysToComplete } from '../../../rules/build/face.ts';
import { Cite } from '../Cite.tsx';
import type { View } from '../lines/LineDemo.tsx';

const MOST_BOXES = 20;

export function CardPicture({ view: { state } }: { view: View<BuildPlay, CardState> }) {
  const { card, completed, played, purse } = state;
  const { cost, account, ways } = waysToComplete(state);
  const needs = ways.find((way) => way.needs !== undefined)?.needs;
  return (
    <div class="card">
      <p class="cardhead">
        <b>{card.name ?? (card.battle ? 'A Battle card' : 'A card')}</b>
        <span>
          costs {cost}
          {card.battle && ' Force'}
          {cost !== card.cost && <small> instead of {card.cost}</small>}
        </span>
      </p>
      {!card.battle && completed === undefined && (
        <Boxes counters={card.counters} cost={cost} needs={needs} />
      )}
      {completed !== undefined && <p class="stamp">Complete</p>}
      {played !== undefined && <p class="stamp">{played.disrupted ? 'Disrupted' : 'Played'}</p>}
      {card.battle && (
        <ul class="plain prints">
          {card.effect !== undefined && <li>Effect: {card.effect}</li>}
          {card.enhance.map((line) => (
            <li key={line.effect}>
              Enhance: {costText(line.cost)} → {line.instead ? '' : 'also '}
              {line.effect}
              {line.instead && ' instead'}
            </li>
          ))}
        </ul>
      )}
      <ol class="account">
        {account.map(({ ruling, message, before, after }) => (
          <li key={ruling + message}>
            <Cite ruling={ruling}>{message}</Cite>
            <b>
              {before} → {after}
            </b>
          </li>
        ))}
      </ol>
      <Left purse={purse} />
    </div>
  );
}

/** What the player still has of what is counted. */
export function Left({ purse }: { purse: CardState['purse'] }) {
  const parts = (['force', 'points', 'hand'] as const).flatMap((pocket) =>
    purse[pocket] === undefined ? [] : [pocketText(pocket, purse[pocket])],
  );
  return parts.length === 0 ? null : <p class="left">You have {parts.join(', ')}.</p>;
}

/** One box for each point of the cost; counters fill them, a flag stands where Hidden Cost opens. */
function Boxes({
  counters,
  cost,
  needs,
}: {
  counters: number;
  cost: number;
  needs: number | undefined;
}) {
  const boxes = Math.max(cost, counters, needs ?? 0);
  const words = `${counters} of ${cost} build counters`;
  return (
    <div class="boxes">
      {boxes > 0 && boxes <= MOST_BOXES && (
        <svg viewBox={`-1 -1 ${Math.max(boxes, 8) * 10} 16`} aria-hidden="true">
          {Array.from({ length: boxes }, (_, at) => (
            <rect
              key={at}
              class={at < counters ? 'full' : at >= cost ? 'over' : ''}
              x={at * 10 + 0.5}
              y="5"
              width="8"
              height="8"
              rx="1.6"
            />
          ))}
          {needs !== undefined && <path d={`M${needs * 10 - 0.5} 14V0l-5 2l5 2`} />}
        </svg>
      )}
      <p>
        {words}
        {needs !== undefined &&
          (counters >= needs
            ? `; the flag at ${needs} is reached`
            : `; Hidden Cost opens at the flag, ${needs}`)}
      </p>
    </div>
  );
}
