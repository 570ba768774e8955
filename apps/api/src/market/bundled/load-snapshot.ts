import { addMonths } from '@smart-farming/market-core/months'
import type { Database } from '../../db/database.ts'
import { importPrices } from '../imports/import-prices.ts'
import type { ImportReport } from '../imports/import-report.ts'
import type { PriceItem } from '../imports/price-item.ts'
import { toSeriesFacts } from '../sources/pink-sheet.ts'

/**
 * Loads the bundled prices into a database without prices, so that a first start without a network
 * has answers. The series are those of the Pink Sheet, so an import continues them.
 */
export function loadSnapshot(database: Database): Promise<ImportReport> {
  return importPrices(database, {
    source: 'world-bank',
    origin: 'price-snapshot.json',
    items: snapshotItems(),
    bundled: true,
  })
}

async function* snapshotItems(): AsyncGenerator<PriceItem> {
  // Loaded on demand: nearly every start finds stored prices.
  const { default: snapshot } = await import('./price-snapshot.json', { with: { type: 'json' } })
  yield { kind: 'updated', on: snapshot.updatedOn }
  for (const { name, unit, values } of snapshot.series) {
    const series = toSeriesFacts(name, unit)
    for (const [index, value] of values.entries()) {
      const month = addMonths(snapshot.firstMonth, index)
      if (value !== null)
        yield { kind: 'price', at: { code: 'item', item: index + 1 }, series, date: `${month}-01`, value }
    }
  }
}
