import { bushelCropFor } from '@smart-farming/market-core/commodities/bushel-crop'
import { poundsPerBushel } from '@smart-farming/market-core/mass'
import { goodsKg, type MeasureContext } from '@smart-farming/market-core/sums/convert-measure'
import { formatMonth } from '@smart-farming/words/format/dates/month'
import { capitalise } from '@smart-farming/words/format/names/capital'
import { formatCountry } from '@smart-farming/words/format/names/country'
import type { SumGoodsUnit } from '@smart-farming/words/sums/units'
import {
  type CalculatorContext,
  type CalculatorField,
  type ChoiceField,
  chosenOption,
  type NumberField,
  numberFormats,
  parseTypedNumber,
} from './calculation.ts'

/** A grain sack's common weight worldwide. The farmer can change it. */
const USUAL_SACK_KG = 50
const GOODS_UNITS = ['kg', 'bag', 'sack', 'quintal', 't', 'maund', 'lb', 'cwt', 'bushel'] as const
export const LAND_UNITS = ['acre', 'ha'] as const

/** A crop and its unit of sale, as chosen in a form. */
export interface CropAndUnit {
  /** Commodity id; empty for any other crop. */
  readonly crop: string
  readonly unit: SumGoodsUnit
  readonly kg: number | undefined
  /** The unit as written after "per". The farmer's own bag includes its size. */
  readonly per: string
  readonly measure: MeasureContext
  readonly fields: readonly CalculatorField[]
}

const bushelCrops = Object.keys(poundsPerBushel).map((crop) => (crop === 'canola' ? 'rapeseed' : crop))

/** Returns the field for choosing a crop: the farm's crops first, then crops sold by the bushel. */
export function cropField({ words, farm, typed }: CalculatorContext): ChoiceField {
  const known = [...new Set([...farm.crops, ...bushelCrops])].filter((id) => words.crops[id] !== undefined)
  return {
    kind: 'choice',
    id: 'crop',
    label: words.fields.crop,
    options: [
      ...known.map((id) => ({ id, label: capitalise(words.tag, words.crops[id] ?? id) })),
      { id: '', label: words.fields.otherCrop },
    ],
    chosen: chosenOption(typed.crop, ['', ...known], farm.crops.find((id) => known.includes(id)) ?? ''),
  }
}

/** Returns the field for the size of the farmer's own bag. */
export const bagSizeField = ({ words }: Pick<CalculatorContext, 'words'>): NumberField => ({
  kind: 'number',
  id: 'sackKg',
  label: words.fields.sackKg,
  need: 'above',
  suffix: words.counted.kg,
  fill: USUAL_SACK_KG,
})

/** Value of {@link bagSizeField} in kg; undefined if invalid. */
export function bagSizeKg({ words, typed }: Pick<CalculatorContext, 'words' | 'typed'>): number | undefined {
  if (typed.sackKg === undefined) return USUAL_SACK_KG
  const found = parseTypedNumber(typed.sackKg, words)
  return found.kind === 'number' && found.value > 0 ? found.value : undefined
}

/** Returns the fields for a crop and its unit, with the chosen values. */
export function cropAndUnitFields(context: CalculatorContext, unitLabel: string): CropAndUnit {
  const { words, farm, typed } = context
  const crop = cropField(context)
  const measure = { crop: bushelCropFor(crop.chosen), sackKg: bagSizeKg(context) }
  const units = GOODS_UNITS.filter((unit) => unit === 'sack' || goodsKg(unit, measure) !== undefined)
  const usual = units.find((unit) => unit === farm.unit) ?? 'kg'
  const unit: SumGoodsUnit = units.find((one) => one === typed.unit) ?? usual
  const kg = goodsKg(unit, measure)
  const choice: ChoiceField = {
    kind: 'choice',
    id: 'unit',
    label: unitLabel,
    options: units.map((id) => ({ id, label: words.units[id] })),
    chosen: unit,
  }
  return {
    crop: crop.chosen,
    unit,
    kg,
    per: words.units[unit],
    measure,
    fields: [crop, choice, ...(unit === 'sack' ? [bagSizeField(context)] : [])],
  }
}

/** Returns the field for choosing hectares or acres, with the current choice. */
export function landUnitField({ words, farm, typed }: CalculatorContext) {
  const land = chosenOption(typed.land, LAND_UNITS, farm.land)
  const field: ChoiceField = {
    kind: 'choice',
    id: 'land',
    label: words.fields.land,
    options: LAND_UNITS.map((id) => ({ id, label: words.units[id] })),
    chosen: land,
  }
  return { land, name: words.units[land], field }
}

/** Prefills a price field with the crop's newest price per unit, and names the price's source. */
export function pricePrefill(
  { words, farm }: CalculatorContext,
  { crop, kg }: Pick<CropAndUnit, 'crop' | 'kg'>,
) {
  const price = farm.prices[crop]
  if (price === undefined || kg === undefined) return {}
  const fill = price.perKg * kg
  const country = price.country && formatCountry(words.tag, price.country)
  const where = price.scope === 'world' ? words.world : (price.market ?? country ?? words.world)
  const month = formatMonth(words.tag, price.month)
  // Keeps currency and amount on one line in a narrow note.
  const money = numberFormats({ words, farm }).money(fill).replace(' ', '\u00a0')
  return { fill, hint: words.latest({ price: money, where, month }) }
}
