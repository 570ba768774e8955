import type { KnownPlaces } from '@smart-farming/market-core/understand/find-place'
import { sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { countryCodes } from '../files/iso-countries.ts'

const countryNames = new Intl.DisplayNames('en', { type: 'region' })

/**
 * Every country there is, not only those with prices: a question about another must not be answered with somebody
 * else's price.
 */
const countries = countryCodes.map((code) => ({ code, names: namesOf(code) }))

/** The countries and markets as a question may name them. */
export async function findPricePlaces(database: Database): Promise<KnownPlaces> {
  const rows = await database.run((orm) =>
    orm.execute<{ country: string; market: string }>(
      sql`select distinct country, market from price_series where country is not null and market is not null`,
    ),
  )
  return { countries, markets: [...rows].map(({ country, market }) => ({ name: market, country })) }
}

/** "Congo - Brazzaville" is also asked for as "Congo" and as "Brazzaville". */
function namesOf(code: string): string[] {
  const name = countryNames.of(code) ?? code
  return [...new Set([name, ...name.split(' - ')])]
}
