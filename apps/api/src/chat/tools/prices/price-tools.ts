import {
  addInputRatio,
  addPrice,
  addPriceChange,
  addPriceRange,
  addRankedPrices,
  addSeasonality,
  categories,
  changeOver,
  commodityById,
  type MonthlySeries,
  resolveDisplay,
} from '@smart-farming/market-core/chat'
import { formatCountry } from '@smart-farming/words/format/names/country'
import * as z from 'zod/mini'
import type { ToolPorts } from '../ports.ts'
import { defineTool, type Tool, ToolRefusal } from '../tool.ts'
import { findSeries, type SeriesPorts } from './find-series.ts'
import {
  commodityArgument,
  currencyArgument,
  enumArgument,
  placeArgument,
  unitArgument,
} from './price-arguments.ts'
import { priceResult } from './price-result.ts'

const month = z
  .optional(z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'must be a month as YYYY-MM')))
  .check(z.describe('A past month, YYYY-MM. Default: the newest'))

/** Tool: current or past price of a commodity. */
export const latestPrice = (ports: SeriesPorts): Tool =>
  defineTool({
    name: 'latest_price',
    description:
      "The newest stored price of a commodity with its change on the month and the year before, or its price in a past month. In the farm's own unit and currency unless others are given.",
    args: z.strictObject({
      commodity: commodityArgument,
      place: placeArgument,
      unit: unitArgument,
      currency: currencyArgument,
      month,
    }),
    async run(wanted, context) {
      const { series, others, view } = await findSeries(ports, context, wanted)
      const result = await priceResult(ports, context, [series], wanted, view)
      const period = wanted.month === undefined ? undefined : { start: wanted.month, end: wanted.month }
      result.tell(series, (draft, one, display) => addPrice(draft, one, display, period))
      return result.done({ otherSeries: others })
    },
  })

const span = 'must be a whole number from 2 to 600'
const months = z
  ._default(z.int(span).check(z.gte(2, span), z.lte(600, span)), 12)
  .check(z.describe('Months to look back from the newest price'))

/** Tool: trend and variability of a price. */
export const seriesStatistics = (ports: SeriesPorts): Tool =>
  defineTool({
    name: 'series_statistics',
    description:
      'How a price has moved: change on the month, on the year and over the months asked for; their lowest, highest and mean; how much it varies; what is usual at this time of year.',
    args: z.strictObject({
      commodity: commodityArgument,
      place: placeArgument,
      months,
      unit: unitArgument,
      currency: currencyArgument,
    }),
    async run(wanted, context) {
      const { series, others, view } = await findSeries(ports, context, wanted)
      const result = await priceResult(ports, context, [series], wanted, view)
      const period = { months: wanted.months }
      result.tell(series, (draft, one, display) => {
        addPrice(draft, one, display)
        if (changeOver(one.prices, wanted.months) !== undefined) addPriceChange(draft, one, display, period)
        addPriceRange(draft, one, display, period)
        addSeasonality(draft, one)
      })
      return result.done({ otherSeries: others })
    },
  })

const few = 'must be a list of 2 to 6'
const items = z
  .array(z.strictObject({ commodity: commodityArgument, place: placeArgument }), few)
  .check(z.minLength(2, few), z.maxLength(6, few), z.describe('What to compare'))

/** Tool: prices side by side in one unit, and in one currency if the rates are known. */
export const comparePrices = (ports: SeriesPorts): Tool =>
  defineTool({
    name: 'compare_prices',
    description:
      "Newest prices of 2 to 6 commodities, or of one in several places, in one unit and currency (default the farm's own, else t), and how far each is from the first.",
    args: z.strictObject({ items, unit: unitArgument, currency: currencyArgument }),
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
      const result = await priceResult(ports, context, all, wish, view)
      const shown = new Map(all.map((series) => [series.id, result.tell(series, addPrice)]))
      const show = (series: MonthlySeries) => shown.get(series.id) ?? resolveDisplay(series)
      for (const one of others)
        if (against !== undefined) addRankedPrices(result.draft, [one, against], {}, show)
      return result.done()
    },
  })

/** Tool: amount of a crop that pays for an input. */
export const inputRatio = (ports: SeriesPorts): Tool =>
  defineTool({
    name: 'input_ratio',
    description:
      'How many kg of a product buy one kg of an input such as urea, at world prices unless a place has both.',
    args: z.strictObject({ product: commodityArgument, input: commodityArgument, place: placeArgument }),
    async run({ product, input, place: where = 'world' }, context) {
      const find = (name: string) => findSeries(ports, context, { commodity: name, place: where })
      const [{ series: sold }, { series: bought }] = await Promise.all([find(product), find(input)])
      const result = await priceResult(ports, context, [sold, bought])
      if (!addInputRatio(result.draft, sold, bought, {}, { rates: [] })) throw new ToolRefusal(result.text())
      for (const series of [sold, bought]) result.age(series)
      result.draft.say({ code: 'not_your_price', values: {} })
      return result.done()
    },
  })

const category = z.optional(enumArgument(categories)).check(z.describe('Only commodities of this kind'))

const MAX_PLACES = 6

/** Tool: commodities with stored prices. */
export const listCommodities = ({ prices, words }: Pick<ToolPorts, 'prices' | 'words'>): Tool =>
  defineTool({
    name: 'list_commodities',
    description: 'Which commodities have stored prices, where, and how new they are.',
    args: z.strictObject({ category }),
    async run({ category: wanted }) {
      const commodities = (await prices.overview()).flatMap(({ commodity, countries, newest }) => {
        const known = commodityById(commodity ?? '')
        if (known === undefined || (wanted !== undefined && known.category !== wanted)) return []
        return [`${known.name}: ${placesOf(words.tag, countries)}; newest ${newest.slice(0, 7)}`]
      })
      if (commodities.length === 0) throw new ToolRefusal('No prices of that kind are stored.')
      return { data: { commodities }, facts: [{ value: commodities.length, kind: 'count' }], sources: [] }
    },
  })

function placesOf(tag: string, countries: string): string {
  const codes = countries.split(' ')
  const names = codes.map((code) => (code === 'world' ? code : (formatCountry(tag, code) ?? code)))
  const more = names.length > MAX_PLACES ? ' and other countries' : ''
  return `${names.slice(0, MAX_PLACES).join(', ')}${more}`
}
