import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../db/database.ts'
import type { PriceAddresses } from './download.ts'
import type { PriceSourceId } from './price-item.ts'

/** The queue of refreshes, as the database knows it. */
export const QUEUE = 'price-refresh'

/** What a job fetches: a source's newest file, or that of one country. Of WFP without a country it makes those jobs. */
export interface RefreshTurn {
  source: PriceSourceId
  /** ISO 3166-1 alpha-2 */
  country?: string
  /** The country's prices are here, and are to be kept current. */
  again?: true
  /** Asked for because a turn was missed: whatever has been imported since then is left alone. */
  missed?: true
}

export interface RefreshNeeds {
  database: Database
  databaseUrl: string
  /** PostgreSQL schema of the queue's own tables. */
  queueSchema: string
  now: () => Date
  /** Fetch what is not here yet of the countries in which farms are. */
  localPrices: boolean
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'debug'>
  /** How long after the start the first refresh may begin, seconds: a start has other things to do. */
  firstAfterSeconds?: number
  pollingSeconds?: number
  addresses?: PriceAddresses
}
