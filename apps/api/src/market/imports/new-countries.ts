import type { PgBoss } from 'pg-boss'
import { UpstreamFailure } from '../../upstream/failure.ts'
import { NoPricesForCountry } from './download.ts'
import { countriesWithoutPrices } from './missing-countries-store.ts'
import { refreshPrices } from './refresh-prices.ts'
import { REFRESH_QUEUE, type RefreshDeps, type RefreshJob } from './refresh-queue.ts'

/** Minimum interval between requests for a country, across all farmers and instances. */
const COUNTRY_AGAIN_SECONDS = 86_400

type Needs = Pick<RefreshDeps, 'database' | 'localPrices' | 'now'>

/**
 * Queues jobs that fetch missing prices for countries with farms, unless local prices are switched
 * off.
 * @param only ISO 3166-1 alpha-2; all countries by default
 */
export async function queueMissingCountries(
  boss: PgBoss,
  { database, localPrices, now }: Needs,
  only?: string,
): Promise<void> {
  if (!localPrices) return
  for (const country of await countriesWithoutPrices(database, now(), only)) {
    const once = { singletonKey: `wfp ${country}`, singletonSeconds: COUNTRY_AGAIN_SECONDS }
    await boss.send(REFRESH_QUEUE, { source: 'wfp', country } satisfies RefreshJob, once)
  }
}

/**
 * Fetches a country's prices for the first time, unless they have arrived meanwhile.
 * @throws {UpstreamFailure} if a retry makes sense; not if the source has no prices for the country
 */
export async function fetchNewCountry(
  { database, now, log, addresses }: Pick<RefreshDeps, 'database' | 'now' | 'log' | 'addresses'>,
  country: string,
  signal: AbortSignal,
): Promise<void> {
  const [isAwaited] = await countriesWithoutPrices(database, now(), country)
  if (isAwaited === undefined) return
  const options = { country, isFirst: true, now: now(), signal, ...(addresses && { addresses }) }
  try {
    const { badRows: _, ...report } = await refreshPrices(database, 'wfp', options)
    log.info({ ...report, country }, 'prices of a new country')
    if (report.outcome !== 'done') throw new UpstreamFailure('wfp', 'malformed', 'the file was refused')
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error
    log.info({ err: error, country }, 'prices of a new country are not available')
    if (!(error instanceof NoPricesForCountry)) throw error
  }
}
