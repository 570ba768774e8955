import { massAtMoisture } from '@smart-farming/market-core/margins'
import { type Calculation, type CalculatorContext, numberFormats } from '../calculation.ts'
import { cropAndUnitFields } from '../crop-and-unit.ts'

/** Calculates the weight of the same grain at another moisture content. */
export function moistureWeight(context: CalculatorContext): Calculation {
  const { words } = context
  const goods = cropAndUnitFields(context, words.fields.weightUnit)
  const { amount } = numberFormats(context)
  const { fields, results } = words
  return {
    fields: [
      ...goods.fields.filter(({ id }) => id !== 'crop'),
      {
        kind: 'number',
        id: 'weight',
        label: fields.weight({ unit: words.counted[goods.unit] }),
        need: 'above',
      },
      { kind: 'number', id: 'moistureNow', label: fields.moistureNow, need: 'percent', suffix: '%' },
      { kind: 'number', id: 'moistureWanted', label: fields.moistureWanted, need: 'percent', suffix: '%' },
    ],
    result: ({ weight = 0, moistureNow = 0, moistureWanted = 0 }) => {
      const then = massAtMoisture(weight, moistureNow, moistureWanted)
      const dry = massAtMoisture(weight, moistureNow, 0)
      if (then === undefined || dry === undefined) return undefined
      const water = weight - then
      return {
        label: results.newWeight,
        value: amount(then, goods.unit),
        rows: [
          {
            label: water < 0 ? results.waterTaken : results.waterLost,
            value: amount(Math.abs(water), goods.unit),
          },
          { label: results.dryMatter, value: amount(dry, goods.unit) },
        ],
      }
    },
  }
}
