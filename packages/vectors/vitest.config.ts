import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    testTimeout: 60_000,
    expect: { poll: { timeout: 20_000, interval: 10 } },
    reporters: ['default', ['json', { outputFile: '.reports/test.json' }]],
  },
})
