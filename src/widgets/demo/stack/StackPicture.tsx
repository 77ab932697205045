/** A stack as a pile of cards, its numbers, and where each bit of what it has comes from. */
import { giftText } from '../../../examples/ability-name.ts';
import { contestOf, type StackNow, type StackPlay } from '../../../examples/stack/moves.ts';
import { placeName } from '../../../examples/stack/offers.ts';
import { contests } from '../../../rules/stack/contest.ts';
import { stackResult } from '../../../rules/stack/result.ts';
import type { Bit, StackCard, StackState } from '../../../rules/stack/shapes.ts';
import { Cite } from '../Cite.tsx';
import type { View } from '../lines/LineDemo.tsx';
import { OwnCard } from './OwnCard.tsx';

export function StackPicture({
  view: { state, sheet },
  hand,
  picked,
  pick,
  write,
}: {
  view: View<StackPlay, StackNow>;
  hand: readonly StackCard[];
  picked: string | undefined;
  pick: (label: string) => void;
  write: (card: StackCard) => void;
}) {
  const { stack } = state;
  const { start } = sheet;
  const bids = contestOf(start);
  return (
    <div class="card">
      {stack !== undefined && <Pile stack={stack} />}
      {bids !== undefined && (
        <ol class="account">
          {(['dark', 'light'] as const).map((side) => (
            <li key={side} class={bids.winner === side ? 'sum' : ''}>
              <Cite ruling={bids.reason.ruling}>
                {side === 'dark' ? 'Dark Side' : 'Light Side'}: cost {start.bids[side]?.cost}, under{' '}
                {start.bids[side]?.under}, bid {start.bids[side]?.bid}
              </Cite>
              <b>{bids[side]}</b>
            </li>
          ))}
        </ol>
      )}
      {stack !== undefined &&
        (['yours', 'theirs'] as const).flatMap((whose) =>
          start[whose].map((card) => {
            const { contested, reason } = contests(stack.top, card, stack.same);
            return (
              <p key={card.label} class="left">
                {card.label} ({whose}): {contested ? 'contest. ' : 'no contest. '}
                {reason.message} <Cite ruling={reason.ruling}>Ruling</Cite>
              </p>
            );
          }),
        )}
      {stack !== undefined && (
        <label class="dial flat more hold">
          <span>Card in hand</span>
          <select onChange={({ currentTarget }) => pick(currentTarget.value)}>
            {hand.map(({ label }) => (
              <option key={label} value={label} selected={label === picked}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
      {stack !== undefined && <OwnCard write={write} />}
    </div>
  );
}

function Pile({ stack }: { stack: StackState }) {
  const { top, under, pilots, place, discarded } = stack;
  const { speed, power, health, account, bits, totalCost } = stackResult(stack);
  return (
    <>
      <ol class="pile">
        {pilots.map((card) => (
          <li key={`p ${card.id}`} class="pilot">
            <b>{card.label}</b> pilots
          </li>
        ))}
        <li class="uppermost">
          <p class="cardhead">
            <b>{top.label}</b>
            <span>{placeName(place)}</span>
          </p>
          <p class="prints">{printed(top).join(' · ')}</p>
          <ul class="numbers">
            <Figure name="speed" value={speed} />
            <Figure name="power" value={power} />
            <Figure name="health" value={health} />
            {totalCost !== undefined && <Figure name="total cost" value={totalCost} />}
          </ul>
        </li>
        {under.map((card) => (
          <li key={card.id}>
            <b>{card.label}</b>
            <span class="prints">{printed(card).join(' · ')}</span>
          </li>
        ))}
      </ol>
      {discarded.length > 0 && (
        <p class="left">Discarded: {discarded.map(({ label }) => label).join(', ')}.</p>
      )}
      <ul class="bits plain">
        {account.map(({ ruling, message }) => (
          <li key={ruling + message}>
            {message} <Cite ruling={ruling}>Ruling</Cite>
          </li>
        ))}
        {bits
          .filter(({ gift }) => 'ability' in gift)
          .map((bit, at) => (
            <One key={at} bit={bit} />
          ))}
      </ul>
    </>
  );
}

function Figure({ name, value }: { name: string; value: number }) {
  return (
    <li>
      <b>{String(value).replace('-', '−')}</b> {name}
    </li>
  );
}

const BY = { printed: 'printed', insert: 'INSERT', switch: 'Switch', pilot: 'Pilot' } as const;

function One({ bit }: { bit: Bit }) {
  const { gift, from, by, ruling, works, idle } = bit;
  return (
    <li class={works ? 'works' : 'idle'}>
      <b>{giftText(gift)}</b> {works ? '' : 'does nothing here, '}
      {by === 'printed' ? `printed on ${from}` : `from ${from}, ${BY[by]}`}{' '}
      <Cite ruling={idle ?? ruling}>Ruling</Cite>
    </li>
  );
}

/** What the card prints, in its own words. */
function printed(card: StackCard): string[] {
  const types = card.arenas.map(placeName).join('/');
  const gifts = (list: readonly Bit['gift'][]) => list.map(giftText).join(' and ') || 'None';
  return [
    [types, card.subtypes.join(' ')].filter((part) => part !== '').join(' - '),
    ...card.inserts.map((gift) => `INSERT: ${giftText(gift)}`),
    ...card.switches.map((effects) => `Switch: ${effects.map(gifts).join(' / ')}`),
    ...card.lists.map(
      (items) =>
        `Stack: ${items.map((item) => ('any' in item ? `any ${item.any}` : item.name)).join(' or ')}`,
    ),
    ...card.pilot.map(({ subtype, gives }) =>
      gives.length > 0 ? `${subtype} Pilot: ${gifts(gives)}` : `${subtype} Pilot`,
    ),
    ...(card.seats > 1 ? [`takes ${card.seats} Pilots`] : []),
  ].filter((part) => part !== '');
}
