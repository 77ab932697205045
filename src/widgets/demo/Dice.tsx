/** The dice of a demo: each a button. A tap opens six faces, digits and arrows set it at once. */
import { useRef, useState } from 'preact/hooks';
import type { SceneDie, SceneGroup } from '../../examples/attack/scene.ts';
import { DieFace, dieClass } from '../Die.tsx';
import { dieProps } from '../die-props.ts';
import type { Action } from './sheet.ts';

/** Dice that the reader picks for a re-roll. */
export interface Picking {
  max: number;
  positions: readonly number[];
  toggle(position: number): void;
}

/** What a screen reader says of a die: `attack die 3: natural 6, hit, counts for Critical Hit`. */
function nameOf(die: SceneDie, kind: string, number: number): string {
  if (die.hidden) return `${kind} ${number}: hidden`;
  const said = [`natural ${die.natural}`];
  if (die.countsAs !== die.natural) said.push(`counts as ${die.countsAs}`);
  if (die.hit !== undefined) said.push(die.hit ? 'hit' : 'miss');
  if (die.counts) said.push(`counts for ${die.counts.join(' and ')}`);
  if (die.roles.includes('Fury die')) said.push('Fury die');
  if (die.rerolledFrom) said.push(`was ${die.rerolledFrom.join(', then ')}`);
  return `${kind} ${number}: ${said.join(', ')}`;
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

export function Dice({
  group,
  picking,
  send,
}: {
  group: SceneGroup;
  picking: Picking | undefined;
  send: (action: Action) => void;
}) {
  const [focus, setFocus] = useState(0);
  const [open, setOpen] = useState<number>();
  const tray = useRef<HTMLUListElement>(null);
  const { dice } = group;
  const kind = group.type === 'attack-dice' ? 'attack die' : 'die of damage';
  const go = (at: number) => {
    setFocus(at);
    tray.current?.querySelectorAll<HTMLElement>('button')[at]?.focus();
  };
  const set = (at: number, face: number) => {
    const source = dice[at]?.source;
    if (source && face >= 1 && face <= 6) send({ do: 'set', ...source, face });
  };
  const key = (event: KeyboardEvent, at: number) => {
    const { key: pressed, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey) return;
    const natural = dice[at]?.natural ?? 1;
    if (/^[1-6]$/.test(pressed)) set(at, Number(pressed));
    else if (pressed === 'ArrowUp') set(at, natural + 1);
    else if (pressed === 'ArrowDown') set(at, natural - 1);
    else if (pressed === 'ArrowRight') go((at + 1) % dice.length);
    else if (pressed === 'ArrowLeft') go((at + dice.length - 1) % dice.length);
    else if (pressed === 'Home') go(0);
    else if (pressed === 'End') go(dice.length - 1);
    else if (pressed === 'Escape' && open !== undefined) setOpen(undefined);
    else return;
    event.preventDefault();
  };
  const tapped = (at: number) => {
    setFocus(at);
    if (picking) picking.toggle(at + 1);
    else setOpen(open === at ? undefined : at);
  };
  const shown = open !== undefined && !picking ? dice[open] : undefined;
  return (
    <div class="dice">
      <p class="dice-label">
        {group.label}
        {group.needs !== undefined && <span>{hitsWith(group.needs)}</span>}
      </p>
      <ul ref={tray} class={dice.length > 7 ? 'tray many' : 'tray'} aria-label={group.label}>
        {dice.map((die, at) => {
          const props = dieProps(die);
          const picked = picking?.positions.includes(at + 1);
          return (
            <li key={at}>
              {(die.rerolledFrom ?? []).map((natural, old) => {
                const before = { natural, old: true, word: '' };
                return (
                  <span key={old} class={dieClass(before)} aria-hidden="true">
                    <DieFace {...before} />
                  </span>
                );
              })}
              <button
                type="button"
                class={die.hit === undefined ? `${dieClass(props)} fresh` : dieClass(props)}
                tabIndex={at === Math.min(focus, dice.length - 1) ? 0 : -1}
                aria-label={nameOf(die, kind, at + 1)}
                aria-pressed={picking ? picked : undefined}
                aria-expanded={picking ? undefined : open === at}
                onClick={() => tapped(at)}
                onKeyDown={(event) => key(event, at)}
              >
                <DieFace {...props} />
                <span aria-hidden="true">
                  {picked ? 'again' : props.trigger ? 'natural' : props.word}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {shown && open !== undefined && (
        <fieldset class="faces">
          <legend>
            Set {kind} {open + 1}
          </legend>
          {FACES.map((face) => (
            <button
              key={face}
              type="button"
              class="die hit"
              aria-label={`${face}`}
              aria-pressed={shown.natural === face}
              onClick={() => {
                set(open, face);
                setOpen(undefined);
                go(open);
              }}
            >
              <DieFace natural={face} word="" />
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}

/** What a die has to reach. */
function hitsWith(needs: number): string {
  return `${needs} or more hits`;
}

/** Dice that wait to be thrown. */
export function Blank({ count, label }: { count: number; label: string }) {
  const shown = Math.min(count, 14);
  return (
    <div class="dice">
      <p class="dice-label">{label}</p>
      <div class={count > 7 ? 'tray many' : 'tray'} aria-hidden="true">
        {Array.from({ length: shown }, (_, at) => (
          <span key={at} class="die blank">
            <svg viewBox="0 0 24 25" role="presentation">
              <rect class="box" x="1.5" y="3.5" width="21" height="21" rx="4.6" />
            </svg>
          </span>
        ))}
        {count > shown && <span class="more">and {count - shown} more</span>}
      </div>
    </div>
  );
}
