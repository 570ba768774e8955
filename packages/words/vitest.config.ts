import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{src,scripts}/**/*.test.ts'],
    setupFiles: ['../../scripts/property-tests.mjs'],
    // What comes late on a busy machine has come all the same; what never comes fails its test after any time.
    testTimeout: 60_000,
    expect: { poll: { timeout: 20_000, interval: 10 } },
    // These modules keep nothing: to load them anew for each file takes longer than the tests.
    isolate: false,
    // Node runs these files as they are: what is tested is what runs, and nothing is transformed first.
    experimental: { viteModuleRunner: false },
    reporters: ['default', ['json', { outputFile: '.reports/test.json' }]],
  },
})
