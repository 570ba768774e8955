import { breakEvenPrice, breakEvenYield, cushionPercent, grossMargin, inputRatio } from '../margins.ts'
import { convertMass } from '../mass.ts'
import { latest } from '../series.ts'
import type { Question } from '../understand/question.ts'
import type { Draft } from './answer.ts'
import type { Fact } from './fact.ts'
import type { MonthlySeries } from './series/price-series.ts'
import { labelOf } from './series/shown-values.ts'
import type { TonnePrice } from './statement.ts'

/** A series' newest price per tonne. Undefined where the price has no weight. */
function perTonne(series: MonthlySeries | undefined): TonnePrice | undefined {
  const price = series === undefined ? undefined : latest(series.prices)
  if (series === undefined || price === undefined || series.basis.kind !== 'mass') return undefined
  const { currency, priceType } = series
  return { value: (price.value / series.basis.kg) * 1000, currency, priceType, month: price.month }
}

/** Gross margin from the farmer's figures; the price from the store where none was given. */
export function sayMargin(
  draft: Draft,
  { figures, commodities }: Question,
  series: MonthlySeries | undefined,
): boolean {
  const stored = figures.pricePerT === undefined ? perTonne(series) : undefined
  const price = figures.pricePerT ?? stored?.value
  if (figures.yieldTPerHa === undefined || figures.costPerHa === undefined || price === undefined) {
    const missing = [
      ...(figures.yieldTPerHa === undefined ? (['yield'] as const) : []),
      ...(figures.costPerHa === undefined ? (['cost'] as const) : []),
      ...(price === undefined ? (['price'] as const) : []),
    ]
    draft.say({ code: 'margin_needs', values: { missing } })
    return false
  }
  if (series !== undefined && stored !== undefined) draft.from(series)
  const { yieldTPerHa, costPerHa: cost } = figures
  const { output, grossMargin: margin } = grossMargin(yieldTPerHa, price, cost)
  const [commodity] = commodities
  draft.say(
    {
      code: 'margin',
      values: {
        ...(commodity !== undefined && { commodity }),
        yield: yieldTPerHa,
        price,
        ...(stored && { stored }),
        output,
        cost,
        margin,
      },
    },
    { value: yieldTPerHa, kind: 'mass' },
    { value: price, kind: 'price', per: 't', ...(stored && { months: [stored.month] }) },
    { value: output, kind: 'money' },
    { value: cost, kind: 'money' },
    { value: margin, kind: 'money' },
  )
  if (stored !== undefined) draft.say({ code: 'cost_currency', values: { currency: stored.currency } })
  draft.say({ code: 'margin_leaves_out', values: {} })
  return true
}

/** Break-even price or yield from the farmer's figures, and how far the newest price is from it. */
export function sayBreakEven(
  draft: Draft,
  { figures }: Question,
  series: MonthlySeries | undefined,
): boolean {
  const { costPerHa, yieldTPerHa } = figures
  const stored = figures.pricePerT === undefined ? perTonne(series) : undefined
  const price = figures.pricePerT ?? stored?.value
  const breakEven =
    costPerHa === undefined || yieldTPerHa === undefined ? undefined : breakEvenPrice(costPerHa, yieldTPerHa)
  if (costPerHa !== undefined && breakEven !== undefined && yieldTPerHa !== undefined) {
    draft.say(
      { code: 'break_even_price', values: { cost: costPerHa, yield: yieldTPerHa, price: breakEven } },
      { value: costPerHa, kind: 'money' },
      { value: yieldTPerHa, kind: 'mass' },
      { value: breakEven, kind: 'price', per: 't' },
    )
    const cushion = price === undefined ? undefined : cushionPercent(price, breakEven)
    if (price !== undefined && cushion !== undefined) {
      if (series !== undefined && stored !== undefined) draft.from(series)
      draft.say(
        { code: 'cushion', values: { price, ...(stored && { stored }), percent: cushion } },
        { value: price, kind: 'price', per: 't' },
        { value: cushion, kind: 'percent' },
      )
    }
    return true
  }
  const yieldNeeded =
    costPerHa === undefined || price === undefined ? undefined : breakEvenYield(costPerHa, price)
  if (costPerHa !== undefined && yieldNeeded !== undefined && price !== undefined) {
    if (series !== undefined && stored !== undefined) draft.from(series)
    draft.say(
      {
        code: 'break_even_yield',
        values: { cost: costPerHa, price, ...(stored && { stored }), yield: yieldNeeded },
      },
      { value: costPerHa, kind: 'money' },
      { value: price, kind: 'price', per: 't' },
      { value: yieldNeeded, kind: 'mass' },
    )
    return true
  }
  draft.say({ code: 'break_even_needs', values: {} })
  return false
}

/** How many kilograms of a crop buy a kilogram of a fertiliser, both at world prices of their newest months. */
export function sayInputRatio(draft: Draft, product: MonthlySeries, input: MonthlySeries): boolean {
  const [sold, bought] = [perTonne(product), perTonne(input)]
  const ratio =
    sold === undefined || bought === undefined || sold.currency !== bought.currency
      ? undefined
      : inputRatio(bought.value, sold.value)
  if (sold === undefined || bought === undefined || ratio === undefined) {
    draft.say({ code: 'no_input_ratio', values: { product: labelOf(product), input: labelOf(input) } })
    return false
  }
  const values = { product: product.commodity, sold, input: input.commodity, bought, ratio }
  draft
    .from(product, input)
    .say(
      { code: 'input_ratio', values },
      tonneFact(bought, input),
      tonneFact(sold, product),
      { value: ratio, kind: 'mass', of: labelOf(product), against: labelOf(input) },
      { value: 1, kind: 'mass' },
    )
  return true
}

const tonneFact = ({ value, currency, month }: TonnePrice, series: MonthlySeries): Fact => ({
  value,
  kind: 'price',
  currency,
  per: 't',
  months: [month],
  role: 'price',
  of: labelOf(series),
})

/** A weight in another unit. */
export function sayConversion(
  draft: Draft,
  { figures, unit }: Question,
  bushelCrop: string | undefined,
): boolean {
  const { amount } = figures
  const to = unit ?? 'kg'
  const converted = amount === undefined ? undefined : convertMass(amount.value, amount.unit, to, bushelCrop)
  if (amount === undefined || converted === undefined) {
    draft.say({ code: 'conversion_needs', values: {} })
    return false
  }
  draft.say(
    { code: 'conversion', values: { amount: amount.value, from: amount.unit, converted, to } },
    { value: amount.value, kind: 'mass' },
    { value: converted, kind: 'mass' },
  )
  return true
}
