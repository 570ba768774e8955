import type { PgBoss } from 'pg-boss'
import type { Database } from '../../db/database.ts'
import { untilDone } from '../../db/line/until-done.ts'
import { UpstreamFailure } from '../../upstream/failure.ts'
import { importedSince, wfpCountries, wfpCountriesMissed } from './import-log-store.ts'
import { askForCountries, fetchNewCountry } from './new-countries.ts'
import type { PriceSourceId } from './price-item.ts'
import { refreshPrices } from './refresh-prices.ts'
import { QUEUE, type RefreshNeeds, type RefreshTurn } from './refresh-queue.ts'

/**
 * What the queue asks of the database and has no answer to after so long, in ms, it gives up, with the connection. The
 * driver by itself waits for as long as the line seems open, and a database that froze may never close it.
 */
const ANSWER_WITHIN_MS = 10_000

/**
 * When each source is asked, as cron in UTC: the Pink Sheet comes out in the first days of a month, the ECB's rates at
 * about 14:00 UTC on working days, the EU's prices once a week, WFP's every few weeks. Odd minutes, because everybody
 * asks on the hour.
 */
const schedule: Readonly<Record<PriceSourceId, { cron: string; everyDays: number }>> = {
  'world-bank': { cron: '17 5 * * *', everyDays: 1 },
  wfp: { cron: '41 3 * * 2', everyDays: 7 },
  eu: { cron: '23 4 * * 5', everyDays: 7 },
  ecb: { cron: '37 15 * * *', everyDays: 1 },
  frankfurter: { cron: '52 15 * * *', everyDays: 1 },
}

/**
 * Four more tries, after about 5, 10, 20 and 40 minutes; then the next turn of the schedule. One source at a time,
 * once.
 */
const queue = {
  policy: 'exclusive',
  retryLimit: 4,
  retryDelay: 300,
  retryBackoff: true,
  expireInSeconds: 600,
  deleteAfterSeconds: 86_400,
}

export interface Refreshing {
  /**
   * A farm is in this country (ISO 3166-1 alpha-2). Its local prices are fetched in the background, once, unless they
   * are here.
   */
  settledIn(country: string): Promise<void>
  /** A refresh under way is broken off, changes nothing, and is tried again by whoever is there. */
  stop(): Promise<void>
}

/**
 * Keeps the prices current in the background. However many instances run, the queue in PostgreSQL gives each refresh to
 * one of them. A queue that cannot start because the database is away just then starts when it is back.
 */
export function startRefreshing(needs: RefreshNeeds): Promise<Refreshing> {
  return untilDone(() => startQueue(needs), needs.database.bulkOver)
}

async function startQueue(needs: RefreshNeeds): Promise<Refreshing> {
  const { database, databaseUrl, queueSchema, now, log, addresses } = needs
  // Loaded when it is wanted: the start of the product does not wait for it.
  const { PgBoss } = await import('pg-boss')
  // All of it goes on to the driver's pool; of `query_timeout` the type of pg-boss does not know.
  const pool = {
    connectionString: databaseUrl,
    application_name: 'smart-farming refresh',
    max: 2,
    query_timeout: ANSWER_WITHIN_MS,
  }
  const boss = new PgBoss({ ...pool, schema: queueSchema })
  const leave = new AbortController()
  boss.on('error', (error) => log.warn({ err: error }, 'the queue of price refreshes has trouble'))
  const stop = async () => {
    leave.abort()
    await boss.stop({ graceful: true, timeout: 2_000, close: true })
  }
  try {
    await boss.start()
    await boss.createQueue(QUEUE, queue)
    const { pollingSeconds: pollingIntervalSeconds = 60 } = needs
    await boss.work<RefreshTurn>(QUEUE, { pollingIntervalSeconds }, async ([job]) => {
      if (job === undefined) return
      const { source, country, again, missed } = job.data
      // Another instance may have caught up since this one asked for it.
      if (missed && !(await wasMissed(database, source, now(), country))) return
      if (source === 'wfp' && country === undefined) await planCountries(missed)
      else if (country !== undefined && !again) await fetchNewCountry(needs, country, leave.signal)
      else await refresh(source, country)
    })
    await planAll(boss, needs)
    await askForCountries(boss, needs)
    return { settledIn: (country) => askForCountries(boss, needs, country), stop }
  } catch (error) {
    await stop()
    throw error
  }

  /** Each country is a turn of its own: they are more than one turn has time for, and one may fail by itself. */
  async function planCountries(missed = false): Promise<void> {
    await askForCountries(boss, needs)
    const countries = missed
      ? await wfpCountriesMissed(database, dueSince('wfp', now()))
      : await wfpCountries(database)
    for (const country of countries) {
      const turn: RefreshTurn = { source: 'wfp', country, again: true, ...(missed && { missed }) }
      await boss.send(QUEUE, turn, { singletonKey: `wfp ${country}` })
    }
  }

  async function refresh(source: PriceSourceId, country: string | undefined): Promise<void> {
    const options = { country, now: now(), signal: leave.signal, ...(addresses && { addresses }) }
    try {
      const { badRows: _, ...report } = await refreshPrices(database, source, options)
      log.info({ ...report, country }, 'prices refreshed')
    } catch (error) {
      // Without a network every source fails at every turn; the health check and the log of imports say so.
      if (error instanceof UpstreamFailure)
        log.debug({ err: error, country }, 'a price source is out of reach')
      throw error
    }
  }
}

/** Every source by its schedule, and soon, where its turn was missed. */
async function planAll(boss: PgBoss, { database, now, firstAfterSeconds = 60 }: RefreshNeeds): Promise<void> {
  for (const source of Object.keys(schedule) as PriceSourceId[]) {
    const once = { singletonKey: source }
    const { cron } = schedule[source]
    await boss.schedule(QUEUE, cron, { source }, { tz: 'UTC', key: source, ...once })
    if (!(await wasMissed(database, source, now()))) continue
    const turn: RefreshTurn = { source, missed: true }
    await boss.send(QUEUE, turn, { startAfter: firstAfterSeconds, ...once })
  }
}

/** One country's import says nothing of the others: a turn of WFP was missed when that of this or any country was. */
async function wasMissed(
  database: Database,
  source: PriceSourceId,
  now: Date,
  country?: string,
): Promise<boolean> {
  const due = dueSince(source, now)
  if (source !== 'wfp') return !(await importedSince(database, source, due))
  const missed = await wfpCountriesMissed(database, due)
  return country === undefined ? missed.length > 0 : missed.includes(country)
}

/** A source that has not been imported since then has missed a turn. */
const dueSince = (source: PriceSourceId, now: Date): Date =>
  new Date(now.getTime() - schedule[source].everyDays * 86_400_000)
