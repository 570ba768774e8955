import { calculateStoragePrice } from '@smart-farming/market-core/sums/storage-price'
import { type Calculation, type CalculatorContext, numberFormats } from '../calculation.ts'
import { cropAndUnitFields, pricePrefill } from '../crop-and-unit.ts'

/** Calculates the price that covers the cost of storing a harvest. */
export function storageCost(context: CalculatorContext): Calculation {
  const { words, farm } = context
  const goods = cropAndUnitFields(context, words.fields.unit)
  const { money, amount, percent } = numberFormats(context)
  const { fields, results } = words
  const unit = { unit: goods.per }
  const { currency } = farm
  return {
    fields: [
      ...goods.fields,
      {
        kind: 'number',
        id: 'quantity',
        label: fields.quantity({ unit: words.counted[goods.unit] }),
        need: 'above',
      },
      {
        kind: 'number',
        id: 'priceNow',
        label: fields.priceNow(unit),
        need: 'above',
        suffix: currency,
        ...pricePrefill(context, goods),
      },
      { kind: 'number', id: 'months', label: fields.months, need: 'above' },
      { kind: 'number', id: 'lossPercent', label: fields.lossPercent, need: 'percent', suffix: '%' },
      { kind: 'number', id: 'costs', label: fields.costs, need: 'orZero', suffix: currency },
      {
        kind: 'number',
        id: 'interestPercent',
        label: fields.interestPercent,
        need: 'orZero',
        suffix: '%',
        fill: 0,
      },
    ],
    result: ({ quantity = 0, priceNow = 0, months = 0, lossPercent = 0, costs = 0, interestPercent = 0 }) => {
      const found = calculateStoragePrice({ quantity, priceNow, months, lossPercent, costs, interestPercent })
      if (found === undefined) return undefined
      return {
        label: results.priceNeeded(unit),
        value: money(found.priceNeeded),
        rows: [
          { label: results.rise, value: percent(found.risePercent) },
          { label: results.left, value: amount(found.left, goods.unit) },
          { label: results.costsWithInterest, value: money(found.costs) },
        ],
        note: results.storingPays,
      }
    },
  }
}
