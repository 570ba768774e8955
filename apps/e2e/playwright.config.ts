import { defineConfig } from '@playwright/test'
import { findChromium } from './src/chromium.ts'

/** Without these a browser in a container does not start, or talks to its maker. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const executablePath = findChromium()

export default defineConfig({
  testDir: 'tests',
  testMatch: '*.test.ts',
  outputDir: 'test-results',
  forbidOnly: process.env.CI !== undefined,
  // A test that passes only when tried again hides a fault.
  retries: 0,
  workers: 2,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  reporter: [['list'], ['json', { outputFile: '.reports/test.json' }]],
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: { args, ...(executablePath !== undefined && { executablePath }) },
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } },
    {
      name: 'desktop',
      use: { viewport: { width: 1280, height: 800 } },
      // Once is enough for what does not depend on the size of the screen, or sets it itself.
      testIgnore: ['network.test.ts', 'outages.test.ts', 'touch-targets.test.ts', 'widths.test.ts'],
    },
  ],
})
