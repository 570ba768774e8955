import { and, eq, gt, isNotNull, like, notExists, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { priceImports, priceSeries } from '../../db/price-tables.ts'
import { farmPlaces } from '../../db/schema.ts'
import { countryOrigin, NO_PRICES_PUBLISHED } from './import-report.ts'

/** Days before a country without data is requested again. WFP adds countries from time to time. */
const NONE_BELIEVED_DAYS = 30

/**
 * Countries with farms but without local prices, ISO 3166-1 alpha-2. Leaves out countries for which
 * WFP recently had no data.
 * @param country limits the result to this country
 */
export async function countriesWithoutPrices(
  database: Database,
  now: Date,
  country?: string,
): Promise<string[]> {
  const since = new Date(now.getTime() - NONE_BELIEVED_DAYS * 86_400_000)
  const rows = await database.run((orm) => {
    const stored = orm
      .select({ one: sql`1` })
      .from(priceSeries)
      .where(and(eq(priceSeries.source, 'wfp'), eq(priceSeries.country, farmPlaces.country)))
    const none = orm
      .select({ one: sql`1` })
      .from(priceImports)
      .where(
        and(
          eq(priceImports.source, 'wfp'),
          eq(priceImports.origin, sql`${countryOrigin('')} || ${farmPlaces.country}`),
          like(priceImports.reason, `%"${NO_PRICES_PUBLISHED}"%`),
          gt(priceImports.endedAt, since),
        ),
      )
    return orm
      .selectDistinct({ country: farmPlaces.country })
      .from(farmPlaces)
      .where(
        and(
          isNotNull(farmPlaces.country),
          country === undefined ? undefined : eq(farmPlaces.country, country),
          notExists(stored),
          notExists(none),
        ),
      )
      .orderBy(farmPlaces.country)
  })
  return rows.flatMap((row) => row.country ?? [])
}
