/** The import order (docs/architecture.md), without exceptions. */
const feature = '^features/([^/]+)/';
/** Tests, and modules that only tests use. */
const tests = '([.]test|/testing[.][a-z]+|/testing/[a-z]+)[.]tsx?$';

/** Features that may not import one another, lowest first: each may import those before it. */
const order = [
  'accounts',
  'notifications',
  'shop',
  'cart',
  'payments',
  'orders',
  'wallet',
  'redpackets',
  'community',
  'courses',
  'newsletter',
  'news',
  'announcements',
  'scholarships',
  'reviews',
];

const laterImports = order.slice(0, -1).map((name, index) => ({
  name: `${name}-imports-no-later-feature`,
  comment: 'Features import only earlier ones, in the order of the list above.',
  severity: 'error',
  from: { path: `^features/${name}/`, pathNot: tests },
  to: { path: `^features/(${order.slice(index + 1).join('|')})/` },
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
        'A contract imports only zod, hashes, the dictionaries of scripts, platform/contract and other contracts: no DOM, no Node, no server.',
      severity: 'error',
      from: { path: '^(platform/contract|features/[^/]+/contract)/', pathNot: tests },
      to: {
        pathNot: '^(platform/contract|features/[^/]+/contract)/|node_modules/(zod|@noble/hashes|opencc-js)/',
      },
    },
    {
      name: 'platform-imports-no-feature',
      severity: 'error',
      from: { path: '^platform/', pathNot: tests },
      to: { path: '^(features|apps)/' },
    },
    {
      name: 'features-import-no-app',
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
        'Only stores, seeds and factories read and write tables; other modules may import only their types.',
      severity: 'error',
      from: {
        path: '^features/[^/]+/server/',
        pathNot: `(store|stock|tables|seed|factory|auth)[.]ts$|${tests}`,
      },
      to: { path: 'tables[.]ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'applications-have-one-owner',
      comment: 'Reviews call the scholarships; only their tables may refer to applications.',
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
      name: 'web-imports-no-server',
      severity: 'error',
      from: { path: '^(platform/web|apps/web|features/[^/]+/web)/', pathNot: tests },
      to: {
        path: '^(platform/server|apps/server|features/[^/]+/server)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'server-imports-no-web',
      severity: 'error',
      from: { path: '^(platform/server|features/[^/]+/server)/' },
      to: { path: '^(platform/web|apps/web|features/[^/]+/web)/' },
    },
    {
      name: 'features-import-by-package-name',
      comment: 'Features import each other by package name, never by a relative path.',
      severity: 'error',
      from: { path: feature },
      to: { path: feature, pathNot: '^features/$1/', dependencyTypes: ['local'] },
    },
    ...laterImports,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules|build|[.]react-router)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.server.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
