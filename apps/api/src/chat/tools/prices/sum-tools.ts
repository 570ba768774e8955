import {
  breakEvenPrice,
  breakEvenYield,
  commodityById,
  convertCurrency,
  type Fact,
  grossMargin,
  kilograms,
  convertPrice as priceInUnit,
  priceUnits,
  rateFacts,
  safetyMarginPercent,
} from '@smart-farming/market-core/chat'
import { formatFigure, formatPercent } from '@smart-farming/words/format/figures/figure'
import * as z from 'zod/mini'
import type { ToolPorts } from '../ports.ts'
import { defineTool, type Tool, ToolRefusal } from '../tool.ts'
import { resolveCommodity } from './find-series.ts'
import {
  amountArgument,
  commodityArgument,
  currencyArgument,
  enumArgument,
  unitArgument,
} from './price-arguments.ts'
import { weightFacts } from './price-result.ts'

/** Tool: a price in another unit of weight, another currency, or both. */
export const convertPrice = ({ answers, prices, words }: ToolPorts): Tool =>
  defineTool({
    name: 'convert_price',
    description:
      'A price in another unit of weight, another currency (by a dated rate), or both. A bushel needs the commodity.',
    args: z.strictObject({
      price: amountArgument('The price to convert'),
      unit: enumArgument(priceUnits).check(z.describe('What it is per')),
      currency: currencyArgument,
      toUnit: unitArgument,
      toCurrency: currencyArgument,
      commodity: z.optional(commodityArgument),
    }),
    figures: ['price'],
    async run({ price, unit: per, currency: money, toUnit = per, toCurrency, commodity: crop }) {
      const bushel =
        crop === undefined ? undefined : commodityById(await resolveCommodity(answers, crop))?.bushel
      const inUnit = priceInUnit(price, per, toUnit, bushel)
      if (inUnit === undefined)
        throw new ToolRefusal(
          crop === undefined ? 'A bushel needs the crop.' : `${crop} is not sold by the bushel.`,
        )
      if (toCurrency !== undefined && money === undefined)
        throw new ToolRefusal('Say in which currency the price is.')
      const to = toCurrency ?? money
      const known = money === undefined || to === undefined ? [] : await prices.rates([money, to])
      const converted = convertCurrency(inUnit, money ?? '', to ?? '', known)
      if (converted === undefined) throw new ToolRefusal(`No exchange rate from ${money} to ${to} is stored.`)
      const { value, rates } = converted
      return {
        data: {
          price: `${to === undefined ? '' : `${to} `}${formatFigure(words.tag, value)} per ${words.priceUnits[toUnit]}`,
          rates: rates.map(
            ({ base, quote, rate, date, fixed }) =>
              `1 ${base} = ${rate} ${quote} ${fixed ? 'by law since' : 'on'} ${date}`,
          ),
        },
        facts: [
          { value, kind: 'price', ...(to && { currency: to }), per: toUnit },
          ...rateFacts(rates),
          ...weightFacts(kilograms(per, bushel), kilograms(toUnit, bushel)),
        ],
        provenance: 'worked-out',
        sources: known.filter((rate) => rates.includes(rate)).map(({ source }) => source),
        names: [words.priceUnits[per], words.priceUnits[toUnit]],
      }
    },
  })

const area = z._default(z.enum(['ha', 'acre'], 'must be ha or acre'), 'ha')

/**
 * Tool: gross margin of a crop, with its break-even price and yield. The model supplies the inputs,
 * so only the results are facts.
 */
export const grossMarginTool = ({ words }: Pick<ToolPorts, 'words'>): Tool =>
  defineTool({
    name: 'gross_margin',
    description:
      'Gross margin, break-even price and break-even yield. All figures for one area, unit of weight and currency, from the farmer or another tool, never from memory.',
    args: z.strictObject({
      yield: amountArgument('Units of weight harvested per area'),
      price: amountArgument('Price per unit of weight'),
      cost: amountArgument('Variable cost per area'),
      unit: z._default(enumArgument(priceUnits), 't').check(z.describe('Unit of weight of yield and price')),
      area: area.check(z.describe('Area that yield and cost are for')),
      currency: currencyArgument,
    }),
    figures: ['yield', 'price', 'cost'],
    async run({ yield: harvest, price, cost, unit: per, area: each, currency: code }) {
      const margin = grossMargin(harvest, price, cost)
      const money = (value: number) =>
        `${code === undefined ? '' : `${code} `}${formatFigure(words.tag, value)}`
      const paid = (value: number): Fact => ({ value, kind: 'money', ...(code && { currency: code }) })
      const even = { price: breakEvenPrice(cost, harvest) ?? 0, yield: breakEvenYield(cost, price) ?? 0 }
      const cushion = safetyMarginPercent(price, even.price) ?? 0
      return {
        data: {
          output: `${money(margin.output)} per ${each}`,
          grossMargin: `${money(margin.grossMargin)} per ${each}`,
          marginForEachUnitOfCost: formatFigure(words.tag, margin.perCost ?? 0),
          breakEvenPrice: `${money(even.price)} per ${words.priceUnits[per]}`,
          breakEvenYield: `${formatFigure(words.tag, even.yield)} ${per} per ${each}`,
          priceIs: `${formatPercent(words.tag, cushion)}% ${cushion < 0 ? 'below' : 'above'} break-even, measured on the price`,
          leavesOut: 'rent, machinery and own work, unless they are in the cost',
        },
        facts: [
          paid(margin.output),
          paid(margin.grossMargin),
          { value: margin.perCost ?? 0, kind: 'ratio' },
          { value: even.price, kind: 'price', ...(code && { currency: code }), per },
          { value: even.yield, kind: 'mass', per },
          { value: cushion, kind: 'percent' },
        ],
        provenance: 'worked-out',
        sources: [],
        names: [words.priceUnits[per]],
      }
    },
  })
