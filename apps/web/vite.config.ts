import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { devPages } from './build/dev-pages.ts'
import { entries, prerenderedDir } from './build/places.ts'
import { plainImports } from './build/plugins/plain-imports.ts'
import { reachedStyles } from './build/plugins/reached-styles.ts'

/**
 * Scripts most of which an opening runs. Chromium otherwise reads over each function and makes it on the page's own
 * thread when it is first called, and keeps for the next opening only those that were called early; so it makes them
 * all beside that thread, while they arrive (v8.dev/blog/explicit-compile-hints).
 */
const calledOnLoad = ['vendor', 'application', 'dashboard']

/** Of the dashboard's second look and of other pages. */
const sharedParts = [
  'words/src/format/names/',
  'words/src/format/dates/month',
  'words/src/format/dates/long-date',
  'components/adopt-style',
  'components/enumeration',
  'mini/iso.js',
  'phone/use-wanted-settings',
  'location/use-stored-location',
  'contracts/src/prices/board-limits',
  'contracts/src/prices/price-board',
  'market-core/src/currency',
  'market-core/src/mass',
  'market-core/src/price-unit',
  'market-core/src/commodities/bushel-crop',
]

/** What a crop is worth, as the dashboard shows it at once. */
const worthParts = [
  'dashboard/today/farm-worth',
  'dashboard/today/first-board-focus',
  'dashboard/today/board-link',
  'dashboard/market/farm-suggesting',
  'dashboard/crops/farm-crops.ts',
  'dashboard/use-farm-place',
  'features/prices/worth/crop-worth',
  'features/prices/worth/where-words',
  'features/prices/board/report',
  'features/prices/board/price-source',
  'features/prices/board/choice/usual-unit',
  'features/prices/series/',
  'contracts/src/prices.ts',
  'market-core/src/months',
  'market-core/src/doubt',
  'market-core/src/statistics',
  'market-core/src/series',
  'market-core/src/price-age',
  'market-core/src/own-money',
  'market-core/src/farm/lead-series',
  'market-core/src/farm/farm-view',
]

const anyOf = (parts: readonly string[]) => (module: string) => parts.some((part) => module.includes(part))

// `vite build` makes the scripts, `vite build --ssr src/prerender.tsx` the code that renders pages at build time, and
// build/main.ts puts both together. The pages are no HTML entries of Vite's, because their HTML comes from the
// application itself.
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, routeFileIgnorePattern: '\\.test\\.tsx?$' }),
    react(),
    devPages(),
    reachedStyles(),
    plainImports(),
  ],
  // React itself has had this hook since 18; what the router brings along is for older ones.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  appType: 'custom',
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
  build: isSsrBuild
    ? {
        outDir: prerenderedDir,
        copyPublicDir: false,
        // Assets that a style sheet names are called as in the other build.
        rolldownOptions: { output: { entryFileNames: 'prerender.js', hashCharacters: 'hex' } },
      }
    : {
        manifest: true,
        // One style sheet, because every page carries it inline.
        cssCodeSplit: false,
        // A browser that was told to preload what did not come remembers the failure (Firefox); the pages name what
        // they begin with.
        modulePreload: false,
        rolldownOptions: {
          input: [...entries],
          output: {
            // What changed has another name. Each stands in many files, in which nothing compresses it: sixteen letters
            // make it lighter than sixty-four, by half a kilobyte in all, and 32 bits tell any two apart.
            hashCharacters: 'hex',
            postBanner: ({ name }) => (calledOnLoad.includes(name) ? '//# allFunctionsCalledOnLoad' : ''),
            // Chunks follow from what imports what, and from `import()`; a group only keeps together what would come in
            // crumbs, because a phone on HTTP/1.1 asks for six files at a time. The first that fits has the module,
            // with all that it imports.
            codeSplitting: {
              groups: [
                // What changes only with a version bump stays in a farmer's cache across our own releases.
                { name: 'vendor', test: /node_modules/, tags: ['$initial'], priority: 5 },
                // The catalogue that every page of the application waits for, and the notes that signing up leaves for
                // the dashboard: beside these, and not with all of the dashboard, which imports the same.
                {
                  name: 'page',
                  test: /words\/src\/en\/page\.ts$|\/(my-account\/offer|dashboard\/first)\/noted\//,
                  priority: 4,
                },
                { name: 'application', tags: ['$initial'], minShareCount: 2, priority: 3 },
                { name: 'form', test: /src\/components\/form\//, priority: 2 },
                // One whole weighs less than its six pieces, and each of them wants most of the others. kept.ts is
                // asked for again when it did not arrive, which some browsers never do for what another file imports.
                { name: 'outbox', test: /src\/phone\/(kept\/(?!kept\.)|outbox\/)/, priority: 1 },
                { name: 'dashboard', test: /routes\/_signed-in\.dashboard.*component$/, priority: 1 },
                // The same of the parts that choose a place, and of nothing that others of them want, too.
                {
                  name: 'places',
                  test: /features\/location\/(places|search)\//,
                  includeDependenciesRecursively: false,
                },
                // What the dashboard fetches behind the first days: two files for some thirty crumbs. No module of the
                // second may be imported by one that stays outside and that it imports itself (build/manifest.ts).
                { name: 'shared', test: anyOf(sharedParts), includeDependenciesRecursively: false },
                { name: 'worth', test: anyOf(worthParts), includeDependenciesRecursively: false },
              ],
            },
          },
        },
      },
}))
