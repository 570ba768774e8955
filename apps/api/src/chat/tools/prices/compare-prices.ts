import { isDeepStrictEqual } from 'node:util'
import { sayPrice } from '@smart-farming/market-core/answer/about-prices'
import type { Draft } from '@smart-farming/market-core/answer/answer'
import type { MonthlySeries } from '@smart-farming/market-core/answer/series/price-series'
import type { Display } from '@smart-farming/market-core/answer/series/shown-price'
import { labelOf } from '@smart-farming/market-core/answer/series/shown-values'
import { latest } from '@smart-farming/market-core/series'
import * as z from 'zod/mini'
import { defineTool } from '../define-tool.ts'
import type { ToolPorts } from '../ports.ts'
import type { Tool } from '../tool.ts'
import { findSeries } from './find-series.ts'
import { commodity, currency, place, unit } from './price-arguments.ts'
import { PriceResult } from './price-result.ts'

const few = 'must be a list of 2 to 6'
const items = z
  .array(z.strictObject({ commodity, place }), few)
  .check(z.minLength(2, few), z.maxLength(6, few), z.describe('What to compare'))

/** Prices side by side, in one unit and one currency where the rates for it are known. */
export const comparePrices = (ports: Pick<ToolPorts, 'prices' | 'farms' | 'weather' | 'words'>): Tool =>
  defineTool({
    name: 'compare_prices',
    description:
      "Newest prices of 2 to 6 commodities, or of one in several places, in one unit and currency (default the farm's own, else t), and how far each is from the first.",
    args: z.strictObject({ items, unit, currency }),
    async run({ items: wanted, unit: asked, currency: money }, context) {
      const found = await Promise.all(wanted.map((one) => findSeries(ports, context, one)))
      const all = [...new Map(found.map(({ series }) => [series.id, series])).values()]
      const [first] = all
      const differ = all.some((series) => series.currency !== first?.currency)
      const view = found[0]?.view ?? {}
      const areWeighed = all.every(({ basis }) => basis.kind === 'mass')
      const wish = {
        unit: asked ?? (view.unit === undefined && areWeighed ? 't' : undefined),
        currency: money ?? (view.currency === undefined && differ ? first?.currency : undefined),
      }
      const result = await PriceResult.about(ports, context, all, wish, view)
      const shown = all.map((series) => ({
        series,
        display: result.tell(series, (draft, one, display) => sayPrice(draft, one, display, undefined)),
      }))
      contrast(result.draft, shown)
      return result.done()
    },
  })

/** How far each stands from the first, where both are shown in the same money for the same weight. */
function contrast(draft: Draft, [first, ...others]: { series: MonthlySeries; display: Display }[]): void {
  const base = first && latest(first.series.prices)
  if (first === undefined || base === undefined || base.value <= 0) return
  for (const { series, display } of others) {
    const price = latest(series.prices)
    const comparable =
      display.currency === first.display.currency && isDeepStrictEqual(display.per, first.display.per)
    if (price === undefined || !comparable) continue
    const percent = 100 * ((price.value * display.factor) / (base.value * first.display.factor) - 1)
    const values = { series: labelOf(series), against: labelOf(first.series), percent }
    draft.say(
      { code: 'stands', values },
      { value: percent, kind: 'percent', role: 'difference', of: values.series, against: values.against },
    )
  }
  if (new Set([first, ...others].map(({ series }) => series.priceType)).size > 1) {
    draft.say({ code: 'different_kinds', values: {} })
  }
}
