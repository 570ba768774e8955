import type { PgBoss } from 'pg-boss'
import { retryWhileUnavailable } from '../../db/connection/retry-while-unavailable.ts'
import type { Database } from '../../db/database.ts'
import { UpstreamFailure } from '../../upstream/failure.ts'
import { staleWfpCountries, wasImportedSince, wfpCountries } from './import-log-store.ts'
import { fetchNewCountry, queueMissingCountries } from './new-countries.ts'
import type { PriceSourceId } from './price-item.ts'
import { refreshPrices } from './refresh-prices.ts'
import { REFRESH_QUEUE, type RefreshDeps, type RefreshJob } from './refresh-queue.ts'

/**
 * Time limit of the queue's queries, after which the connection is closed. The driver itself waits
 * while the connection seems open, and a frozen database might never close its end.
 */
const ANSWER_WITHIN_MS = 10_000

/**
 * Cron schedule of each source, UTC. The Pink Sheet is published in the first days of a month, the
 * ECB's rates at about 14:00 UTC on working days, the EU's prices weekly, WFP's every few weeks.
 * Odd minutes, because most clients send requests on the hour.
 */
const schedule: Readonly<Record<PriceSourceId, { cron: string; everyDays: number }>> = {
  'world-bank': { cron: '17 5 * * *', everyDays: 1 },
  wfp: { cron: '41 3 * * 2', everyDays: 7 },
  eu: { cron: '23 4 * * 5', everyDays: 7 },
  ecb: { cron: '37 15 * * *', everyDays: 1 },
  frankfurter: { cron: '52 15 * * *', everyDays: 1 },
}

/** Retries after about 5, 10, 20 and 40 minutes. At most one job per source at a time. */
const queue = {
  policy: 'exclusive',
  retryLimit: 4,
  retryDelay: 300,
  retryBackoff: true,
  expireInSeconds: 600,
  deleteAfterSeconds: 86_400,
}

export interface PriceRefresher {
  /** Fetches the local prices for a country (ISO 3166-1 alpha-2) once, unless stored. */
  settledIn(country: string): Promise<void>
  /** Interrupts a refresh in progress, which is retried by another instance or later. */
  stop(): Promise<void>
}

/**
 * Keeps prices current in the background. The queue in PostgreSQL assigns each refresh to one
 * instance. While the database is unavailable, the start is retried.
 */
export function startPriceRefresh(needs: RefreshDeps): Promise<PriceRefresher> {
  return retryWhileUnavailable(() => startQueue(needs), needs.database.bulkOver)
}

async function startQueue(needs: RefreshDeps): Promise<PriceRefresher> {
  const { database, databaseUrl, queueSchema, now, log, addresses } = needs
  // Loaded on demand to keep the start-up short.
  const { PgBoss } = await import('pg-boss')
  // All options are passed to the driver's pool; pg-boss's type lacks `query_timeout`.
  const pool = {
    connectionString: databaseUrl,
    application_name: 'smart-farming refresh',
    max: 2,
    query_timeout: ANSWER_WITHIN_MS,
  }
  const boss = new PgBoss({ ...pool, schema: queueSchema })
  const leave = new AbortController()
  boss.on('error', (error) => log.warn({ err: error }, 'the queue of price refreshes failed'))
  const stop = async () => {
    leave.abort()
    await boss.stop({ graceful: true, timeout: 2_000, close: true })
  }
  try {
    await boss.start()
    await boss.createQueue(REFRESH_QUEUE, queue)
    const { pollingSeconds: pollingIntervalSeconds = 60 } = needs
    await boss.work<RefreshJob>(REFRESH_QUEUE, { pollingIntervalSeconds }, async ([job]) => {
      if (job === undefined) return
      const { source, country, again, missed } = job.data
      // Another instance may have fetched the prices since.
      if (missed && !(await wasMissed(database, source, now(), country))) return
      if (source === 'wfp' && country === undefined) await planCountries(missed)
      else if (country !== undefined && !again) await fetchNewCountry(needs, country, leave.signal)
      else await refresh(source, country)
    })
    await planAll(boss, needs)
    await queueMissingCountries(boss, needs)
    return { settledIn: (country) => queueMissingCountries(boss, needs, country), stop }
  } catch (error) {
    await stop()
    throw error
  }

  /** All countries together would exceed the time limit of a job, and each may fail alone. */
  async function planCountries(missed = false): Promise<void> {
    await queueMissingCountries(boss, needs)
    const countries = missed
      ? await staleWfpCountries(database, dueSince('wfp', now()))
      : await wfpCountries(database)
    for (const country of countries) {
      const turn: RefreshJob = { source: 'wfp', country, again: true, ...(missed && { missed }) }
      await boss.send(REFRESH_QUEUE, turn, { singletonKey: `wfp ${country}` })
    }
  }

  async function refresh(source: PriceSourceId, country: string | undefined): Promise<void> {
    const options = { country, now: now(), signal: leave.signal, ...(addresses && { addresses }) }
    try {
      const { badRows: _, ...report } = await refreshPrices(database, source, options)
      log.info({ ...report, country }, 'prices refreshed')
    } catch (error) {
      // Without a network, every source fails at every run, which the health check and the import
      // log already report.
      if (error instanceof UpstreamFailure)
        log.debug({ err: error, country }, 'a price source is not available')
      throw error
    }
  }
}

/** Schedules all sources and queues an early run for those that missed one. */
async function planAll(boss: PgBoss, { database, now, firstAfterSeconds = 60 }: RefreshDeps): Promise<void> {
  for (const source of Object.keys(schedule) as PriceSourceId[]) {
    const once = { singletonKey: source }
    const { cron } = schedule[source]
    await boss.schedule(REFRESH_QUEUE, cron, { source }, { tz: 'UTC', key: source, ...once })
    if (!(await wasMissed(database, source, now()))) continue
    const turn: RefreshJob = { source, missed: true }
    await boss.send(REFRESH_QUEUE, turn, { startAfter: firstAfterSeconds, ...once })
  }
}

/**
 * True if a run was missed. For WFP, checks runs for this country or, without a country, for any
 * country.
 */
async function wasMissed(
  database: Database,
  source: PriceSourceId,
  now: Date,
  country?: string,
): Promise<boolean> {
  const due = dueSince(source, now)
  if (source !== 'wfp') return !(await wasImportedSince(database, source, due))
  const missed = await staleWfpCountries(database, due)
  return country === undefined ? missed.length > 0 : missed.includes(country)
}

/** A source without an import since this time has missed a run. */
const dueSince = (source: PriceSourceId, now: Date): Date =>
  new Date(now.getTime() - schedule[source].everyDays * 86_400_000)
