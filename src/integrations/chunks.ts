/**
 * How the scripts of the demos are cut: few files of things that go together, for each file costs a request
 * and packs worse alone. Keywords that act in attacks stay files of their own: a page needs one or two of them.
 */
const parts = {
  /** What every demo and the lab need. */
  base: [
    'rules/(?:registry|unit|dice|table|game|trace|stacking|gift|step-names|types)\\.ts',
    'widgets/demo/(?:Cite|Head|links|names|learn|place)\\.tsx?',
    'catalog/address\\.ts',
    'examples/ability-name\\.ts',
  ],
  /** What attacks and arenas are played on, and their units as drawn. */
  engine: [
    'rules/attack/',
    'rules/(?:option|cost|dice-of-ability)\\.ts',
    'examples/attack/(?:moves|names)\\.ts',
    'widgets/demo/(?:Units|dial|chance|picking)\\.tsx?',
    'notation/signed\\.ts',
  ],
  /** What an attack draws; an arena asks for it when dice fall. */
  attack: [
    'widgets/demo/(?:mount-attack|AttackDemo|Dice|sheet|thrown|Strip|Account|keywords)\\.tsx?',
    'widgets/(?:Die|die-props|pips)\\.tsx?',
    'examples/attack/(?:scene|view|words)\\.ts',
  ],
  /** What builds, stacks and arenas share. */
  lines: ['widgets/demo/lines/', 'examples/lines\\.ts'],
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
  /** What speaks of mistakes in a text; readers of every kind need it. */
  mistakes: ['rules/words\\.ts', 'notation/errors\\.ts'],
  arena: ['rules/arena/', 'examples/arena/', 'examples/attack/match\\.ts'],
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
