/** The dice of a demo: each a button. A tap opens six faces, digits and arrows set it at once. */
import { Component, createRef } from 'preact';
import type { Scene, SceneDie, SceneGroup } from '../../examples/attack/scene.ts';
import { DieFace, dieClass } from '../Die.tsx';
import { dieProps } from '../die-props.ts';
import type { Picking } from './picking.ts';
import type { Action } from './sheet.ts';
import { thrown } from './thrown.ts';

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

interface DiceProps {
  group: SceneGroup;
  picking: Picking | undefined;
  send: (action: Action) => void;
}

interface DiceState {
  /** The die that the Tab key reaches, and the one whose faces are laid out. */
  focus: number;
  open?: number | undefined;
}

class Dice extends Component<DiceProps, DiceState> {
  override state: DiceState = { focus: 0 };
  private readonly tray = createRef<HTMLUListElement>();

  private go(at: number): void {
    this.setState({ focus: at });
    this.tray.current?.querySelectorAll<HTMLElement>('button')[at]?.focus();
  }

  private set(at: number, face: number): void {
    const source = this.props.group.dice[at]?.source;
    if (source && face >= 1 && face <= 6) this.props.send({ do: 'set', ...source, face });
  }

  private key(event: KeyboardEvent, at: number): void {
    const { key, altKey, ctrlKey, metaKey } = event;
    const { dice } = this.props.group;
    if (altKey || ctrlKey || metaKey) return;
    const natural = dice[at]?.natural ?? 1;
    if (/^[1-6]$/.test(key)) this.set(at, Number(key));
    else if (key === 'ArrowUp') this.set(at, natural + 1);
    else if (key === 'ArrowDown') this.set(at, natural - 1);
    else if (key === 'ArrowRight') this.go((at + 1) % dice.length);
    else if (key === 'ArrowLeft') this.go((at + dice.length - 1) % dice.length);
    else if (key === 'Home') this.go(0);
    else if (key === 'End') this.go(dice.length - 1);
    else if (key === 'Escape' && this.state.open !== undefined) this.setState({ open: undefined });
    else return;
    event.preventDefault();
  }

  private tapped(at: number): void {
    const { picking } = this.props;
    if (picking) picking.toggle(at + 1);
    this.setState(({ open }) => ({ focus: at, open: picking || open === at ? undefined : at }));
  }

  override render() {
    const { group, picking } = this.props;
    const { focus, open } = this.state;
    const { dice } = group;
    const kind = group.type === 'attack-dice' ? 'attack die' : 'die of damage';
    const shown = open !== undefined && !picking ? dice[open] : undefined;
    return (
      <div class="dice">
        <p class="dice-label">
          {group.label}
          {group.needs !== undefined && <span>{hitsWith(group.needs)}</span>}
        </p>
        <ul ref={this.tray} class={dice.length > 7 ? 'tray many' : 'tray'} aria-label={group.label}>
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
                  onClick={() => this.tapped(at)}
                  onKeyDown={(event) => this.key(event, at)}
                >
                  <DieFace {...props} />
                  <span aria-hidden="true">{picked ? 'again' : props.word}</span>
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
                  this.set(open, face);
                  this.setState({ open: undefined });
                  this.go(open);
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
}

/** What a die has to reach. */
function hitsWith(needs: number): string {
  return `${needs} or more is a hit`;
}

/** All groups of dice on the table; a re-roll names attack dice only. */
export function AllDice({
  groups,
  picking,
  send,
}: {
  groups: readonly SceneGroup[];
  picking: Picking | undefined;
  send: (action: Action) => void;
}) {
  return (
    <>
      {groups.map((group, at) => (
        <Dice
          key={`${group.label} ${at}`}
          group={group}
          picking={group.type === 'attack-dice' ? picking : undefined}
          send={send}
        />
      ))}
    </>
  );
}

/** The dice that a scene waits for. */
export function Awaited({ scene: { asked, groups } }: { scene: Scene }) {
  if (asked?.kind !== 'dice' || asked.purpose === 're-roll') return null;
  const more = groups.some(({ type }) => type === 'attack-dice');
  return <Blank count={asked.count} label={more ? thrown(asked) : 'Not rolled yet'} />;
}

/** Dice that wait to be thrown. */
function Blank({ count, label }: { count: number; label: string }) {
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
