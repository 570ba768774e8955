import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts'],
    setupFiles: ['../../scripts/property-tests.mjs', 'src/testing/setup.ts'],
    reporters: ['default', ['json', { outputFile: '.reports/test.json' }]],
  },
})
