import { sayChange } from '@smart-farming/market-core/answering/prices/change'
import { sayPrice } from '@smart-farming/market-core/answering/prices/price'
import { sayRange } from '@smart-farming/market-core/answering/prices/range'
import { saySeason } from '@smart-farming/market-core/answering/prices/season'
import { changeOver } from '@smart-farming/market-core/series'
import * as z from 'zod/mini'
import { defineTool } from '../define-tool.ts'
import type { Tool } from '../tool.ts'
import { findSeries, type SeriesPorts } from './find-series.ts'
import { commodity, currency, place, unit } from './price-arguments.ts'
import { PriceResult } from './price-result.ts'

const message = 'must be a whole number from 2 to 600'
const months = z
  ._default(z.int(message).check(z.gte(2, message), z.lte(600, message)), 12)
  .check(z.describe('Months to look back from the newest price'))

/** How a price has moved and how much it varies. */
export const seriesStatistics = (ports: SeriesPorts): Tool =>
  defineTool({
    name: 'series_statistics',
    description:
      'How a price has moved: change on the month, on the year and over the months asked for; their lowest, highest and mean; how much it varies; what is usual at this time of year.',
    args: z.strictObject({ commodity, place, months, unit, currency }),
    async run(wanted, context) {
      const { series, others, view } = await findSeries(ports, context, wanted)
      const result = await PriceResult.about(
        ports,
        context,
        [series],
        { unit: wanted.unit, currency: wanted.currency },
        view,
      )
      const period = { months: wanted.months }
      result.tell(series, (draft, one, display) => {
        sayPrice(draft, one, display)
        if (changeOver(one.prices, wanted.months) !== undefined) sayChange(draft, one, display, period)
        sayRange(draft, one, display, period)
        saySeason(draft, one)
      })
      return result.done({ otherSeries: others })
    },
  })
