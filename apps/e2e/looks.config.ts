import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'

/** Pictures of every screen, to be looked at by people: no part of the tests, since it takes long. */
export default defineConfig({
  ...base,
  testDir: 'looks',
  testMatch: '*.looks.ts',
  // Each screen is opened once and looked at in every size and every theme.
  timeout: 900_000,
  reporter: 'list',
  outputDir: 'test-results/looks',
  projects: [{ name: 'looks', use: { viewport: { width: 360, height: 740 } } }],
})
