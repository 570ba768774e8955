import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../db/database.ts'
import type { PriceAddresses } from './download.ts'
import type { PriceSourceId } from './price-item.ts'

/** Name of the refresh queue in the database. */
export const REFRESH_QUEUE = 'price-refresh'

/**
 * The file that a job fetches: a source's newest, or that of one country. For WFP without a country it creates those
 * jobs.
 */
export interface RefreshJob {
  source: PriceSourceId
  /** ISO 3166-1 alpha-2 */
  country?: string
  /** The country's prices are stored, and are to be kept current. */
  again?: true
  /** Queued because a run was missed: skipped if there has been an import since. */
  missed?: true
}

export interface RefreshNeeds {
  database: Database
  databaseUrl: string
  /** PostgreSQL schema of the queue's own tables. */
  queueSchema: string
  now: () => Date
  /** Fetch missing local prices for the countries that have farms. */
  localPrices: boolean
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'debug'>
  /** Delay of the first refresh after the start, seconds: a start has other things to do. */
  firstAfterSeconds?: number
  pollingSeconds?: number
  addresses?: PriceAddresses
}
