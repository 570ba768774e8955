import { defineConfig } from '@playwright/test'
import { chromiumArguments } from './src/engines/chromium-arguments.ts'
import { ENGINES, type Engine } from './src/engines/tab.ts'
import { findTestChromium } from './src/headless-shell.ts'

const executablePath = findTestChromium()

// A test's page is gone in seconds: what V8 would compile and collect for it in threads of its own, or compile again to
// run faster, costs more than it saves. What people have, the main way and the bench see.
const shortLived = '--js-flags=--single-threaded --no-maglev --no-opt'

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
const desktop = { viewport: { width: 1280, height: 800 } }
const slow = '**/slow/**'
const mainWay = 'main-way*.test.ts'
const both = '*.both.test.ts'

// `npm test` runs one set and `npm run test:slow` the other, each with a report; without a set both run.
const set = process.env.PLAYWRIGHT_SET
const isFast = (name: string) => ['phone', 'desktop', 'chromium'].includes(name)
const isInSet = ({ name }: { name: string }) => set === undefined || (set === 'test') === isFast(name)

export default defineConfig<object, { engine: Engine }>({
  testDir: 'tests',
  testMatch: '*.test.ts',
  globalSetup: './src/fill-data.ts',
  forbidOnly: process.env.CI !== undefined,
  // A test that passes only when tried again hides a fault.
  retries: 0,
  // Three on two processors take more of them for the same tests, and no less time.
  workers: Number(process.env.PLAYWRIGHT_WORKERS ?? 2),
  // Generous for busy machines: a late result still counts, and a missing one fails its test after any time.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: `.reports/${set ?? 'test'}.json` }]],
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Blocked, so that no worker answers requests that a test routes; tests of the worker allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      args: [...chromiumArguments, shortLived],
      ...(executablePath !== undefined && { executablePath }),
    },
  },
  projects: [
    { name: 'phone', use: phone, testIgnore: [slow, mainWay] },
    { name: 'desktop', use: desktop, testMatch: both, testIgnore: slow },
    { name: 'slow-phone', use: phone, testMatch: '**/slow/**/*.test.ts' },
    { name: 'slow-desktop', use: desktop, testMatch: `**/slow/**/${both}` },
    // The main way in every engine. It opens its browsers itself: Playwright cannot drive a Firefox or a WebKit of the
    // machine.
    ...ENGINES.map((engine) => ({ name: engine, testMatch: mainWay, use: { engine } })),
  ].filter(isInSet),
})
