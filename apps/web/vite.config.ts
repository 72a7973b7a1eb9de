/** The web build: one bundle for browsers, one for the server. */
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';

/** Small modules that most pages need; as separate files each costs 300 bytes of headers, and compresses worse. */
const baseModules = [
  /\/platform\/contract\/(?:list|paging|search|upload|zone)\.ts$/,
  /\/platform\/web\/api\//,
  /\/platform\/web\/format\//,
  /\/platform\/web\/form\/NativeSelect\./,
  /\/platform\/web\/list\/(?:background|EntryLink|Highlighted)\./,
  /\/platform\/web\/page\/(?:Hydrated|SectionHeading)\./,
  /\/platform\/web\/states\/(?:EmptyState|ErrorState|lazyPart|ListSkeleton|QueryState|StaleNotice)\./,
  /\/@mantine\/core\/esm\/components\/(?:Anchor|Group|Text)\//,
  /\/@mantine\/core\/esm\/core\//,
  /\/@mantine\/hooks\/esm\/(?:use-uncontrolled|utils)\//,
  /\/@tanstack\/react-query\/build\/modern\/use(?:Mutation|Query)\.js$/,
];

/**
 * Modules of every page are one file, with all their imports; otherwise each set of pages that shares a module would
 * have a separate file, and the first view would need fifty. The parts of list pages are a second file, those of forms
 * four more: pages with a single input or checkbox need no form.
 */
const codeSplitting = {
  groups: [
    {
      name: 'base',
      test: (id: string) =>
        /\/apps\/web\/app\/(?:root|entry\.client)\.tsx/.test(id) || baseModules.some((each) => each.test(id)),
    },
    {
      name: 'list',
      test: /\/platform\/web\/list\/(?:Field(?:Links|Select)|List(?:Head|Layout|Panel|Tabs)|PageLinks|SearchField|resourceList|useList)\./,
    },
    { name: 'input', test: /\/@mantine\/core\/esm\/components\/(?:CloseButton|Input|InputBase|TextInput)\// },
    {
      name: 'checkbox',
      test: /\/@mantine\/core\/esm\/(?:components\/Checkbox|utils\/(?:InlineInput|InputsGroupFieldset))\//,
    },
    { name: 'form.state', test: /\/@mantine\/form\/|\/platform\/contract\/fields\.ts$/ },
    { name: 'form', test: /\/platform\/web\/form\/(?:CommandForm|FieldInputs|form)\./ },
  ],
};

/** Code of zod that browsers don't need, as it is written in `zod/v4/classic/schemas.js`, and its replacements. */
const zodReplacements: [RegExp, string][] = [
  [/inst\._zod\.processJSONSchema = .*;/g, ''],
  [/create(?:Standard|To)JSONSchemaMethod\(this, [^)]*\)/g, 'undefined'],
  [/core\.config\(en\(\)\);/g, ';'],
];

/**
 * Every schema of zod can describe itself as JSON Schema and has English messages; browsers use neither, and the
 * methods that refer to them keep 8 KB in the bundle. A version of zod with different code fails the build.
 */
function withoutJsonSchema(): Plugin {
  let isTransformed = false;
  return {
    name: 'without-json-schema',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/zod\/v4\/classic\/schemas\.js$/ },
      handler(code) {
        isTransformed = true;
        return zodReplacements.reduce((result, [pattern, replacement]) => {
          if (result.search(pattern) < 0)
            this.error(`Nothing in zod matches ${pattern}: adapt zodReplacements.`);
          return result.replaceAll(pattern, replacement);
        }, code);
      },
    },
    generateBundle() {
      if (!isTransformed)
        this.error('The build has no zod/v4/classic/schemas.js: adapt the filter of without-json-schema.');
    },
  };
}

/**
 * React Router loads the whole document again when a page's file can't be loaded, and a half-filled form is lost. Instead
 * the page stays and offers a retry (platform/web/page/pageFile.ts). A version with different code fails the build.
 */
function withoutReload(): Plugin {
  const reload = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/;
  const retry =
    'return globalThis.loadPageFileAgain(route.module).then((loaded) => (routeModulesCache[route.id] = loaded));';
  let isTransformed = false;
  return {
    name: 'without-reload',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js$/ },
      handler(code) {
        if (!reload.test(code))
          this.error('React Router has no reload in routeModules.js: adapt without-reload.');
        isTransformed = true;
        return code.replace(reload, retry);
      },
    },
    generateBundle() {
      if (!isTransformed)
        this.error('The build has no routeModules.js of React Router: adapt the filter of without-reload.');
    },
  };
}

/**
 * React Router links a stylesheet that lazy parts need too as `x.css#`, so that leaving its route doesn't remove it
 * (remix-run/react-router#14447). The base is never left, and with the same name its stylesheet is not loaded a second
 * time, which would put it after the pages' own styles.
 */
const renderBuiltUrl = (file: string, { hostType }: { hostType: 'js' | 'css' | 'html' }) =>
  hostType === 'js' && /^assets\/base-[^/]*\.css$/.test(file) ? `/${file}#` : undefined;

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [reactRouter(), withoutJsonSchema(), withoutReload()],
  // All texts pass through the JSX runtime that converts scripts (docs/decisions/0012).
  oxc: { jsx: { importSource: '@platform/web/variant' } },
  // Otherwise found only when the first page runs, which would reload it.
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
    // Nesting and light-dark() are not transformed: browsers of the last two years support both.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // No inlining, because of the content security policy.
    assetsInlineLimit: 0,
  },
  experimental: { renderBuiltUrl },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting } } } },
    // Not bundled, so that pages and emails use the same dictionaries in memory.
    ssr: { build: { rolldownOptions: { external: ['@platform/contract/script/load'] } } },
  },
  // One bundled file starts the server much faster than thousands of modules.
  ssr: command === 'build' ? { noExternal: true } : {},
}));
