import { HECTARES_PER_ACRE } from '@smart-farming/market-core/land'
import { calculateCropMargin } from '@smart-farming/market-core/sums/crop-margin'
import { type Calculation, type CalculatorContext, type NumberField, numberFormats } from '../calculation.ts'
import { cropAndUnitFields, landUnitField, pricePrefill } from '../crop-and-unit.ts'

/** Calculates the gross margin and break-even price of a crop on an area. */
export function grossMargin(context: CalculatorContext): Calculation {
  const { words, farm } = context
  const goods = cropAndUnitFields(context, words.fields.unit)
  const { land, name, field: landField } = landUnitField(context)
  const { money, amount, percent } = numberFormats(context)
  const { fields, results } = words
  const names = { unit: goods.per, land: name }
  const kept = farm.costs[goods.crop]
  const hectares = land === 'acre' ? HECTARES_PER_ACRE : 1
  const fromBoard = kept && { hint: words.fromCosts }
  const number = (
    id: string,
    label: string,
    need: NumberField['need'],
    more: Partial<NumberField> = {},
  ): NumberField => ({ kind: 'number', id, label, need, ...more })
  return {
    fields: [
      ...goods.fields,
      landField,
      number('area', fields.area, 'above', { suffix: words.counted[land], fill: 1 }),
      number('yieldPerArea', fields.yieldPerArea({ unit: words.counted[goods.unit], land: name }), 'above', {
        ...fromBoard,
        fill: kept && goods.kg && (kept.yieldTPerHa * 1000 * hectares) / goods.kg,
      }),
      number('price', fields.price(names), 'above', {
        suffix: farm.currency,
        ...pricePrefill(context, goods),
      }),
      number('costPerArea', fields.costPerArea(names), 'orZero', {
        ...fromBoard,
        suffix: farm.currency,
        fill: kept && kept.costPerHa * hectares,
      }),
      number('sellingCost', fields.sellingCost(names), 'orZero', {
        suffix: farm.currency,
        fill: kept && goods.kg ? (kept.haulagePerT * goods.kg) / 1000 : 0,
      }),
    ],
    result: ({ area = 0, yieldPerArea = 0, price = 0, costPerArea = 0, sellingCost = 0 }) => {
      const found = calculateCropMargin({ area, yieldPerArea, price, costPerArea, sellingCost })
      if (found === undefined) return undefined
      const isLoss = found.margin < 0
      const cushion = { percent: percent(Math.abs(found.cushionPercent)) }
      return {
        label: isLoss ? results.loss : results.margin,
        value: money(Math.abs(found.margin)),
        isLoss,
        rows: [
          { label: results.perLand(names), value: money(found.marginPerArea) },
          { label: results.income, value: money(found.income) },
          { label: results.costs, value: money(found.costs) },
          { label: results.breakEvenPrice(names), value: money(found.breakEvenPrice) },
          {
            label: results.breakEvenYield(names),
            value:
              found.breakEvenYield === undefined ? results.noYield : amount(found.breakEvenYield, goods.unit),
          },
        ],
        note: found.cushionPercent < 0 ? results.mustRise(cushion) : results.canFall(cushion),
      }
    },
  }
}
