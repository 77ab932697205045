/** The plain words of card text that say what happens to a keyword, and words that a name is not made of. */

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** What comes after is given to a unit. */
export const GIVES = set(
  'get gets gain gains gaining give gives giving grant grants receive receives had having add adds',
);
export const HAS = set('has have');
/** What comes after is taken away. */
export const TAKES = set('lose loses losing remove removes removing');
/** After "can't", "no longer" and the like these take away; else what follows is only spoken of. */
export const USES = set(
  'use uses using used activate activates activating activated trigger triggers',
);
export const NOT = set(
  "can't cannot not doesn't don't never longer won't mayn't didn't isn't aren't couldn't no",
);
/** Begins a part of a sentence in which a keyword is a condition. */
export const IF = set('if when whenever unless until while as after before once where');
export const WHO = set('that which who whose');
/** What comes after is only spoken of. */
export const ABOUT = set(
  'with without by from against of to for than ignore ignores ignoring prevents prevent copy copies counts despite instead except besides its their his her your whose named during',
);
/** May stand between "that" and its verb. */
export const HELPS = set('can could may has have do does only');
export const NAMED = set('named called titled name title');

/** Words with a capital that are no part of a name: they begin sentences or stand in type lines. */
export const PLAIN = set(
  'a all also an and another any as at attach both by cancel choose copy damage disregard does during each either enemy every for force friendly from gain gains get gets give grant has her his i if ignore ignoring in instead it its lose loses losing may my no none not on only opposing or other otherwise our pay play prevent put remove search tap target that the their then these they this those to trigger unless until untap use using when whenever where while with without you your draw discard power speed health double first second third one two three four now whichever units unit cards abilities ability add effect effects characters grounds spaces has have adds against can before after once having opponents opponent',
);

/** "Stun 2 units", "Protect 1 of your units": a plain verb with a number. */
export const COUNTED = set(
  'of more other units unit damage counter counters card cards different opposing target enemy your friendly dice die times points build force characters jedi non-unique opponents starfighters planets hits',
);

/** "Stealth units", "Evade can't be used": the first word of a sentence is the keyword all the same. */
export const SPEAKS = set(
  "is are was can can't cannot doesn't does costs counts may has abilities ability effects effect units bonus bonuses cards characters applies adds triggers works lets isn't value values doesn't don't",
);

/** Type lines: `Character - Rebel Pilot`. */
export const TYPES = set(
  'space ground character battle mission location equipment unit subtype type',
);
