import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'

/** Takes pictures of every screen for people to look at. Slow, so it is not one of the tests. */
export default defineConfig({
  ...base,
  testDir: 'looks',
  testMatch: '*.looks.ts',
  // Opens each screen once and pictures it in every size and theme.
  timeout: 900_000,
  reporter: 'list',
  outputDir: 'test-results/looks',
  projects: [{ name: 'looks', use: { viewport: { width: 360, height: 740 } } }],
})
