import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    setupFiles: ['../../scripts/property-tests.mjs'],
    reporters: ['default', ['json', { outputFile: '.reports/test.json' }]],
  },
})
