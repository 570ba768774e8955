import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../db/database.ts'
import type { PriceAddresses } from './download.ts'
import type { PriceSourceId } from './price-item.ts'

/** Name of the refresh queue in the database. */
export const REFRESH_QUEUE = 'price-refresh'

/**
 * The file that a job fetches: a source's newest file, or that of one country. For WFP without a country, the job
 * creates the jobs for the countries.
 */
export interface RefreshJob {
  source: PriceSourceId
  /** ISO 3166-1 alpha-2 */
  country?: string
  /** Set if the country's prices are already stored and are to be kept current. */
  again?: true
  /** Set if the job was queued because a run was missed: it is skipped if there has been an import since. */
  missed?: true
}

export interface RefreshNeeds {
  database: Database
  databaseUrl: string
  /** PostgreSQL schema of the queue's own tables. */
  queueSchema: string
  now: () => Date
  /** True to fetch missing local prices for the countries that have farms. */
  localPrices: boolean
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'debug'>
  /** Delay of the first refresh after start-up, in seconds: at that time there is other work. */
  firstAfterSeconds?: number
  pollingSeconds?: number
  addresses?: PriceAddresses
}
