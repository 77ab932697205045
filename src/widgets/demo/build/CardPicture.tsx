/** A card that is being built: its build counters as boxes up to its cost, and how the cost came about. */
import type { CardShown } from '../../../examples/build/shown.ts';
import { Cite } from '../Cite.tsx';

const MOST_BOXES = 20;

export function CardPicture({ card }: { card: CardShown }) {
  const { title, cost, battle, instead, built, stamps, prints, account, left } = card;
  return (
    <div class="card">
      <p class="cardhead">
        <b>{title}</b>
        <span>
          costs {cost}
          {battle && ' Force'}
          {instead !== undefined && <small> instead of {instead}</small>}
        </span>
      </p>
      {built && <Boxes counters={built.counters} cost={cost} needs={built.needs} />}
      {stamps.map((stamp) => (
        <p key={stamp} class="stamp">
          {stamp}
        </p>
      ))}
      {prints.length > 0 && (
        <ul class="plain prints">
          {prints.map((line) => (
            <li key={line}>{line}</li>
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
      {left && <p class="left">You have {left}.</p>}
    </div>
  );
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
            ? `: enough for Hidden Cost, which needs ${needs} (the flag)`
            : `: too few for Hidden Cost, which needs ${needs} (the flag)`)}
      </p>
    </div>
  );
}
