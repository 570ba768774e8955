import { sayRatio } from '@smart-farming/market-core/answering/sums/ratio'
import * as z from 'zod/mini'
import { defineTool } from '../define-tool.ts'
import { type Tool, ToolRefusal } from '../tool.ts'
import { findSeries, type SeriesPorts } from './find-series.ts'
import { commodity, place } from './price-arguments.ts'
import { PriceResult } from './price-result.ts'

/** How much of a crop buys an input. */
export const inputRatio = (ports: SeriesPorts): Tool =>
  defineTool({
    name: 'input_ratio',
    description:
      'How many kg of a product buy one kg of an input such as urea, at world prices unless a place has both.',
    args: z.strictObject({ product: commodity, input: commodity, place }),
    async run({ product, input, place: where = 'world' }, context) {
      const found = await Promise.all(
        [product, input].map((name) => findSeries(ports, context, { commodity: name, place: where })),
      )
      const [sold, bought] = found.map(({ series }) => series)
      if (sold === undefined || bought === undefined) throw new ToolRefusal('Name a crop and an input.')
      const result = await PriceResult.about(ports, context, [sold, bought])
      if (!sayRatio(result.draft, sold, bought, {}, { rates: [] })) throw new ToolRefusal(result.text)
      for (const series of [sold, bought]) result.age(series)
      result.draft.say({ code: 'not_your_price', values: {} })
      return result.done()
    },
  })
