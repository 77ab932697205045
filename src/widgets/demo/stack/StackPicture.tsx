/** A stack as a pile of cards, its numbers, and where each bit of what it has comes from. */
import type { PileShown } from '../../../examples/stack/shown.ts';
import type { StackCard } from '../../../rules/stack/shapes.ts';
import { Cite } from '../Cite.tsx';
import { OwnCard } from './OwnCard.tsx';
import type { StackDrawn } from './play.ts';

export function StackPicture({
  shown: { pile, bids, contests, hand, picked },
  pick,
  write,
}: {
  shown: StackDrawn;
  pick: (label: string) => void;
  write: (card: StackCard) => void;
}) {
  return (
    <div class="card">
      {pile && <Pile pile={pile} />}
      {bids.length > 0 && (
        <ol class="account">
          {bids.map(({ side, said, sum, wins, ruling }) => (
            <li key={side} class={wins ? 'sum' : ''}>
              <Cite ruling={ruling}>{said}</Cite>
              <b>{sum}</b>
            </li>
          ))}
        </ol>
      )}
      {contests.map(({ label, said, reason }) => (
        <p key={label} class="left">
          {said} {reason.message} <Cite ruling={reason.ruling}>Ruling</Cite>
        </p>
      ))}
      {pile && (
        <label class="dial flat more hold">
          <span>Card in hand</span>
          <select onChange={({ currentTarget }) => pick(currentTarget.value)}>
            {hand.map((label) => (
              <option key={label} value={label} selected={label === picked}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
      {pile && <OwnCard write={write} />}
    </div>
  );
}

function Pile({ pile }: { pile: PileShown }) {
  const { pilots, top, place, prints, numbers, under, discarded, account, bits } = pile;
  return (
    <>
      <ol class="pile">
        {pilots.map((label) => (
          <li key={`p ${label}`} class="pilot">
            <b>{label}</b> pilots
          </li>
        ))}
        <li class="uppermost">
          <p class="cardhead">
            <b>{top}</b>
            <span>{place}</span>
          </p>
          <p class="prints">{prints}</p>
          <ul class="numbers">
            {numbers.map(([name, value]) => (
              <li key={name}>
                <b>{String(value).replace('-', '−')}</b> {name}
              </li>
            ))}
          </ul>
        </li>
        {under.map((card) => (
          <li key={card.id}>
            <b>{card.label}</b>
            <span class="prints">{card.prints}</span>
          </li>
        ))}
      </ol>
      {discarded && <p class="left">Discarded: {discarded}.</p>}
      <ul class="bits plain">
        {account.map(({ ruling, message }) => (
          <li key={ruling + message}>
            {message} <Cite ruling={ruling}>Ruling</Cite>
          </li>
        ))}
        {bits.map(({ name, works, source, ruling }, at) => (
          <li key={at} class={works ? 'works' : 'idle'}>
            <b>{name}</b> {works ? '' : 'does nothing here, '}
            {source} <Cite ruling={ruling}>Ruling</Cite>
          </li>
        ))}
      </ul>
    </>
  );
}
