/**
 * How the scripts of the demos are cut: few files of things that go together, for each file costs a request
 * and packs worse alone. Keywords that act in attacks stay files of their own: a page needs one or two of them.
 */
const parts = {
  /** What speaks of mistakes in a text; readers of every kind need it, and the search. It must drag nothing along. */
  mistakes: ['rules/words\\.ts', 'notation/errors\\.ts'],
  /** What every demo draws with. */
  base: [
    'widgets/demo/(?:Cite|Head|links|names|place|late|standing|rules-for|keyword-files)\\.tsx?',
    'catalog/address\\.ts',
    'examples/ability-name\\.ts',
  ],
  /** Units and steps as attacks and arenas draw them. */
  units: [
    'widgets/demo/(?:Units|dial|chance|picking|keywords)\\.tsx?',
    'examples/(?:attack/recording|arena/arrivals)\\.ts',
    'notation/signed\\.ts',
    'rules/(?:arena-name|dice-of-ability|step-names)\\.ts',
  ],
  /** What an attack draws; an arena asks for it when dice fall. */
  attack: [
    'widgets/demo/(?:AttackDemo|Ask|Dice|thrown|Strip|Account)\\.tsx?',
    'widgets/(?:Die|die-props|pips)\\.tsx?',
  ],
  /** What builds, stacks and arenas draw. */
  lines: [
    'widgets/demo/lines/(?:LineDemo|Knobs|OfferList|mount)\\.tsx',
    'examples/stack/cards\\.ts',
  ],
  /** What all rules stand on. They come with the first action, as everything below. */
  rules: [
    'rules/(?:registry|unit|dice|table|game|trace|stacking|gift|types)\\.ts',
    'widgets/demo/learn\\.ts',
  ],
  /** The attack. */
  engine: [
    'rules/attack/',
    'rules/(?:option|cost)\\.ts',
    'examples/attack/(?:moves|names|view|words)\\.ts',
    'widgets/demo/asked\\.ts',
  ],
  /** What writes addresses. */
  text: ['notation/(?:address|write|vocabulary|keyword-names|rolls-damage)\\.ts'],
  /** What a demo of an attack does with it. */
  play: [
    'widgets/demo/sheet\\.ts',
    'examples/attack/(?:scene|refit)\\.ts',
    'share/play-write\\.ts',
  ],
  /** What the rules of builds, stacks and arenas share. */
  takes: ['widgets/demo/lines/(?:desk|standing)\\.ts', 'examples/lines\\.ts'],
  /** What builds and stacks share. */
  cards: ['rules/build/(?:costs|stack-price)\\.ts', 'rules/keywords/(?:pilot|upkeep)\\.ts'],
  build: [
    'rules/build/',
    'rules/keywords/(?:alternative-cost|damage-control|enhance|hidden-cost|reduced-cost)\\.ts',
    'examples/build/',
    'notation/bonus\\.ts',
    'rules/steps\\.ts',
  ],
  stack: ['rules/stack/', 'rules/keywords/(?:stack|switch|insert)\\.ts', 'examples/stack/'],
  arena: [
    'rules/arena/',
    'examples/arena/(?:moves|offers|play|scene|shown)\\.ts',
    'examples/attack/match\\.ts',
  ],
} as const;

/** For `codeSplitting` of the bundler. Earlier groups win. */
export const chunkGroups = [
  // What every page has anyway: it must not drag a demo along.
  { name: 'load', test: /preload-helper/ },
  // Without the hooks: no demo needs them.
  { name: 'preact', test: /node_modules\/preact\/(?:dist|jsx-runtime)\// },
  ...Object.entries(parts).map(([name, list]) => ({
    name,
    test: new RegExp(`/src/(?:${list.join('|')})`),
  })),
];

/**
 * A chunk that is loaded on touch names what it needs itself; lists of preloads would cost more than they save.
 * A plugin, because Astro passes few settings of its users on to the build of the scripts.
 */
export const noPreloads = {
  name: 'natural-six:no-preloads',
  configEnvironment(name: string) {
    return name === 'client' ? { build: { modulePreload: false as const } } : undefined;
  },
};
