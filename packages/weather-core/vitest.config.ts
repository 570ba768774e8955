import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    setupFiles: ['../../scripts/property-tests.mjs'],
    // Generous, so that slow machines pass.
    testTimeout: 60_000,
    expect: { poll: { timeout: 20_000, interval: 10 } },
    // These modules hold no state, and reloading them for each file takes longer than the tests.
    isolate: false,
    // Node runs these files untransformed, so the tests run the shipped code.
    experimental: { viteModuleRunner: false },
    reporters: ['default', ['json', { outputFile: '.reports/test.json' }]],
  },
})
