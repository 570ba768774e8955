import type { Fact } from '@smart-farming/market-core/answering/fact'
import {
  breakEvenPrice,
  breakEvenYield,
  cushionPercent,
  grossMargin,
} from '@smart-farming/market-core/margins'
import { priceUnits } from '@smart-farming/market-core/mass'
import { figure, percentFigure } from '@smart-farming/words/format/figures/figure'
import * as z from 'zod/mini'
import { defineTool } from '../define-tool.ts'
import type { ToolPorts } from '../ports.ts'
import type { Tool } from '../tool.ts'
import { amount, currency } from './price-arguments.ts'

const unit = z._default(z.enum(priceUnits, `must be one of ${priceUnits.join(', ')}`), 't')
const area = z._default(z.enum(['ha', 'acre'], 'must be ha or acre'), 'ha')

/**
 * What a crop leaves, and the price and the yield at which it leaves nothing. The figures are the model's: only results
 * are facts.
 */
export const grossMarginTool = ({ words }: Pick<ToolPorts, 'words'>): Tool =>
  defineTool({
    name: 'gross_margin',
    description:
      'Gross margin, break-even price and break-even yield. All figures for one area, unit of weight and currency, from the farmer or another tool, never from memory.',
    args: z.strictObject({
      yield: amount('Units of weight harvested per area'),
      price: amount('Price per unit of weight'),
      cost: amount('Variable cost per area'),
      unit: unit.check(z.describe('Unit of weight of yield and price')),
      area: area.check(z.describe('Area that yield and cost are for')),
      currency,
    }),
    figures: ['yield', 'price', 'cost'],
    async run({ yield: harvest, price, cost, unit: per, area: each, currency: code }) {
      const margin = grossMargin(harvest, price, cost)
      const money = (value: number) => `${code === undefined ? '' : `${code} `}${figure(words.tag, value)}`
      const paid = (value: number): Fact => ({ value, kind: 'money', ...(code && { currency: code }) })
      const even = { price: breakEvenPrice(cost, harvest) ?? 0, yield: breakEvenYield(cost, price) ?? 0 }
      const cushion = cushionPercent(price, even.price) ?? 0
      return {
        data: {
          output: `${money(margin.output)} per ${each}`,
          grossMargin: `${money(margin.grossMargin)} per ${each}`,
          marginForEachUnitOfCost: figure(words.tag, margin.perCost ?? 0),
          breakEvenPrice: `${money(even.price)} per ${words.priceUnits[per]}`,
          breakEvenYield: `${figure(words.tag, even.yield)} ${per} per ${each}`,
          priceIs: `${percentFigure(words.tag, cushion)}% ${cushion < 0 ? 'below' : 'above'} break-even, measured on the price`,
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
