import { commodityById } from '@smart-farming/market-core/commodities/catalogue'
import { convertCurrency } from '@smart-farming/market-core/currency'
import { convertPrice, kilograms, priceUnits } from '@smart-farming/market-core/mass'
import { figure } from '@smart-farming/words/format/figures/figure'
import * as z from 'zod/mini'
import { defineTool } from '../define-tool.ts'
import type { ToolPorts } from '../ports.ts'
import { type Tool, ToolRefusal } from '../tool.ts'
import { commodityOf } from './find-series.ts'
import { amount, commodity, currency, unit } from './price-arguments.ts'

const from = z.enum(priceUnits, `must be one of ${priceUnits.join(', ')}`)

/** A price in another unit of weight, another currency, or both. */
export const convertPriceTool = ({
  answers,
  prices,
  words,
}: Pick<ToolPorts, 'answers' | 'prices' | 'words'>): Tool =>
  defineTool({
    name: 'convert_price',
    description:
      'A price in another unit of weight, another currency (by a dated rate), or both. A bushel needs the commodity.',
    args: z.strictObject({
      price: amount('The price to convert'),
      unit: from.check(z.describe('What it is per')),
      currency,
      toUnit: unit,
      toCurrency: currency,
      commodity: z.optional(commodity),
    }),
    figures: ['price'],
    async run({ price, unit: per, currency: money, toUnit = per, toCurrency, commodity: crop }) {
      const bushel = crop === undefined ? undefined : commodityById(await commodityOf(answers, crop))?.bushel
      const inUnit = convertPrice(price, per, toUnit, bushel)
      if (inUnit === undefined) {
        throw new ToolRefusal(
          crop === undefined ? 'A bushel needs the crop.' : `${crop} is not sold by the bushel.`,
        )
      }
      if (toCurrency !== undefined && money === undefined) {
        throw new ToolRefusal('Say in which currency the price is.')
      }
      const to = toCurrency ?? money
      const known = money === undefined || to === undefined ? [] : await prices.rates([money, to])
      const converted = convertCurrency(inUnit, money ?? '', to ?? '', known)
      if (converted === undefined) throw new ToolRefusal(`No exchange rate from ${money} to ${to} is stored.`)
      const { value, rates } = converted
      return {
        data: {
          price: `${to === undefined ? '' : `${to} `}${figure(words.tag, value)} per ${words.priceUnits[toUnit]}`,
          rates: rates.map(
            ({ base, quote, rate, date, fixed }) =>
              `1 ${base} = ${rate} ${quote} ${fixed ? 'by law since' : 'on'} ${date}`,
          ),
        },
        facts: [
          { value, kind: 'price', ...(to && { currency: to }), per: toUnit },
          ...rates.flatMap(({ rate, quote }) => [
            { value: 1, kind: 'money' as const },
            { value: rate, kind: 'money' as const, currency: quote },
          ]),
          ...[per, toUnit].flatMap((each) => {
            const kg = kilograms(each, bushel)
            return kg === undefined ? [] : [{ value: kg, kind: 'mass' as const, per: 'kg' }]
          }),
        ],
        provenance: 'worked-out',
        sources: known.filter((rate) => rates.includes(rate)).map(({ source }) => source),
        names: [words.priceUnits[per], words.priceUnits[toUnit]],
      }
    },
  })
