/** The live demo of an attack, or of dice of damage. The same component draws the page before it is touched. */
import { useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'preact/hooks';
import type { Await } from '../../rules/types.ts';
import { Account } from './Account.tsx';
import { Ask, chooser } from './Ask.tsx';
import { Cite } from './Cite.tsx';
import { throwDie } from './chance.ts';
import { Blank, Dice, type Picking } from './Dice.tsx';
import { keywordName } from './names.ts';
import { Strip } from './Strip.tsx';
import { type Action, act, type Desk, type Sheet, sceneOn, statesOn, unitsIn } from './sheet.ts';
import { Units } from './Units.tsx';

export interface AttackDemoProps {
  sheet: Sheet;
  /** The lab's address with this sheet on it. */
  lab: string;
  /** Told of every new sheet; what it gives back is the new address of the lab. */
  changed?: (sheet: Sheet) => Promise<string>;
  /** Handed the way to load another sheet from outside. */
  ready?: (load: (sheet: Sheet) => void) => void;
}

type DiceAwait = Extract<Await, { kind: 'dice' }>;

/** What is thrown, in words: `3 dice`, `1 Fury die`, `2 dice again`. */
function thrown({ purpose, count, keyword }: DiceAwait): string {
  const dice = count === 1 ? 'die' : 'dice';
  if (purpose === 're-roll') return `${count} ${dice} again`;
  const whose = purpose === 'roll' || keyword === undefined ? '' : `${keywordName(keyword)} `;
  return `${count} ${whose}${dice}`;
}

export function AttackDemo({ sheet, lab, changed, ready }: AttackDemoProps) {
  const [desk, send] = useReducer((before: Desk, action: Action) => act(before, action, throwDie), {
    now: sheet,
    past: [],
    taken: [],
  });
  const [open, setOpen] = useState(false);
  const [picked, setPicked] = useState<readonly number[]>([]);
  const [address, setLab] = useState(lab);
  const root = useRef<HTMLDivElement>(null);
  const { now } = desk;
  const scene = useMemo(() => sceneOn(now), [now]);
  const { states, refused } = statesOn(now);
  const state = states[Math.min(now.at, states.length - 1)];
  const asked = scene?.asked;
  const over = asked?.kind === 'done';

  useLayoutEffect(() => {
    ready?.((next) => {
      setOpen(true);
      send({ do: 'load', sheet: next });
    });
  }, [ready]);
  useEffect(() => {
    setPicked([]);
    if (desk.past.length + desk.taken.length > 0) changed?.(now).then(setLab);
  }, [now]);
  useLayoutEffect(() => {
    // A button that a choice took away must not take the focus with it.
    const lost = document.activeElement === document.body && desk.past.length > 0;
    if (lost) root.current?.querySelector<HTMLElement>('[data-next]')?.focus();
  }, [now]);

  const most = asked?.kind === 'choice' ? asked.dice?.max : undefined;
  const picking: Picking | undefined =
    most === undefined
      ? undefined
      : {
          max: most,
          positions: picked,
          toggle: (at) =>
            setPicked(
              picked.includes(at)
                ? picked.filter((one) => one !== at)
                : [...picked.slice(picked.length < most ? 0 : 1), at],
            ),
        };
  const rolls = asked?.kind === 'dice' ? thrown(asked) : undefined;
  const canStep = state !== undefined && !(over && now.at === now.moves.length);
  const attackDice = scene?.groups.some(({ type }) => type === 'attack-dice');
  return (
    <div ref={root} class={open ? 'sheet open' : 'sheet'}>
      <div class="head">
        <h2 tabIndex={-1}>{now.title}</h2>
        {now.from && (
          <a class="back" href={now.from.href}>
            {now.from.label}
          </a>
        )}
      </div>
      <div class="more">
        <Units specs={unitsIn(now.start)} views={scene?.units ?? []} send={send} />
      </div>
      {scene && <Strip step={scene.step} over={over} />}
      {scene?.groups.map((group, at) => (
        <Dice
          key={`${group.label} ${at}`}
          group={group}
          picking={group.type === 'attack-dice' ? picking : undefined}
          send={send}
        />
      ))}
      {asked?.kind === 'dice' && asked.purpose !== 're-roll' && (
        <Blank count={asked.count} label={attackDice ? thrown(asked) : 'Not rolled yet'} />
      )}
      <div class="more">{scene && <Account lines={scene.account} />}</div>
      <p class="told" role="status">
        {refused && states.length === 0 ? (
          <>
            Refused: {refused.message} <Cite ruling={refused.ruling}>Ruling</Cite>
          </>
        ) : (
          scene?.sentence
        )}
        {state && asked?.kind === 'choice' && (
          <span class="sr"> {chooser(state, asked)} chooses.</span>
        )}
      </p>
      <div class="more">
        {state && asked?.kind === 'choice' && (
          <Ask key={now.at} state={state} choice={asked} picking={picking} send={send} />
        )}
      </div>
      <div class="keys">
        <button
          type="button"
          class="main opener"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Fold' : 'Play it'}
        </button>
        <button
          type="button"
          class={rolls || over ? 'main roll' : 'roll'}
          data-next={asked?.kind === 'choice' ? undefined : ''}
          onClick={() => send({ do: 'roll' })}
        >
          {rolls ? `Roll ${rolls}` : 'Roll again'}
        </button>
        <button type="button" aria-disabled={!canStep} onClick={() => send({ do: 'step' })}>
          Step
        </button>
        <button
          type="button"
          aria-disabled={desk.past.length === 0}
          onClick={() => send({ do: 'undo' })}
        >
          Undo
        </button>
        <button type="button" onClick={() => send({ do: 'restart' })}>
          Start over
        </button>
      </div>
      <p class="small more">
        You choose for both players. Step takes the usual choice: a pass, or all that Parry can.{' '}
        <a data-lab href={address}>
          Open in the lab
        </a>
      </p>
    </div>
  );
}
