import type { KnownPlaces } from '@smart-farming/market-core/reader/places'
import { sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { countryCodes } from '../files/iso-countries.ts'

const countryNames = new Intl.DisplayNames('en', { type: 'region' })

/**
 * All countries, not only those with prices: a question about a country without prices must not be answered with
 * another country's price.
 */
const countries = countryCodes.map((code) => ({ code, names: namesOf(code) }))

/** The countries, markets and names in the store to which a question may refer. */
export async function findPricePlaces(database: Database): Promise<KnownPlaces> {
  const [markets, series] = await Promise.all([
    database.run((orm) =>
      orm.execute<{ country: string; name: string; area: string | null }>(
        sql`select distinct country, market as name, area from price_series where country is not null and market is not null`,
      ),
    ),
    database.run((orm) =>
      orm.execute<{ commodity: string | null; name: string }>(
        sql`select distinct commodity, name from price_series where currency is not null order by name`,
      ),
    ),
  ])
  return { countries, markets: [...markets], series: [...series] }
}

/** A country's names: "Congo - Brazzaville" is also asked for as "Congo" and as "Brazzaville". */
function namesOf(code: string): string[] {
  const name = countryNames.of(code) ?? code
  return [...new Set([name, name.replace(' - ', ' '), ...name.split(' - ')])]
}
