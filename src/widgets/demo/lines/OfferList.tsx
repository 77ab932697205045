/** What may be done now, each with its price and rulings; and what may not, with the reasons. */
import { createRef } from 'preact';
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
      {groups.map(({ title, offers, list }) => (
        <section key={title} class="offers" aria-label={title}>
          <h3>{title}</h3>
          {list ? (
            <Pick offers={offers} make={make} />
          ) : (
            <ul class="plain">
              {offers.map((offer) => (
                <One key={offer.label} offer={offer} make={make} />
              ))}
            </ul>
          )}
        </section>
      ))}
    </>
  );
}

function Pick<Move>({
  offers,
  make,
}: {
  offers: readonly Offer<Move>[];
  make: (move: Move) => void;
}) {
  const field = createRef<HTMLSelectElement>();
  return (
    <div class="options">
      <select ref={field} aria-label="What happens">
        {offers.map(({ label }, at) => (
          <option key={label} value={at}>
            {label}
          </option>
        ))}
      </select>
      <button
        type="button"
        onClick={() => {
          const offer = offers[Number(field.current?.value)];
          if (offer) make(offer.move);
        }}
      >
        Do it
      </button>
    </div>
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
