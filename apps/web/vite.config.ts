import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { entryScripts, prerenderedDir } from './build/build-paths.ts'
import { devPages } from './build/dev-pages.ts'
import { writeReachableStyles } from './build/plugins/reachable-styles.ts'
import { removePreloadHelper } from './build/plugins/remove-preload-helper.ts'

/**
 * Scripts that run almost entirely at startup. By default Chromium pre-parses each function and
 * compiles it on the main thread at its first call. Its code cache then holds only functions called
 * early. With this hint, Chromium compiles them all in the background during the download
 * (v8.dev/blog/explicit-compile-hints).
 */
const calledOnLoad = ['vendor', 'application', 'dashboard']

/** Modules for the dashboard's second view and for other pages. */
const sharedParts = [
  'words/src/format/names/',
  'words/src/format/dates/month',
  'words/src/format/dates/long-date',
  'components/adopt-style',
  'components/formatted-list',
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

/** Modules of the price card that the dashboard shows at once. */
const priceCardParts = [
  'dashboard/today/farm-price-card',
  'dashboard/today/first-board-focus',
  'dashboard/today/price-board-link',
  'dashboard/market/farm-suggestions',
  'dashboard/crops/farm-crops.ts',
  'dashboard/use-farm-place',
  'features/prices/today/crop-price-card',
  'features/prices/today/market-label',
  'features/prices/board/price-date-line',
  'features/prices/board/price-source',
  'features/prices/board/choice/default-unit',
  'features/prices/series/',
  'contracts/src/prices.ts',
  'market-core/src/months',
  'market-core/src/doubt',
  'market-core/src/statistics',
  'market-core/src/series',
  'market-core/src/price-age',
  'market-core/src/local-currency',
  'market-core/src/farm/lead-series',
  'market-core/src/farm/farm-view',
]

const anyOf = (parts: readonly string[]) => (module: string) => parts.some((part) => module.includes(part))

// `vite build` makes the scripts, and `vite build --ssr src/prerender.tsx` the code that renders
// pages at build time. build/main.ts combines both. The pages are not HTML entries of Vite, because
// the application renders their HTML.
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, routeFileIgnorePattern: '\\.test\\.tsx?$' }),
    react(),
    devPages(),
    writeReachableStyles(),
    removePreloadHelper(),
  ],
  // React has had this hook since version 18. The router's shim is for older versions.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  appType: 'custom',
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
  build: isSsrBuild
    ? {
        outDir: prerenderedDir,
        copyPublicDir: false,
        // Assets in style sheets need the same names as in the other build.
        rolldownOptions: { output: { entryFileNames: 'prerender.js', hashCharacters: 'hex' } },
      }
    : {
        manifest: true,
        // One style sheet, because every page inlines its styles.
        cssCodeSplit: false,
        // Firefox remembers failed preloads, so the pages name their initial files instead.
        modulePreload: false,
        rolldownOptions: {
          input: [...entryScripts],
          output: {
            // A changed file gets a new name. Names occur in many files and do not compress. An
            // alphabet of 16 letters instead of 64 saves half a kilobyte in total, and 32 bits
            // suffice to distinguish files.
            hashCharacters: 'hex',
            postBanner: ({ name }) => (calledOnLoad.includes(name) ? '//# allFunctionsCalledOnLoad' : ''),
            // Chunks follow from static and dynamic imports. A group only joins files that would be
            // tiny, because a phone on HTTP/1.1 loads six files at a time. The first matching group
            // gets the module with all its imports.
            codeSplitting: {
              groups: [
                // Libraries change only with a version bump, so their file stays cached across our
                // releases.
                { name: 'vendor', test: /node_modules/, tags: ['$initial'], priority: 5 },
                // The words that every page of the application waits for, and the notes that
                // signing up leaves for the dashboard. Their own group keeps them out of the
                // dashboard's chunk, which imports them too.
                {
                  name: 'page',
                  test: /words\/src\/en\/page\.ts$|\/(my-account\/offer|dashboard\/onboarding)\/state\//,
                  priority: 4,
                },
                { name: 'application', tags: ['$initial'], minShareCount: 2, priority: 3 },
                { name: 'form', test: /src\/components\/form\//, priority: 2 },
                // One file weighs less than its six parts, and each part needs most of the others.
                // saved-responses.ts is excluded, because a failed load of it is retried, which
                // some browsers never do for a file's imports.
                {
                  name: 'outbox',
                  test: /src\/phone\/(storage\/(?!saved-responses\.)|outbox\/)/,
                  priority: 1,
                },
                { name: 'dashboard', test: /routes\/_signed-in\.dashboard.*component$/, priority: 1 },
                // Modules for choosing a place, except modules shared with others.
                {
                  name: 'places',
                  test: /features\/location\/(places|search)\//,
                  includeDependenciesRecursively: false,
                },
                // Modules that the dashboard loads after its first forecast: two files instead of
                // some thirty tiny ones. No module of the second group may be imported by an
                // outside module that it imports itself (build/manifest.ts).
                { name: 'shared', test: anyOf(sharedParts), includeDependenciesRecursively: false },
                { name: 'price-card', test: anyOf(priceCardParts), includeDependenciesRecursively: false },
              ],
            },
          },
        },
      },
}))
