import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  test: {
    environment: 'happy-dom',
    // One page and one module graph for all files, because isolation would take four fifths of the
    // run time. The set-up file cleans the page after a test. Spies and global stubs are restored
    // before the next test.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts'],
    setupFiles: ['../../scripts/property-tests.mjs', 'src/testing/setup.ts'],
    // Generous timeouts for slow machines. src/testing/setup.ts does the same for DOM queries.
    testTimeout: 60_000,
    expect: { poll: { timeout: 20_000, interval: 10 } },
    reporters: ['default', ['json', { outputFile: '.reports/test.json' }]],
  },
})
