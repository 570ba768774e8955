import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { devPages } from './build/dev-pages.ts'
import { leanTables } from './build/lean-table.ts'
import { prerenderedDir, scripts } from './build/places.ts'
import { leanPreload } from './build/preload.ts'

/**
 * What is fetched when the farmer turns to it: the rules of farm work, all of weather-core but what the days of the forecast need
 * at once; the farm's settings and the prices, with their shapes; the views of work.
 */
const later = [
  /weather-core\/src\/(?!(days|defaults|zone|place-name|unit-conversion|compass)\.ts|words\/display-units)/,
  /contracts\/src\/(farm-(places|settings)|price-board|board-limits|prices)/,
  /market-core\/src\//,
  /features\/farm-settings\/(?!farm-settings-(button|waiting))/,
  /features\/(prices\/(?!waits-for-price)|weather\/(work|chart)\/)/,
]
/** What draws charts, of the weather and of prices. */
const charts = [/components\/chart-(scale|line)/, /\/d3-(shape|path)\//]
/** What only login and signup show. */
const account = [
  /features\/account\/(account|field|validation|use-enter)/,
  /components\/(brand|use-hydrated)/,
]
/** What looks for a place and lists places. */
const placeSearch = [/features\/location\/(place-(list|search)|position|use-position|browser|country)/]
/** What sends a form; a dashboard begins without any. */
const forms = [/\/(mutationObserver|useMutation)\.js$/, /src\/(form-failure|components\/form-alert)/]
/** What sets an answer of the chat. */
const markdown = [/\/marked\//]
/** What the dashboard asks for before its own script is there: a part of what every page of the application loads. */
const ahead = [
  /features\/(weather\/queries|location\/(farm-location|queries|stored-location))\.ts/,
  /weather-core\/src\/(defaults|place-name|unit-conversion|words\/display-units)\.ts/,
  /src\/shown-units/,
]
/** What the dashboard begins with, and no other page. */
const dashboard = [
  /routes\/_signed-in.*component/,
  /src\/dashboard\/(dashboard|farm-(assistant|market|places|weather)|menu)/,
  /features\/(alerts\/alerts|weather|farm-settings|location\/(farm-location|location|place-unsaved|queries|stored|use-farm))/,
  /components\/(tabs|weather|use-loaded|use-media)/,
  /weather-core/,
  /src\/(place-time|shown-units|use-now|failure-log|page-settings)/,
]

const within = (parts: readonly RegExp[]) => (id: string) => parts.some((part) => part.test(id))
const isOwn = within([/(apps\/web|packages\/[^/]+)\/src\//])
const isLater = within([...later, ...charts, ...account, ...placeSearch, ...forms, ...markdown])
const isAhead = within(ahead)
const isDashboard = (id: string) => within(dashboard)(id) && !isAhead(id)

// `vite build` makes the scripts, `vite build --ssr src/prerender.tsx` the code that renders pages at build time, and build/main.ts puts
// both together. The pages are no HTML entries of Vite's, because their HTML comes from the application itself.
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, routeFileIgnorePattern: '\\.test\\.tsx$' }),
    react(),
    devPages(),
    leanPreload(),
    leanTables(),
  ],
  appType: 'custom',
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
  build: isSsrBuild
    ? {
        outDir: prerenderedDir,
        copyPublicDir: false,
        rolldownOptions: { output: { entryFileNames: 'prerender.js' } },
      }
    : {
        manifest: true,
        // One style sheet, because every page carries it inline.
        cssCodeSplit: false,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: [...scripts],
          output: {
            codeSplitting: {
              // Few files: a phone on HTTP/1.1 asks for six at a time, and every further turn is a round trip.
              groups: [
                // What changes only with a version bump stays in a farmer's cache across our own releases.
                { name: 'vendor', test: (id) => /node_modules/.test(id) && !isLater(id), priority: 5 },
                // What pages without the application use, too, must not bring the application with it, nor each other's.
                { name: 'deadline', test: /src\/deadline\.ts/, priority: 5 },
                { name: 'watch-frame', test: /src\/components\/watch-frame\.ts/, priority: 5 },
                {
                  name: 'shared',
                  test: (id) => isOwn(id) && !isLater(id) && !isDashboard(id),
                  minShareCount: 2,
                  priority: 4,
                },
                { name: 'dashboard', test: (id) => isDashboard(id) && !isLater(id), priority: 3 },
                { name: 'forms', test: within(forms), priority: 2 },
                { name: 'account', test: within(account), minShareCount: 2, priority: 1 },
                { name: 'charts', test: within(charts), minShareCount: 2, priority: 1 },
                { name: 'place-search', test: within(placeSearch), minShareCount: 2, priority: 1 },
                // Once for all that judge by it.
                { name: 'later', test: within(later), minShareCount: 2, priority: 1 },
              ],
            },
          },
        },
      },
}))
