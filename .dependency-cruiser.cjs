/** The design's import order (docs/architecture.md), held without exceptions. */
const feature = '^features/([^/]+)/';
/** Tests, and what only tests use. */
const tests = '([.]test|/testing[.][a-z]+|/testing/[a-z]+)[.]tsx?$';

/** Features that may not import one another, lowest first: each may import those before it. */
const order = [
  'accounts',
  'shop',
  'cart',
  'payments',
  'orders',
  'wallet',
  'redpackets',
  'newsletter',
  'news',
  'announcements',
  'scholarships',
  'reviews',
];

const upward = order.slice(0, -1).map((name, place) => ({
  name: `${name}-knows-no-later-feature`,
  comment: 'Features depend on earlier ones only, in the order of the list above.',
  severity: 'error',
  from: { path: `^features/${name}/`, pathNot: tests },
  to: { path: `^features/(${order.slice(place + 1).join('|')})/` },
}));

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(virtual:|[.]/[+]types/)' },
    },
    {
      name: 'contract-is-pure',
      comment:
        'A contract imports zod, hashes, the contract kernel and other contracts: no DOM, no Node, no server.',
      severity: 'error',
      from: { path: '^(platform/contract|features/[^/]+/contract)/', pathNot: tests },
      to: { pathNot: '^(platform/contract|features/[^/]+/contract)/|node_modules/(zod|@noble/hashes)/' },
    },
    {
      name: 'kernel-knows-no-feature',
      severity: 'error',
      from: { path: '^platform/', pathNot: tests },
      to: { path: '^(features|apps)/' },
    },
    {
      name: 'features-know-no-app',
      severity: 'error',
      from: { path: '^features/', pathNot: tests },
      to: { path: '^apps/' },
    },
    {
      name: 'rules-are-pure',
      severity: 'error',
      from: { path: '^features/[^/]+/server/[a-z.]*rules[.]ts$' },
      to: {
        pathNot:
          '^(platform/contract|features/[^/]+/contract)/|^features/[^/]+/server/[a-z.]*rules[.]ts$|^platform/server/(clock|database/search|list/largeList[.]rules)[.]ts$|node_modules/zod/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'only-stores-query',
      comment:
        'Tables are read and written by stores (and by seeds and factories); others use their types at most.',
      severity: 'error',
      from: {
        path: '^features/[^/]+/server/',
        pathNot: `(store|stock|tables|seed|factory|auth)[.]ts$|${tests}`,
      },
      to: { path: '/tables[.]ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'applications-have-one-owner',
      comment: 'Reviews ask the scholarships; their own tables may refer to applications.',
      severity: 'error',
      from: { path: '^features/reviews/server/', pathNot: `/tables[.]ts$|${tests}` },
      to: { path: '^features/scholarships/server/tables[.]ts$' },
    },
    {
      name: 'routes-go-through-actions',
      severity: 'error',
      from: { path: '^features/[^/]+/server/[a-z.]*routes[.]ts$' },
      to: { path: '/server/[a-z.]*store[.]ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'web-knows-no-server',
      severity: 'error',
      from: { path: '^(platform/web|apps/web|features/[^/]+/web)/', pathNot: tests },
      to: {
        path: '^(platform/server|apps/server|features/[^/]+/server)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'server-knows-no-web',
      severity: 'error',
      from: { path: '^(platform/server|features/[^/]+/server)/' },
      to: { path: '^(platform/web|apps/web|features/[^/]+/web)/' },
    },
    {
      name: 'features-meet-at-doors',
      comment: 'Another feature is entered by its package name, never by a relative path.',
      severity: 'error',
      from: { path: feature },
      to: { path: feature, pathNot: '^features/$1/', dependencyTypes: ['local'] },
    },
    ...upward,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules|build|[.]react-router)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.server.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
