import { sayPricesInOrder } from '@smart-farming/market-core/answering/comparing/prices-in-order'
import { sayPrice } from '@smart-farming/market-core/answering/prices/price'
import type { MonthlySeries } from '@smart-farming/market-core/answering/series/price-series'
import { displayOf } from '@smart-farming/market-core/answering/series/shown-price'
import * as z from 'zod/mini'
import { defineTool } from '../define-tool.ts'
import type { Tool } from '../tool.ts'
import { findSeries, type SeriesPorts } from './find-series.ts'
import { commodity, currency, place, unit } from './price-arguments.ts'
import { PriceResult } from './price-result.ts'

const few = 'must be a list of 2 to 6'
const items = z
  .array(z.strictObject({ commodity, place }), few)
  .check(z.minLength(2, few), z.maxLength(6, few), z.describe('What to compare'))

/** Prices side by side, in one unit and one currency where the rates for it are known. */
export const comparePrices = (ports: SeriesPorts): Tool =>
  defineTool({
    name: 'compare_prices',
    description:
      "Newest prices of 2 to 6 commodities, or of one in several places, in one unit and currency (default the farm's own, else t), and how far each is from the first.",
    args: z.strictObject({ items, unit, currency }),
    async run({ items: wanted, unit: asked, currency: money }, context) {
      const found = await Promise.all(wanted.map((one) => findSeries(ports, context, one)))
      const all = [...new Map(found.map(({ series }) => [series.id, series])).values()]
      const [against, ...others] = all
      const differ = all.some((series) => series.currency !== against?.currency)
      const view = found[0]?.view ?? {}
      const areWeighed = all.every(({ basis }) => basis.kind === 'mass')
      const wish = {
        unit: asked ?? (view.unit === undefined && areWeighed ? 't' : undefined),
        currency: money ?? (view.currency === undefined && differ ? against?.currency : undefined),
      }
      const result = await PriceResult.about(ports, context, all, wish, view)
      const shown = new Map(
        all.map((series) => [
          series.id,
          result.tell(series, (draft, one, display) => sayPrice(draft, one, display)),
        ]),
      )
      const show = (series: MonthlySeries) => shown.get(series.id) ?? displayOf(series)
      for (const one of others)
        if (against !== undefined) sayPricesInOrder(result.draft, [one, against], {}, show)
      return result.done()
    },
  })
