import type { PgBoss } from 'pg-boss'
import { retryWhileUnavailable } from '../../db/connection/retry-while-unavailable.ts'
import type { Database } from '../../db/database.ts'
import { UpstreamFailure } from '../../upstream/failure.ts'
import { staleWfpCountries, wasImportedSince, wfpCountries } from './import-log-store.ts'
import { fetchNewCountry, queueMissingCountries } from './new-countries.ts'
import type { PriceSourceId } from './price-item.ts'
import { refreshPrices } from './refresh-prices.ts'
import { REFRESH_QUEUE, type RefreshJob, type RefreshNeeds } from './refresh-queue.ts'

/**
 * Time limit of the queue's queries, in ms; after that it closes the connection. The driver itself waits as long as the
 * connection seems open, and a frozen database may never close it.
 */
const ANSWER_WITHIN_MS = 10_000

/**
 * Schedule of each source, as cron in UTC: the Pink Sheet is published in the first days of a month, the ECB's rates at
 * about 14:00 UTC on working days, the EU's prices once a week, WFP's every few weeks. Odd minutes, because most other
 * clients send their requests on the hour.
 */
const schedule: Readonly<Record<PriceSourceId, { cron: string; everyDays: number }>> = {
  'world-bank': { cron: '17 5 * * *', everyDays: 1 },
  wfp: { cron: '41 3 * * 2', everyDays: 7 },
  eu: { cron: '23 4 * * 5', everyDays: 7 },
  ecb: { cron: '37 15 * * *', everyDays: 1 },
  frankfurter: { cron: '52 15 * * *', everyDays: 1 },
}

/**
 * Four retries, after about 5, 10, 20 and 40 minutes; then the next scheduled run. At most one job per source at a
 * time.
 */
const queue = {
  policy: 'exclusive',
  retryLimit: 4,
  retryDelay: 300,
  retryBackoff: true,
  expireInSeconds: 600,
  deleteAfterSeconds: 86_400,
}

export interface PriceRefresher {
  /**
   * Reports that a farm is in this country (ISO 3166-1 alpha-2). Fetches its local prices in the background, once,
   * unless they are already stored.
   */
  settledIn(country: string): Promise<void>
  /**
   * Stops refreshing. A refresh in progress is interrupted, changes nothing, and is retried by another instance or at
   * the next start.
   */
  stop(): Promise<void>
}

/**
 * Keeps the prices current in the background. The queue in PostgreSQL assigns each refresh to one of any number of
 * instances. If it cannot start because the database is unavailable, it starts once the database is back.
 */
export function startPriceRefresh(needs: RefreshNeeds): Promise<PriceRefresher> {
  return retryWhileUnavailable(() => startQueue(needs), needs.database.bulkOver)
}

async function startQueue(needs: RefreshNeeds): Promise<PriceRefresher> {
  const { database, databaseUrl, queueSchema, now, log, addresses } = needs
  // Loaded on demand: the product's start-up does not wait for it.
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
      // Another instance may have fetched the prices since this job was queued.
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

  /** Queues one job per country: together they would exceed the time limit of one job, and one may fail on its own. */
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
      // Without a network every source fails at every run; the health check and the import log already report that.
      if (error instanceof UpstreamFailure)
        log.debug({ err: error, country }, 'a price source is not available')
      throw error
    }
  }
}

/** Schedules every source, and queues an early run for each that missed one. */
async function planAll(boss: PgBoss, { database, now, firstAfterSeconds = 60 }: RefreshNeeds): Promise<void> {
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
 * True if a run was missed. For WFP, one country's import says nothing about the others: without a country, a run was
 * missed if any country's import was missed.
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
