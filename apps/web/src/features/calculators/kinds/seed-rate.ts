import { HECTARES_PER_ACRE } from '@smart-farming/market-core/land'
import { countPlants } from '@smart-farming/market-core/sums/plant-count'
import { type Calculation, type CalculatorContext, numberFormats } from '../calculation.ts'
import { landUnitField } from '../crop-and-unit.ts'

/** Calculates plants and seed for an area and a spacing. */
export function seedRate(context: CalculatorContext): Calculation {
  const { words } = context
  const { land, name, field } = landUnitField(context)
  const { quantity, amount } = numberFormats(context)
  const { fields, results } = words
  const hectares = land === 'acre' ? HECTARES_PER_ACRE : 1
  return {
    fields: [
      field,
      { kind: 'number', id: 'area', label: fields.area, need: 'above', suffix: words.counted[land], fill: 1 },
      { kind: 'number', id: 'rowCm', label: fields.rowCm, need: 'above', suffix: 'cm' },
      { kind: 'number', id: 'inRowCm', label: fields.inRowCm, need: 'above', suffix: 'cm' },
      { kind: 'number', id: 'perHole', label: fields.perHole, need: 'above', fill: 1 },
      {
        kind: 'number',
        id: 'emergencePercent',
        label: fields.emergencePercent,
        need: 'share',
        suffix: '%',
        fill: 100,
      },
      { kind: 'number', id: 'thousandSeedG', label: fields.thousandSeedG, need: 'optional', suffix: 'g' },
    ],
    result: ({ area = 0, rowCm = 0, inRowCm = 0, perHole = 0, emergencePercent = 0, thousandSeedG }) => {
      const areaHa = area * hectares
      const found = countPlants({ areaHa, rowCm, inRowCm, perHole, emergencePercent, thousandSeedG })
      if (found === undefined) return undefined
      const whole = (value: number) => quantity(Math.round(value))
      return {
        label: results.plants,
        value: whole(found.plants),
        rows: [
          { label: results.plantsPer({ land: name }), value: whole(found.plantsPerHa * hectares) },
          ...(perHole === 1 ? [] : [{ label: results.holes, value: whole(found.holes) }]),
          { label: results.seeds, value: whole(found.seeds) },
          ...(found.seedKg === undefined
            ? []
            : [{ label: results.seedWeight, value: amount(found.seedKg, 'kg') }]),
        ],
      }
    },
  }
}
