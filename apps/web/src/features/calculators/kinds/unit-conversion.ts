import { bushelCropFor } from '@smart-farming/market-core/commodities/bushel-crop'
import { measureFactor } from '@smart-farming/market-core/sums/convert-measure'
import type { SumUnit } from '@smart-farming/words/sums/units'
import {
  type Calculation,
  type CalculatorContext,
  type ChoiceField,
  chosenOption,
  numberFormats,
} from '../calculation.ts'
import { bagSizeField, bagSizeKg, cropField } from '../crop-and-unit.ts'

const UNITS = [
  'bag',
  'sack',
  'kg',
  'quintal',
  't',
  'maund',
  'lb',
  'cwt',
  'bushel',
  'acre',
  'ha',
  'm2',
] as const satisfies readonly SumUnit[]

/** Converts a quantity and its price to another unit. */
export function unitConversion(context: CalculatorContext): Calculation {
  const { words, farm, typed } = context
  const { fields, results } = words
  const { money, amount } = numberFormats(context)
  const from = chosenOption<SumUnit>(typed.from, UNITS, farm.unit ?? 'bag')
  const to = chosenOption<SumUnit>(typed.to, UNITS, from === 'kg' ? 't' : 'kg')
  const uses = (unit: SumUnit) => from === unit || to === unit
  const crop = cropField(context)
  const choice = (id: 'from' | 'to', chosen: SumUnit): ChoiceField => ({
    kind: 'choice',
    id,
    label: fields[id],
    options: UNITS.map((unit) => ({ id: unit, label: words.units[unit] })),
    chosen,
  })
  const measure = { crop: bushelCropFor(crop.chosen), sackKg: bagSizeKg(context) }
  return {
    fields: [
      { kind: 'number', id: 'amount', label: fields.amount, need: 'above', fill: 1 },
      choice('from', from),
      choice('to', to),
      ...(uses('sack') ? [bagSizeField(context)] : []),
      ...(uses('bushel') ? [crop] : []),
      {
        kind: 'number',
        id: 'priceEach',
        label: fields.pricePer({ unit: words.units[from] }),
        need: 'optional',
        suffix: farm.currency,
      },
    ],
    result: ({ amount: given = 0, priceEach }) => {
      const factor = measureFactor(from, to, measure)
      if (factor === undefined) return { label: results.notTogether, value: '', rows: [] }
      return {
        label: amount(given, from),
        value: amount(given * factor, to),
        rows: [
          { label: results.one({ unit: words.units[from] }), value: amount(factor, to) },
          { label: results.one({ unit: words.units[to] }), value: amount(1 / factor, from) },
          ...(priceEach === undefined
            ? []
            : [{ label: results.pricePer({ unit: words.units[to] }), value: money(priceEach / factor) }]),
        ],
      }
    },
  }
}
