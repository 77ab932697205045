/** One die, drawn the same way on static pages and in the live demos. */
import { PIPS } from './pips.ts';

export interface DieProps {
  /** What the die shows, 1 to 6; undefined when it is hidden. */
  natural?: number | undefined;
  hit?: boolean;
  /** It sets a keyword off: wears the gold bar. */
  trigger?: boolean;
  /** An old face that was re-rolled away. */
  old?: boolean;
  /** A die that Fury added. */
  extra?: boolean;
  /** The word below: `hit`, `miss`, `natural 6`. */
  word: string;
}

/** Classes that tell the die's state by shape: solid, dashed, barred, struck, marked with a plus. */
export function dieClass({ natural, hit, trigger, old, extra }: DieProps): string {
  return [
    'die',
    hit && 'hit',
    trigger && 'natural',
    old && 'old',
    extra && 'extra',
    natural === undefined && 'hidden',
  ]
    .filter(Boolean)
    .join(' ');
}

/** What a screen reader says: the number and what the die did. */
export function dieWords({ natural, word, old, extra }: DieProps): string {
  const face = natural === undefined ? 'hidden die' : `${natural}`;
  const note = word === `${natural}` ? '' : `, ${word}`;
  return `${extra ? 'Fury die ' : ''}${face}${note}${old ? ', re-rolled' : ''}`;
}

/** The picture alone. */
export function DieFace(props: DieProps) {
  const pips = props.natural === undefined ? [] : (PIPS[props.natural] ?? []);
  return (
    <svg viewBox="0 0 24 25" aria-hidden="true">
      <rect class="box" x="1.5" y="3.5" width="21" height="21" rx="4.6" />
      {props.trigger && <path class="bar" d="M5 1.2h14" />}
      {props.natural === undefined ? (
        <text x="12" y="19.5" text-anchor="middle" font-size="15">
          ?
        </text>
      ) : (
        pips.map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r="2.2" />)
      )}
      {props.old && <path class="strike" d="M2 23.5 22 4.5" />}
      {props.extra && <path class="plus" d="M18 1h3v3h3v3h-3v3h-3V7h-3V4h3z" />}
    </svg>
  );
}
