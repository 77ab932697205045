/** The arrows of the house: pages → components, widgets → search, share, decks, examples → catalog, notation → rules. */

const room = (name) => `^src/${name}/`;
const forbid = (from, to, comment) => ({
  name: `${from}-knows-nothing-of-${to.length === 1 ? to[0] : 'rooms-above'}`,
  comment,
  severity: 'error',
  from: { path: room(from), pathNot: '\\.test\\.tsx?$' },
  to: { path: to.map(room) },
});

const above = {
  rules: [
    'notation',
    'catalog',
    'examples',
    'search',
    'share',
    'decks',
    'offline',
    'widgets',
    'components',
    'layouts',
    'pages',
    'integrations',
  ],
  notation: [
    'catalog',
    'examples',
    'search',
    'share',
    'decks',
    'offline',
    'widgets',
    'components',
    'layouts',
    'pages',
    'integrations',
  ],
  catalog: [
    'notation',
    'examples',
    'search',
    'share',
    'decks',
    'offline',
    'widgets',
    'components',
    'layouts',
    'pages',
    'integrations',
  ],
  examples: [
    'search',
    'share',
    'decks',
    'offline',
    'widgets',
    'components',
    'layouts',
    'pages',
    'integrations',
  ],
  search: ['widgets', 'components', 'layouts', 'pages', 'integrations', 'offline'],
  share: ['widgets', 'components', 'layouts', 'pages', 'integrations', 'offline'],
  decks: ['widgets', 'components', 'layouts', 'pages', 'integrations', 'offline'],
  widgets: ['components', 'layouts', 'pages', 'integrations'],
  components: ['layouts', 'pages', 'integrations'],
  layouts: ['pages', 'integrations'],
};

module.exports = {
  forbidden: [
    ...Object.entries(above).map(([from, to]) =>
      forbid(from, to, 'Arrows run one way; see "The house" in CONTRIBUTING.md.'),
    ),
    {
      name: 'rules-import-nothing-from-outside',
      comment: 'The game is pure TypeScript: no package, no DOM, no Node API.',
      severity: 'error',
      from: { path: '^src/rules/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^src/rules/' },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: { path: '^src/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: 'specify',
    exclude: { path: '(^dist|\\.astro/|virtual:)' },
  },
};
