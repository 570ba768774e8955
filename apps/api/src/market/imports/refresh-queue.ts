import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../db/database.ts'
import type { PriceAddresses } from './download.ts'
import type { PriceSourceId } from './price-item.ts'

export const REFRESH_QUEUE = 'price-refresh'

/** A file to fetch. For WFP without a country, the job queues a job for each country. */
export interface RefreshJob {
  source: PriceSourceId
  /** ISO 3166-1 alpha-2 */
  country?: string
  /** Set if the country's stored prices are to be kept current. */
  again?: true
  /** Set if a run was missed. The job is skipped if there has been an import since. */
  missed?: true
}

export interface RefreshDeps {
  database: Database
  databaseUrl: string
  /** PostgreSQL schema of the queue's own tables. */
  queueSchema: string
  now: () => Date
  /** True to fetch missing local prices for countries with farms. */
  localPrices: boolean
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'debug'>
  /** Delay of the first refresh after start-up, when there is other work. */
  firstAfterSeconds?: number
  pollingSeconds?: number
  addresses?: PriceAddresses
}
