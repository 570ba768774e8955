import { importPrices } from '../../../src/market/imports/import-prices.ts'
import type { PriceSourceId } from '../../../src/market/imports/price-item.ts'
import { sourceList } from '../../../src/market/sources/source-list.ts'
import type { TestApp } from '../app.ts'
import { splitIntoChunks } from './price-files.ts'

/** Time of all imports in these tests. */
const now = new Date('2026-11-29T12:00:00Z')

/** Imports a file into an app's own tables, as the command would. */
export function importInto(
  { deps }: Pick<TestApp, 'deps'>,
  source: PriceSourceId,
  content: Uint8Array | string,
  { country, tolerance = 0 }: { country?: string; tolerance?: number } = {},
) {
  const items = sourceList[source].read(splitIntoChunks(content, 4_096), { country })
  return importPrices(deps.database, { source, origin: `${source}.file`, items, now, tolerance })
}

/** All rows that an import may write, as text, so that two states can be compared. */
export async function dumpPrices({ sql }: Pick<TestApp, 'sql'>): Promise<string> {
  const rows = await Promise.all([
    sql`select xmin::text, * from price_series order by id`,
    sql`select xmin::text, * from price_observations order by series_id, date`,
    sql`select xmin::text, * from price_revisions order by series_id, date, import_id`,
    sql`select xmin::text, * from exchange_rates order by base, quote, date`,
  ])
  return JSON.stringify(rows)
}

const wfpHeader =
  'date,admin1,admin2,market,market_id,latitude,longitude,category,commodity,commodity_id,unit,priceflag,pricetype,currency,price,usdprice'

/** A WFP file with these rows of maize prices per 90-kg bag in Kenyan towns. */
export function createWfpFile(
  rows: readonly (readonly [date: string, market: string, price: number | string])[],
  commodity = 'Maize (white)',
): string {
  const lines = rows.map(([date, market, price]) => {
    const [id, place] = towns[market] ?? [298, ',']
    return `${date},,,${market},${id},${place},cereals and tubers,${commodity},67,90 KG,actual,Wholesale,KES,${price},`
  })
  return `${[wfpHeader, ...lines].join('\n')}\n`
}

const towns: Readonly<Record<string, readonly [number, string]>> = {
  Nakuru: [1205, '-0.28,36.07'],
  Eldoret: [1206, '0.52,35.27'],
  Nairobi: [1207, '-1.29,36.82'],
  Kisumu: [1208, '-0.09,34.77'],
  Mombasa: [1209, '-4.05,39.67'],
}
