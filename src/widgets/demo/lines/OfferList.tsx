/** What may be done now, each with its price and rulings; and what may not, with the reasons. */
import type { Offer, Offers } from '../../../examples/lines.ts';
import type { Reason } from '../../../rules/build/shapes.ts';
import { Cite } from '../Cite.tsx';

export function OfferList<Move>({
  groups,
  make,
}: {
  groups: readonly Offers<Move>[];
  make: (move: Move) => void;
}) {
  return (
    <>
      {groups.map(({ title, offers }) => (
        <section key={title} class="offers" aria-label={title}>
          <h3>{title}</h3>
          <ul class="plain">
            {offers.map((offer) => (
              <One key={offer.label} offer={offer} make={make} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function One<Move>({ offer, make }: { offer: Offer<Move>; make: (move: Move) => void }) {
  const { label, move, price, notes, why } = offer;
  const legal = why.length === 0;
  return (
    <li class={legal ? 'open' : 'shut'}>
      {legal ? (
        <button type="button" onClick={() => make(move)}>
          {label}
          {price !== undefined && <small>{price}</small>}
        </button>
      ) : (
        <b>
          {label}
          <small>not legal</small>
        </b>
      )}
      <Reasons list={legal ? notes : why} />
    </li>
  );
}

/** Sentences, each with the link to its ruling. */
export function Reasons({ list }: { list: readonly Reason[] }) {
  return (
    <p>
      {list.map(({ ruling, message }) => (
        <span key={ruling + message}>
          {message} <Cite ruling={ruling}>Ruling</Cite>{' '}
        </span>
      ))}
    </p>
  );
}
