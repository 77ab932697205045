/**
 * Cards that never were, for tests and benches: card-like names, numbers and texts, the same for the same seed.
 * No word of a real card is needed, and none is here beyond the keywords of the game.
 */
import { keywordNames } from '../../notation/keyword-names.ts';
import { COLUMNS, type LoadedCard } from './card.ts';

/** Numbers from 0 up to, not including, 1; Mulberry32. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const START =
  'Ba Bre Cor Dar Del Fe Gal Gri Ha Ix Jo Ka Kel Lo Mar Mi Na No Or Pa Quin Ra Sa Shi Ta Tre Ul Va Ve Wi Xo Ya Ze Zu'.split(
    ' ',
  );
const MIDDLE =
  'a an ar da de do el en er ga go i il in is ka ko la le lo mo na ni or ra ri ro sa so ta ti tor u va vi xi za'.split(
    ' ',
  );
const END =
  'bek bor can d dan dar den dor fa gar k kan l len lin lor m ma n nar nor r ran rik ro s sel sh t tan th tor va vin x yn z'.split(
    ' ',
  );
const TRADES =
  'Scout Pilot Trader Guard Captain Smuggler Adept Hunter Envoy Mechanic Raider Healer Warden Spy Marksman Elder'.split(
    ' ',
  );
const SHIPS =
  'Fighter Cruiser Freighter Shuttle Gunship Interceptor Corvette Skiff Walker Speeder Crawler Barge'.split(
    ' ',
  );
const PLANS =
  'Ambition|Bargain|Counsel|Daring Escape|Gambit|Last Warning|Long March|New Hope Song|Patience|Quiet Night|Retreat|Secret Door|Second Thoughts|Stand'.split(
    '|',
  );
const TYPES = [
  'Ground',
  'Space',
  'Character',
  'Ground',
  'Space',
  'Character',
  'Battle',
  'Mission',
  'Location',
  'Equipment',
];
const PEOPLE =
  'Droid Pilot Scout Trooper Hunter Sage Officer Royal Creature Vehicle Transport Starfighter Capital'.split(
    ' ',
  );
const EFFECTS = [
  'Each of your other units in this arena gets +1 power.',
  'When this unit enters play, draw a card, then put a card from your hand on the bottom of your deck.',
  'Pay 2 Force -> Discard a damage counter from one of your Character units.',
  "Your opponent discards a card at random. If he or she can't, you gain 1 Force.",
  'Choose a unit. That unit gets Accuracy 1 and Stealth until end of turn.',
  'Tap this unit -> One of your other units gets Critical Hit 2 for this attack.',
  'When this unit is discarded from the arena, do 2 damage to each unit in that arena.',
  "Units named in this text lose Armor and can't use Evade.",
  'Prevent up to 3 damage to target Space unit you control.',
  'Look at the top four cards of your deck. Put one into your hand and the rest back in any order.',
];
const VALUED = keywordNames.filter(({ template }) => /^[\w ]+ X$/.test(template));
const PLAIN = keywordNames.filter(({ template, name }) => template === name);

/** @returns `count` cards in sets of 250 */
export function inventCards(count: number, seed = 6): LoadedCard[] {
  const next = seeded(seed);
  const of = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
  const number = (most: number): string => `${1 + Math.floor(next() * most)}`;
  const word = (): string => of(START) + (next() < 0.6 ? of(MIDDLE) : '') + of(END);
  const people = Array.from(
    { length: Math.max(20, Math.floor(count / 12)) },
    () => `${word()} ${word()}`,
  );
  const homes = Array.from({ length: 120 }, word);
  const taken = new Set<string>();
  const nameOf = (type: string): string => {
    const way = next();
    if (/Battle|Mission/.test(type)) return `${of(people).split(' ')[0]}'s ${of(PLANS)}`;
    if (type === 'Location')
      return `${of(homes)} ${of(['Outpost', 'Spaceport', 'Temple', 'Canyon'])}`;
    if (type !== 'Character') return `${of(homes)} ${of(SHIPS)}`;
    return way < 0.7 ? of(people) : `${of(homes)} ${of(TRADES)}`;
  };
  const abilities = (): string => {
    const parts: string[] = [];
    for (let at = Math.floor(next() * 3); at >= 0; at--) {
      const way = next();
      const valued = `${of(VALUED).name} ${number(4)}`;
      parts.push(
        way < 0.5 ? valued : way < 0.75 ? of(PLAIN).name : `Pay ${number(3)} Force -> ${valued}`,
      );
    }
    return parts.join(', ');
  };
  return Array.from({ length: count }, (_, at) => {
    const type = of(TYPES);
    const bare = nameOf(type);
    let name = bare;
    for (let version = 0; taken.has(name); version++) {
      name = version < 26 ? `${bare} (${String.fromCharCode(65 + version)})` : `${bare} ${version}`;
    }
    taken.add(name);
    const unit = /Ground|Space|Character/.test(type);
    const lines = [
      ...(unit || next() < 0.2 ? [abilities()] : []),
      ...(next() < 0.8 ? [of(EFFECTS)] : []),
    ];
    return {
      name,
      set: `T${Math.floor(at / 250) + 1}`,
      side: of(['Light', 'Dark', 'Neutral']),
      type,
      subtype: next() < 0.5 ? of(PEOPLE) : `${of(PEOPLE)} ${of(PEOPLE)}`,
      cost: number(9),
      speed: unit ? `${10 * (1 + Math.floor(next() * 7))}` : '',
      power: unit ? number(8) : '',
      health: unit ? number(8) : '',
      rarity: of(['C', 'U', 'R']),
      number: `${(at % 250) + 1}`,
      usage: '',
      text: lines.join('|'),
      classification: '',
    };
  });
}

const HEADS =
  'Name Set ImageFile Side Type Subtype Cost Speed Power Health Rarity Number Usage Text Script Classification'.split(
    ' ',
  );

/** Cards as the text of a LackeyCCG set file. */
export function writeSet(cards: readonly LoadedCard[]): string {
  const known = new Set<string>(COLUMNS);
  const rows = cards.map((card) =>
    HEADS.map((head) => {
      const column = head.toLowerCase();
      return known.has(column) ? card[column as keyof LoadedCard] : '';
    }).join('\t'),
  );
  return `${[HEADS.join('\t'), ...rows].join('\n')}\n`;
}
