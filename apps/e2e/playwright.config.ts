import { defineConfig } from '@playwright/test'
import { chromiumArguments } from './src/engines/chromium-arguments.ts'
import { ENGINES, type Engine } from './src/engines/tab.ts'
import { findTestChromium } from './src/headless-shell.ts'
import { ONCE_IS_ENOUGH } from './src/once-is-enough.ts'

const executablePath = findTestChromium()

// A test's page is gone in seconds: what V8 would compile and collect for it in threads of its own, or compile again to
// run faster, costs more than it saves. What people have, the main way and the bench see.
const shortLived = '--js-flags=--single-threaded --no-maglev --no-opt'

// `npm test` has the desktop's tests in another lane than all others; each part leaves a report and pictures of its
// own.
const part = process.env.PLAYWRIGHT_PART
const isInPart = ({ name }: { name: string }) =>
  part === undefined || (part === 'desktop') === (name === 'desktop')

export default defineConfig<object, { engine: Engine }>({
  testDir: 'tests',
  testMatch: '*.test.ts',
  outputDir: `test-results/${part ?? 'all'}`,
  globalSetup: './src/fill-data.ts',
  forbidOnly: process.env.CI !== undefined,
  // A test that passes only when tried again hides a fault.
  retries: 0,
  // Three on two processors take more of them for the same tests, and no less time.
  workers: Number(process.env.PLAYWRIGHT_WORKERS ?? 2),
  // What comes late on a busy machine has come all the same; what never comes fails its test after any time.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: `.reports/${part ?? 'test'}.json` }]],
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // What a test stands in for by a route, no worker may answer; those that are about the worker let it in.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      args: [...chromiumArguments, shortLived],
      ...(executablePath !== undefined && { executablePath }),
    },
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
      testIgnore: 'main-way*.test.ts',
    },
    {
      name: 'desktop',
      use: { viewport: { width: 1280, height: 800 } },
      testIgnore: ['main-way*.test.ts', ...Object.keys(ONCE_IS_ENOUGH)],
    },
    // The main way in every engine. It opens its browsers itself: Playwright cannot drive a Firefox or a WebKit of the
    // machine.
    ...ENGINES.map((engine) => ({ name: engine, testMatch: 'main-way*.test.ts', use: { engine } })),
  ].filter(isInPart),
})
