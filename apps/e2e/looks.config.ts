import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'

/** Takes pictures of every screen for people to inspect. Too slow to be one of the tests. */
export default defineConfig({
  ...base,
  testDir: 'looks',
  testMatch: '*.looks.ts',
  // Each test opens a screen once and captures it in every size and theme.
  timeout: 900_000,
  reporter: 'list',
  outputDir: 'test-results/looks',
  projects: [{ name: 'looks', use: { viewport: { width: 360, height: 740 } } }],
})
