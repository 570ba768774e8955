import { sayPrice } from '@smart-farming/market-core/answering/prices/price'
import * as z from 'zod/mini'
import { defineTool } from '../define-tool.ts'
import type { Tool } from '../tool.ts'
import { findSeries, type SeriesPorts } from './find-series.ts'
import { commodity, currency, place, unit } from './price-arguments.ts'
import { PriceResult } from './price-result.ts'

const month = z
  .optional(z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'must be a month as YYYY-MM')))
  .check(z.describe('A past month, YYYY-MM. Default: the newest'))

/** What a commodity is, or was, worth. */
export const latestPrice = (ports: SeriesPorts): Tool =>
  defineTool({
    name: 'latest_price',
    description:
      "The newest stored price of a commodity with its change on the month and the year before, or its price in a past month. In the farm's own unit and currency unless others are given.",
    args: z.strictObject({ commodity, place, unit, currency, month }),
    async run(wanted, context) {
      const { series, others, view } = await findSeries(ports, context, wanted)
      const result = await PriceResult.about(ports, context, [series], wanted, view)
      const period = wanted.month === undefined ? undefined : { start: wanted.month, end: wanted.month }
      result.tell(series, (draft, one, display) => sayPrice(draft, one, display, period))
      return result.done({ otherSeries: others })
    },
  })
