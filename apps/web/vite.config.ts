/** The web build: one bundle for browsers, one for the server. */
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';

/** Small modules that most pages need: as files of their own each costs 300 bytes of headers, and compresses worse. */
const common = [
  /\/platform\/contract\/(?:list|paging|search|upload|zone)\.ts$/,
  /\/platform\/web\/api\//,
  /\/platform\/web\/format\//,
  /\/platform\/web\/form\/NativeSelect\./,
  /\/platform\/web\/list\/(?:background|EntryLink|Highlighted)\./,
  /\/platform\/web\/page\/(?:Hydrated|SectionHeading)\./,
  /\/platform\/web\/states\/(?:EmptyState|ErrorState|ListSkeleton|QueryState|StaleNotice)\./,
  /\/@mantine\/core\/esm\/components\/(?:Anchor|Group|Text)\//,
  /\/@mantine\/core\/esm\/core\//,
  /\/@mantine\/hooks\/esm\/(?:use-uncontrolled|utils)\//,
  /\/@tanstack\/react-query\/build\/modern\/use(?:Mutation|Query)\.js$/,
];

/**
 * What every page needs is one file, with all that it imports; otherwise each set of pages that share a module
 * would have a file of its own, and the first view would take fifty. The parts of a list page are a second one.
 */
const codeSplitting = {
  groups: [
    {
      name: 'base',
      test: (id: string) =>
        /\/apps\/web\/app\/(?:root|entry\.client)\.tsx/.test(id) || common.some((each) => each.test(id)),
    },
    {
      name: 'list',
      test: /\/platform\/web\/list\/(?:Field(?:Links|Select)|List(?:Head|Layout|Panel|Tabs)|PageLinks|SearchField|resourceList|useList)\./,
    },
  ],
};

/**
 * Every schema of zod can describe itself as JSON Schema and has English messages; browsers use neither, and the
 * methods that refer to them keep 8 KB in the bundle.
 */
const withoutJsonSchema: Plugin = {
  name: 'without-json-schema',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/zod\/v4\/classic\/schemas\.js$/ },
    handler: (code) =>
      code
        .replaceAll(/inst\._zod\.processJSONSchema = .*;/g, '')
        .replaceAll(/create(?:Standard|To)JSONSchemaMethod\(this, [^)]*\)/g, 'undefined')
        .replace('core.config(en());', ';'),
  },
};

/**
 * React Router links a stylesheet that lazy parts need too as `x.css#`, so that leaving its route doesn't take it from
 * them (remix-run/react-router#14447). The base's is never left: by the same name nobody loads it a second time, which
 * would put it behind every page's own styles.
 */
const renderBuiltUrl = (file: string, { hostType }: { hostType: 'js' | 'css' | 'html' }) =>
  hostType === 'js' && /^assets\/base-[^/]*\.css$/.test(file) ? `/${file}#` : undefined;

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [reactRouter(), withoutJsonSchema],
  // Every text goes through the JSX that knows the visitor's script (docs/decisions/0012).
  oxc: { jsx: { importSource: '@platform/web/variant' } },
  // Found only when the first page runs; naming them spares that page a reload.
  optimizeDeps: {
    include: [
      '@mantine/core',
      '@mantine/form',
      '@mantine/hooks',
      '@mantine/notifications',
      '@tabler/icons-react',
      '@tanstack/react-query',
      'opencc-js/core',
      'opencc-js/dict/*',
      'socket.io-client',
      'zod',
      'zustand',
      'zustand/middleware',
    ],
  },
  build: {
    target: 'es2023',
    // Nesting and light-dark() stay as written: the browsers of the last two years have both.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // Every file is one request; none is worth inlining under the content security policy.
    assetsInlineLimit: 0,
  },
  experimental: { renderBuiltUrl },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
  // One file with everything in it starts the server in a fraction of the time that thousands of modules take.
  ssr: command === 'build' ? { noExternal: true } : {},
}));
