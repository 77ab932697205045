/** The look of a share image: paper, ink, a thick rule, dice; gold for natural triggers alone. */

import { cutAtSentence } from '../../share/cut.ts';
import type { PreviewCard } from '../../share/previews.ts';
import { dieProps } from '../../widgets/die-props.ts';
import { PIPS } from '../../widgets/pips.ts';

export const WIDTH = 1200;
export const HEIGHT = 630;

/** The light scheme of `src/styles/tokens.css`. */
const INK = '#15171d';
const PAPER = '#f5f1e6';
const SHEET = '#fffdf7';
const SOFT = '#565964';
const GOLD = '#9a5200';
const PIP = '#ffb52e';
const BAD = '#9c1f1f';

const EDGE = 60;
const HEADER = 100;
const DIE = 88;
/** Width of a die with its word, and height of the row. */
const COLUMN = 128;
const TRAY = 150;
const GAP = 26;
const EYEBROW = 34;
const LINE = 1.3;

/** Sizes of the heading by its length, and of the text, largest first. */
const HEADINGS: readonly [most: number, size: number][] = [
  [16, 104],
  [26, 84],
  [44, 70],
  [Number.POSITIVE_INFINITY, 58],
];
const TEXTS = [54, 48, 42, 38, 34] as const;
const SMALLEST = 34;

/** An element as satori takes it. */
export interface Box {
  type: string;
  props: Record<string, unknown>;
  key?: string;
}

type Style = Record<string, string | number>;

const box = (style: Style, children: Box[] | string = [], key?: string): Box => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
  ...(key ? { key } : {}),
});

const svg = (width: number, height: number, source: string): Box => ({
  type: 'img',
  props: {
    width,
    height,
    src: `data:image/svg+xml,${encodeURIComponent(source)}`,
  },
});

function pips(natural: number, fill: string): string {
  return (PIPS[natural] ?? [])
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2.2" fill="${fill}"/>`)
    .join('');
}

type Drawn = ReturnType<typeof dieProps> & { old?: boolean };

function face({ natural, hit, trigger, old, extra }: Drawn): string {
  const frame = 'x="1.5" y="3.5" width="21" height="21" rx="4.6"';
  const dashed = `fill="${SHEET}" stroke="${SOFT}" stroke-width="1.4" stroke-dasharray="2.6 2.2"`;
  const solid = `fill="${INK}" stroke="${INK}" stroke-width="1.4"`;
  const pip = hit ? (trigger ? PIP : PAPER) : trigger ? GOLD : SOFT;
  const parts = [
    `<rect ${frame} ${hit || natural === undefined ? solid : dashed}/>`,
    natural === undefined ? '' : pips(natural, pip),
    trigger
      ? `<path d="M5 1.2h14" stroke="${GOLD}" stroke-width="2.4" stroke-linecap="round"/>`
      : '',
    old ? `<path d="M2 23.5 22 4.5" stroke="${BAD}" stroke-width="2"/>` : '',
    extra
      ? `<path d="M18 1h3v3h3v3h-3v3h-3V7h-3V4h3z" fill="${PAPER}" stroke="${INK}" stroke-width="1.4"/>`
      : '',
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 26" width="${DIE}" height="${DIE * (26 / 24)}">${parts.join('')}</svg>`;
}

function die(drawn: Drawn): Box {
  const word = drawn.old ? 're-rolled' : drawn.word;
  const color = drawn.trigger ? INK : SOFT;
  const weight = drawn.trigger ? 700 : 400;
  return box({ flexDirection: 'column', alignItems: 'center', width: COLUMN }, [
    svg(DIE, DIE * (26 / 24), face(drawn)),
    box({ fontSize: 26, color, fontWeight: weight, marginTop: 2 }, word),
  ]);
}

function tray({ dice, result }: PreviewCard): Box {
  const drawn = dice.flatMap((known): Drawn[] => [
    ...(known.rerolledFrom ?? []).map((natural) => ({
      ...dieProps({ natural, roles: [] }),
      old: true,
    })),
    dieProps(known),
  ]);
  const some = drawn.length > 7 ? drawn.filter(({ old }) => !old) : drawn;
  const room = WIDTH - 2 * EDGE - some.length * COLUMN;
  return box(
    {
      alignItems: 'center',
      height: TRAY,
      marginTop: 'auto',
      marginBottom: GAP - 6,
      marginLeft: -(COLUMN - DIE) / 2,
    },
    [
      ...some.map(die),
      ...(result && room > 300
        ? [
            box(
              { fontSize: 32, lineHeight: 1.25, fontWeight: 700, marginLeft: 34, width: room - 34 },
              cutAtSentence(result, 90),
            ),
          ]
        : []),
    ],
  );
}

const six = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="46" height="46"><rect x="1.5" y="1.5" width="21" height="21" rx="5" fill="${INK}"/>${[7.6, 16.4].flatMap((x) => [6.6, 12, 17.4].map((y) => `<circle cx="${x}" cy="${y}" r="2" fill="${PAPER}"/>`)).join('')}</svg>`;

function header({ notes }: PreviewCard): Box {
  const pill: Style = {
    padding: '6px 22px 8px',
    border: `2.5px solid ${INK}`,
    borderRadius: 40,
    marginLeft: 14,
    fontSize: 28,
    letterSpacing: 0,
  };
  const right =
    notes.length > 0
      ? notes.map((note) => box(pill, note))
      : [box({ fontSize: 28, fontWeight: 400, color: SOFT, letterSpacing: 0 }, 'Star Wars TCG')];
  return box(
    {
      alignItems: 'center',
      justifyContent: 'space-between',
      height: HEADER,
      padding: `0 ${EDGE}px`,
      borderBottom: `7px solid ${INK}`,
      fontSize: 36,
      fontWeight: 700,
      letterSpacing: -1,
    },
    [
      box({ alignItems: 'center' }, [svg(46, 46, six), box({ marginLeft: 14 }, 'natural six')]),
      box({ alignItems: 'center' }, right),
    ],
  );
}

/** Splits `Critical Hit X` into the name and its parameter, which is set lighter. */
function heading(text: string, size: number): Box {
  const [name = text, parameter] = text.split(/(?=\s[X[]\S*$)/, 2);
  const style: Style = {
    fontSize: size,
    fontWeight: 700,
    lineHeight: 1.04,
    letterSpacing: -2.5,
    textWrap: 'balance',
  };
  if (!parameter) return box(style, text);
  return box({ ...style, flexWrap: 'wrap' }, [
    box({}, name),
    box({ color: SOFT, fontWeight: 400, marginLeft: size / 4 }, parameter.trim()),
  ]);
}

/** How large the text is set, and how much of it. */
export interface Fit {
  size: number;
  text: string;
}

const headingSize = (card: PreviewCard): number =>
  HEADINGS.find(([most]) => card.heading.length <= most)?.[1] ?? 58;

/** Room for eyebrow, heading and text together. */
export const roomFor = ({ dice }: PreviewCard): number =>
  HEIGHT - HEADER - 2 * GAP - (dice.length > 0 ? TRAY : 0);

/** About how many letters of the text fit at a size: letters are half as wide as high. */
function capacity(card: PreviewCard, size: number): number {
  const width = WIDTH - 2 * EDGE;
  const large = headingSize(card);
  const lines = Math.ceil((card.heading.length * large * 0.52) / width);
  const above = (card.eyebrow ? EYEBROW * 1.4 : 0) + lines * large * 1.04 + 16;
  const left = Math.floor((roomFor(card) - above) / (size * LINE));
  return left * (width / (size * 0.5));
}

/** Every way of setting the text that may fit, best first; the last ones cut it at a sentence. */
export function* fits(card: PreviewCard): Generator<Fit> {
  const text = card.text.replace(/\n+/g, ' ');
  for (const size of TEXTS) {
    if (text.length < capacity(card, size) * 1.1) yield { size, text };
  }
  let limit = Math.min(text.length - 1, Math.ceil(capacity(card, SMALLEST) * 1.1));
  let before = text;
  for (; limit > 30; limit = Math.floor(limit * 0.95)) {
    const shorter = cutAtSentence(text, limit);
    if (shorter === before) continue;
    before = shorter;
    for (const size of TEXTS) {
      if (shorter.length < capacity(card, size)) yield { size, text: shorter };
    }
  }
  yield { size: SMALLEST, text: '' };
}

/** The key of the box whose height has to fit into `roomFor`. */
export const WORDS = 'words';

/** The picture, its text set as the fit says. */
export function draw(card: PreviewCard, { size, text }: Fit): Box {
  const eyebrow = card.eyebrow
    ? [box({ fontSize: EYEBROW, color: SOFT, marginBottom: 6 }, card.eyebrow)]
    : [];
  const words = box(
    { flexDirection: 'column', flexShrink: 0 },
    [
      ...eyebrow,
      heading(card.heading, headingSize(card)),
      box({ fontSize: size, lineHeight: LINE, marginTop: 16 }, text),
    ],
    WORDS,
  );
  return box(
    {
      flexDirection: 'column',
      width: WIDTH,
      height: HEIGHT,
      background: PAPER,
      color: INK,
      fontFamily: 'Bricolage Grotesque',
    },
    [
      header(card),
      box({ flexDirection: 'column', flexGrow: 1, padding: `${GAP}px ${EDGE}px 0` }, [
        words,
        ...(card.dice.length > 0 ? [tray(card)] : []),
      ]),
    ],
  );
}
