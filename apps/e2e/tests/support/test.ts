import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type WorkerInfo,
} from '@playwright/test'
import { type Double, respondNormally } from '@smart-farming/upstream-doubles/double'
import { startMetNorway } from '@smart-farming/upstream-doubles/met-norway'
import { startOpenMeteo } from '@smart-farming/upstream-doubles/open-meteo'
import { startOpenAi } from '@smart-farming/upstream-doubles/openai'
import { advanceClock } from '../../src/clock/advance-clock.ts'
import { clockOffsetMs } from '../../src/clock/clock-offset.ts'
import { startProduct } from '../../src/product.ts'
import { watchLayout } from './checks/layout.ts'

/** The product with doubles of the outside services, one set for each worker. */
export interface World {
  readonly url: string
  readonly openMeteo: Double
  readonly metNorway: Double
  readonly model: Double
  /** Content blocked by a page's policy, as reported by browsers: lines of the product's log. */
  readonly blocked: readonly string[]
}

/**
 * A test suite is one address with many farmers, and shares the processor with other work. Limits
 * for real visitors, and slow databases or providers, are not under test here.
 */
export const GENEROUS_LIMITS = {
  DATABASE_DEADLINE_MS: '20000',
  WEATHER_DEADLINE_MS: '9000',
  REQUESTS_PER_MINUTE: '100000',
  SEARCHES_PER_MINUTE: '100000',
  PLACE_SUGGESTIONS_PER_MINUTE: '100000',
  NEW_PLACES_PER_HOUR: '100000',
  CALLS_PER_ACCOUNT_DAY: '100000',
  QUESTIONS_PER_MINUTE: '100000',
  SIGNUPS_PER_HOUR: '100000',
  NAME_CHANGES_PER_HOUR: '100000',
  PASSWORD_HINTS_PER_MINUTE: '100000',
  CONTACT_MESSAGES_PER_HOUR: '100000',
  LOGIN_FAILURES_PER_ADDRESS_MINUTE: '100000',
  LOGIN_FAILURES_PER_ADDRESS_HOUR: '100000',
}

/** Worker fixture: starts the doubles and the product, and stops them. */
export async function openWorld(
  {}: object,
  use: (world: World) => Promise<void>,
  { project }: Pick<WorkerInfo, 'project'>,
): Promise<void> {
  // A browser that Playwright does not drive uses the machine's clock.
  const ahead = 'engine' in project.use ? 0 : clockOffsetMs()
  const now = () => Date.now() + ahead
  const [openMeteo, metNorway, model] = await Promise.all([
    startOpenMeteo({ now }),
    startMetNorway({ now }),
    startOpenAi({ now }),
  ])
  const blocked: string[] = []
  const settings = {
    ...GENEROUS_LIMITS,
    WEATHER_PROVIDERS: 'open-meteo,met-norway',
    PRICE_REFRESH: 'off',
    OPEN_METEO_BASE_URL: openMeteo.url,
    OPEN_METEO_ARCHIVE_BASE_URL: openMeteo.url,
    OPEN_METEO_GEOCODING_BASE_URL: openMeteo.url,
    MET_NORWAY_BASE_URL: metNorway.url,
    OPENAI_BASE_URL: `${model.url}/v1`,
    OPENAI_MODEL: 'stand-in',
  }
  const onLine = (line: string) => {
    if (line.includes('blocked by the page policy')) blocked.push(line)
  }
  const product = await startProduct(settings, onLine, ahead)
  await use({ url: product.url, openMeteo, metNorway, model, blocked })
  await product.stop()
  await Promise.all([openMeteo.close(), metNorway.close(), model.close()])
}

interface WorkerFixtures {
  world: World
}

interface TestFixtures {
  /** Checks a test's second page like the first. */
  watch: (page: Page) => void
  doublesAtRest: undefined
}

/**
 * Playwright's `test` on a running product. A page that logs an error, throws or violates its
 * policy fails its test.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  world: [openWorld, { scope: 'worker', timeout: 240_000 }],

  baseURL: async ({ world }, use) => use(world.url),

  watch: async ({}, use) => {
    const faults: string[] = []
    await use((page) => {
      page.on('console', (message) => {
        if (isFault(message)) faults.push(message.text())
      })
      page.on('pageerror', (error) => void faults.push(String(error)))
    })
    expect(faults, 'errors on the console').toEqual([])
  },

  context: async ({ context }, use) => {
    await applyTestClock(context)
    await use(context)
  },

  page: async ({ page, watch }, use) => {
    watch(page)
    await page.addInitScript(watchLayout)
    await use(page)
  },

  doublesAtRest: [
    async ({ world }, use) => {
      await use(undefined)
      for (const double of [world.openMeteo, world.metNorway, world.model]) double.respond(respondNormally)
    },
    { auto: true },
  ],
})

/** Makes a browser's pages use the product's clock. For browsers that a test opens itself. */
export async function applyTestClock<Context extends BrowserContext | undefined>(
  context: Context,
): Promise<Context> {
  await context?.addInitScript(advanceClock, clockOffsetMs())
  return context
}

/** Chromium reports every failed response as an error, so each test checks those itself. */
function isFault(message: ConsoleMessage): boolean {
  return message.type() === 'error' && !message.text().startsWith('Failed to load resource')
}

export { expect }
