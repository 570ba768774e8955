import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    setupFiles: ['../../scripts/property-tests.mjs'],
    globalSetup: ['tests/_postgres.ts'],
    testTimeout: 20_000,
    hookTimeout: 30_000,
    // A condition that comes late on a busy machine is still met; one that never comes fails the test all the same.
    expect: { poll: { timeout: 10_000, interval: 10 } },
    reporters: ['default', ['json', { outputFile: '.reports/test.json' }]],
  },
})
