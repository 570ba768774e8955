import type { KnownPlaces } from '@smart-farming/market-core/reader/places'
import { sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { countryCodes } from '../files/iso-countries.ts'

const countryNames = new Intl.DisplayNames('en', { type: 'region' })

/** All countries: a question about one without prices must not get another country's price. */
const countries = countryCodes.map((code) => ({ code, names: namesOf(code) }))

/** Finds the countries, markets and series names that a question may mention. */
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

/** Names of a country: "Congo - Brazzaville" is also called "Congo" and "Brazzaville". */
function namesOf(code: string): string[] {
  const name = countryNames.of(code) ?? code
  return [...new Set([name, name.replace(' - ', ' '), ...name.split(' - ')])]
}
