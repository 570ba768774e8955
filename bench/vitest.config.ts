import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // Generous, so that slow machines pass. A test that hangs fails at any limit.
    testTimeout: 60_000,
    expect: { poll: { timeout: 20_000, interval: 10 } },
    reporters: ['default', ['json', { outputFile: '.reports/test.json' }]],
  },
})
