import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  test: {
    environment: 'happy-dom',
    // One page and one set of modules for all files: a fresh one for each is four fifths of the time. What a
    // test leaves in the page, the set-up file takes away again; spies and stand-ins for globals go before the next
    // test.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts'],
    setupFiles: ['../../scripts/property-tests.mjs', 'src/testing/setup.ts'],
    // What comes late on a busy machine has come all the same; what never comes fails its test after any time;
    // src/testing/setup.ts has the same for what a page is to show.
    testTimeout: 60_000,
    expect: { poll: { timeout: 20_000, interval: 10 } },
    reporters: ['default', ['json', { outputFile: '.reports/test.json' }]],
  },
})
