import type { Database } from '../../db/database.ts'
import { importPrices } from '../imports/import-prices.ts'
import type { ImportReport } from '../imports/import-report.ts'
import type { PriceItem } from '../imports/price-item.ts'

/**
 * Loads the bundled exchange rates into a database without rates, so that prices can be converted
 * before the first network connection. The rate's date is shown with every price; newer rates take
 * precedence.
 */
export function loadRates(database: Database): Promise<ImportReport> {
  return importPrices(database, {
    source: 'ecb',
    origin: 'rate-snapshot.json',
    items: bundledRates(),
    bundled: true,
  })
}

async function* bundledRates(): AsyncGenerator<PriceItem> {
  const { default: snapshot } = await import('./rate-snapshot.json', { with: { type: 'json' } })
  const { date, rates } = snapshot
  for (const [quote, rate] of Object.entries(rates))
    yield {
      kind: 'rate',
      at: { code: 'rate', day: date, currency: quote },
      rate: { base: 'EUR', quote, rate, date },
    }
}
