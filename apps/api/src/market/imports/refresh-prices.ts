import type { Database } from '../../db/database.ts'
import { UpstreamFailure } from '../../upstream/failure.ts'
import { parseInWorker } from '../parsing/parse-in-worker.ts'
import { sourceList } from '../sources/source-list.ts'
import { download, NoPricesForCountry, type PriceAddresses } from './download.ts'
import { importPrices, logImport } from './import-prices.ts'
import { countryOrigin, type ImportReport, NO_PRICES_PUBLISHED } from './import-report.ts'
import type { PriceSourceId } from './price-item.ts'

/** Nobody is there to correct bad rows, and a few must not block all others. */
const TOLERANCE = 0.01

interface RefreshOptions {
  country?: string | undefined
  /** True if no prices for the country are stored yet. The source may have none either. */
  isFirst?: boolean
  now: Date
  signal: AbortSignal
  addresses?: PriceAddresses
}

/**
 * Fetches a source's newest file and imports it. Failures are recorded in the import log, which the
 * health check reads.
 * @throws {UpstreamFailure} if the file is not available, after logging the failure
 */
export async function refreshPrices(
  database: Database,
  source: PriceSourceId,
  options: RefreshOptions,
): Promise<ImportReport> {
  const { country, now } = options
  try {
    const { origin: address, bytes } = await download(source, options)
    const origin = country === undefined ? address : countryOrigin(country, address)
    const items = parseInWorker(source, bytes, { country })
    return await importPrices(database, { source, origin, items, now, tolerance: TOLERANCE })
  } catch (error) {
    // Our own shutdown is not a failure of the source.
    if (!(error instanceof UpstreamFailure) || options.signal.aborted) throw error
    const origin = country === undefined ? sourceList[source].url : countryOrigin(country)
    await logImport(database, { source, origin, outcome: 'failed', reason: reasonOf(error, options) })
    throw error
  }
}

function reasonOf(error: UpstreamFailure, { isFirst = false }: RefreshOptions): ImportReport['reason'] {
  const { kind, message: detail } = error
  return isFirst && error instanceof NoPricesForCountry
    ? { code: NO_PRICES_PUBLISHED, detail }
    : { code: 'out_of_reach', kind, detail }
}
