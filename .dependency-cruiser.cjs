/** The arrows of the house: pages → components, widgets → search, share, decks, examples → catalog, notation → rules. */

const room = (name) => `^src/${name}/`;
const forbid = (from, to, comment) => ({
  name: `${from}-knows-nothing-of-${to.length === 1 ? to[0] : 'rooms-above'}`,
  comment,
  severity: 'error',
  from: { path: room(from), pathNot: '\\.test\\.tsx?$' },
  to: { path: to.map(room) },
});

/** Rooms from the ground up. None knows those above it; notation and catalog don't know each other. */
const storeys = [
  ['rules'],
  ['notation', 'catalog'],
  ['examples'],
  ['search', 'share', 'decks'],
  ['widgets', 'offline'],
  ['components'],
  ['layouts'],
  ['pages', 'integrations'],
];
const closedToEachOther = ['notation', 'catalog'];

const above = Object.fromEntries(
  storeys.flatMap((rooms, storey) =>
    rooms.map((name) => [
      name,
      [
        ...storeys.slice(storey + 1).flat(),
        ...(closedToEachOther.includes(name) ? rooms.filter((other) => other !== name) : []),
      ],
    ]),
  ),
);

module.exports = {
  forbidden: [
    ...Object.entries(above)
      .filter(([, to]) => to.length > 0)
      .map(([from, to]) =>
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
