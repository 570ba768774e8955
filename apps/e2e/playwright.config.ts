import { defineConfig } from '@playwright/test'
import { chromiumArguments } from './src/engines/chromium-arguments.ts'
import { ENGINES, type Engine } from './src/engines/tab.ts'
import { findTestChromium } from './src/headless-shell.ts'

const executablePath = findTestChromium()

// A test's page lives for seconds, so background compilation and optimisation in V8 cost more than
// they save. The main-journey tests and the bench run with the defaults, as users do.
const shortLived = '--js-flags=--single-threaded --no-maglev --no-opt'

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
const desktop = { viewport: { width: 1280, height: 800 } }
// The pattern starts within this workspace, because the checkout itself may be in a folder called
// "slow".
const slow = '**/e2e/tests/slow/**'
const mainJourney = 'main-journey*.test.ts'
const both = '*.both.test.ts'

// `npm test` and `npm run test:slow` each run one set and write one report. If no set is given,
// both run.
const set = process.env.PLAYWRIGHT_SET
const isFast = (name: string) => ['phone', 'desktop', 'chromium'].includes(name)
const isInSet = ({ name }: { name: string }) => set === undefined || (set === 'test') === isFast(name)

export default defineConfig<object, { engine: Engine }>({
  testDir: 'tests',
  testMatch: '*.test.ts',
  globalSetup: './src/create-seed-data.ts',
  forbidOnly: process.env.CI !== undefined,
  // A test that passes only on a retry hides a fault.
  retries: 0,
  // On two processors, three workers use more processor time for the same tests and are not faster.
  workers: Number(process.env.PLAYWRIGHT_WORKERS ?? 2),
  // Generous, so that slow tests pass on busy machines.
  timeout: 120_000,
  expect: { timeout: 40_000 },
  reporter: [['list'], ['json', { outputFile: `.reports/${set ?? 'test'}.json` }]],
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Blocked, so that no service worker answers requests that a test routes. Tests of the worker
    // allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      args: [...chromiumArguments, shortLived],
      ...(executablePath !== undefined && { executablePath }),
    },
  },
  projects: [
    { name: 'phone', use: phone, testIgnore: [slow, mainJourney] },
    { name: 'desktop', use: desktop, testMatch: both, testIgnore: slow },
    { name: 'slow-phone', use: phone, testMatch: `${slow}/*.test.ts` },
    { name: 'slow-desktop', use: desktop, testMatch: `${slow}/${both}` },
    // The main journey in every engine. These tests open their browsers themselves, because
    // Playwright cannot drive an installed Firefox or WebKit.
    ...ENGINES.map((engine) => ({ name: engine, testMatch: mainJourney, use: { engine } })),
  ].filter(isInSet),
})
