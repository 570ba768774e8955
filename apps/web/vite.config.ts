import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { devPages } from './build/dev-pages.ts'
import { prerenderedDir, scripts } from './build/places.ts'

/** The rules of farm work and what shows them: all of weather-core but what the days of the forecast need at once. */
const farmWork =
  /weather-core\/src\/(?!(days|defaults|zone|place-name|unit-conversion)\.ts)|contracts\/src\/(farm-settings|price-board|board-limits)|features\/weather\/(steps|work|chart)\/|components\/chart-scale\.ts/

// `vite build` makes the scripts, `vite build --ssr src/prerender.tsx` the code that renders pages at build time, and build/main.ts puts
// both together. The pages are no HTML entries of Vite's, because their HTML comes from the application itself.
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, routeFileIgnorePattern: '\\.test\\.tsx$' }),
    react(),
    devPages(),
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
                // But marked comes with the first answer of a model.
                { name: 'vendor', test: /node_modules\/(?!\.pnpm\/|marked\/)/, priority: 2 },
                // What pages without the application use, too, must not bring the application with it.
                { name: 'bare', test: /src\/(deadline|components\/watch-frame)\.ts/, priority: 2 },
                // Comes after the panel, once for all that judge by it.
                { name: 'farm-work', test: farmWork, minShareCount: 2, priority: 1 },
                {
                  name: 'shared',
                  test: (id) => /(apps\/web|packages\/[^/]+)\/src\//.test(id) && !farmWork.test(id),
                  minShareCount: 2,
                  priority: 2,
                },
              ],
            },
          },
        },
      },
}))
