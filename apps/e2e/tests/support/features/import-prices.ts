import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { serverBundle } from '../../../src/built-product.ts'
import type { Product } from '../../../src/product.ts'

const run = promisify(execFile)

export interface MarketPrice {
  date: string
  market: string
  at: readonly [lat: number, lon: number]
  commodity: string
  unit: string
  kind: 'Wholesale' | 'Retail'
  currency: string
  price: number
}

const columns =
  'date,admin1,admin2,market,market_id,latitude,longitude,category,commodity,commodity_id,unit,priceflag,pricetype,currency,price,usdprice'

/** Imports a country's market prices in WFP format, by the operator's command. */
export async function importWfpPrices(
  { dataDir }: Product,
  country: string,
  prices: readonly MarketPrice[],
): Promise<void> {
  const rows = prices.map(({ date, market, at, commodity, unit, kind, currency, price }, index) =>
    [
      date,
      '',
      '',
      market,
      index + 1,
      ...at,
      'food',
      commodity,
      index + 1,
      unit,
      'actual',
      kind,
      currency,
      price,
      '',
    ].join(),
  )
  const file = join(dataDir, `wfp_food_prices_${country.toLowerCase()}.csv`)
  await writeFile(file, `${[columns, ...rows].join('\n')}\n`)
  await run(process.execPath, [join(dirname(serverBundle), 'prices.js'), 'import', 'wfp', file], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataDir },
  })
}
