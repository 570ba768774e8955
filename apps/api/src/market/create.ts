import type { prices } from '@smart-farming/contracts/prices'
import { retryWhileUnavailable } from '../db/connection/retry-while-unavailable.ts'
import { retryWithBackoff } from '../db/connection/retry-with-backoff.ts'
import { JOBS_SCHEMA } from '../db/roles/set-up-roles.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/routing/bind.ts'
import type { Feature, FeatureContext } from '../http/routing/feature.ts'
import { withTimeout } from '../timing/with-timeout.ts'
import { findBoardDefaults } from './board-defaults.ts'
import { loadRates } from './bundled/load-rates.ts'
import { loadSnapshot } from './bundled/load-snapshot.ts'
import { type ImportFailure, listImportFailures } from './imports/import-log-store.ts'
import { type PriceRefresher, startPriceRefresh } from './imports/refresh-schedule.ts'
import { streamPricesCsv } from './price-csv.ts'
import { fixedParities } from './stored/fixed-parities.ts'
import { BOARD_MARKET_COUNT, seriesNearFarm } from './stored/near-farm.ts'
import { PriceAnswerer } from './stored/price-answerer.ts'
import { sortForDisplay, toParityRate, toPriceSeries, toPriceSource } from './stored/price-answers.ts'
import { StoredPrices } from './stored/stored-prices.ts'

/** Refreshes may be waiting for an unresponsive database, so shutdown does not wait longer. */
const STOP_WITHIN_MS = 4_000

interface PricesFeature extends Feature<typeof prices> {
  readonly stored: StoredPrices
  readonly answers: PriceAnswerer
  /** A problem with refreshing prices, if any. */
  readonly trouble: () => Promise<string | undefined>
  /** Fetches local prices for a farm's country (ISO 3166-1 alpha-2). Never throws or blocks. */
  readonly settledIn: (country: string) => void
}

type Parts = Pick<
  Deps,
  'config' | 'database' | 'databaseUrl' | 'deadlines' | 'prices' | 'now' | 'reading' | 'refreshing' | 'words'
> &
  FeatureContext

/** The price feature. Loading begins when the app listens, which keeps the start-up short. */
export function createPrices(parts: Parts): PricesFeature {
  const { database, deadlines, log, onListen } = parts
  let refreshing: Promise<PriceRefresher | undefined> | undefined
  const telling = new Set<Promise<void>>()
  onListen(() => {
    refreshing = retryWithBackoff(() => keepCurrent(parts), {
      over: database.bulkOver,
      firstPauseMs: deadlines.loadAgainMs,
      onFailure: (error) => log.error({ err: error }, 'the price refresh failed to start; trying again'),
    }).catch(() => undefined) // Interrupted by the shutdown; the next start loads again.
  })
  const settledIn = (country: string) => {
    const told = Promise.resolve(refreshing)
      .then((here) => here?.settledIn(country))
      // The next start and the next scheduled run also find such countries.
      .catch((error: unknown) => log.info({ err: error, country }, 'prices of a new country are delayed'))
      .finally(() => telling.delete(told))
    telling.add(told)
  }
  const ended = async () => {
    await Promise.all(telling)
    await (await refreshing)?.stop()
  }
  const stored = new StoredPrices(parts.prices, database, parts.words)
  return {
    handlers: priceHandlers(parts),
    stored,
    answers: new PriceAnswerer(stored, {
      advisers: parts.config.advisers,
      now: parts.now,
      run: parts.reading.run,
    }),
    settledIn,
    trouble: async () => troubleText(parts.words, await listImportFailures(database)),
    close: () =>
      withTimeout(STOP_WITHIN_MS, ended(), () => {
        log.warn('the price refreshes did not end in time and were abandoned')
      }),
  }
}

/** Describes failed imports for the health check; undefined if there are none. */
function troubleText({ priceImports }: Deps['words'], all: readonly ImportFailure[]): string | undefined {
  const told = all.map(({ source, outcome, endedAt }) =>
    priceImports[outcome]({ source, at: `${endedAt.toISOString().slice(0, 16)}Z` }),
  )
  return told.length === 0 ? undefined : told.join('; ')
}

async function keepCurrent({
  config,
  database,
  databaseUrl,
  now,
  log,
  refreshing,
}: Omit<Parts, 'prices' | 'reading'>): Promise<PriceRefresher | undefined> {
  const { added } = await retryWhileUnavailable(() => loadSnapshot(database), database.bulkOver)
  if (added > 0) log.info({ added }, 'bundled prices loaded')
  await retryWhileUnavailable(() => loadRates(database), database.bulkOver)
  if (!config.priceRefresh) return undefined
  const { schema } = config.database
  const queueSchema = schema === 'public' ? JOBS_SCHEMA : `${schema}_jobs`
  const { localPrices } = config
  return startPriceRefresh({ database, databaseUrl, queueSchema, now, log, localPrices, ...refreshing })
}

function priceHandlers({ prices: store, now }: Pick<Deps, 'prices' | 'now'>): Handlers<typeof prices> {
  return {
    series: async ({ query: { commodities, ...farm } }) => {
      const found = await seriesNearFarm(store, commodities, farm, now(), BOARD_MARKET_COUNT)
      return { series: sortForDisplay(found.map(toPriceSeries), commodities) }
    },
    start: ({ query }) => findBoardDefaults(store, query.country),
    points: async ({ query: { series, from, to } }) => ({
      series: await Promise.all(series.map(async (id) => ({ id, points: await store.points(id, from, to) }))),
    }),
    download: async ({ query: { series, from, to } }) => {
      const found = await store.find({ ids: series })
      return streamPricesCsv(
        await Promise.all(
          found.map(async (one) => ({
            series: toPriceSeries(one),
            points: await store.points(one.id, from, to),
          })),
        ),
      )
    },
    rates: async ({ query }) => ({
      rates: [
        ...(await store.rates(query.currencies, query.months)).map(({ source, ...rate }) => ({
          ...rate,
          source: toPriceSource(source),
        })),
        ...fixedParities(query.currencies).map(toParityRate),
      ],
    }),
  }
}
