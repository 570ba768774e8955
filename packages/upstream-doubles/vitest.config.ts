import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    testTimeout: 60_000,
    expect: { poll: { timeout: 20_000, interval: 10 } },
    // These modules hold no state, and reloading each takes longer than the tests.
    isolate: false,
    reporters: ['default', ['json', { outputFile: '.reports/test.json' }]],
  },
})
