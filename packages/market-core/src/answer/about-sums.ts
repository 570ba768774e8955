import { convertCurrency, type ExchangeRate } from '../currency.ts'
import { breakEvenPrice, breakEvenYield, cushionPercent, grossMargin, inputRatio } from '../margins.ts'
import { convertMass, kgPerUnit, type PriceUnit } from '../mass.ts'
import { latest } from '../series.ts'
import type { Figures } from '../understand/quantities/farm-figures.ts'
import { hectaresPer, type Measure } from '../understand/quantities/measures.ts'
import type { Question } from '../understand/question.ts'
import { sayPer } from './about-amounts.ts'
import type { Draft } from './answer.ts'
import type { Fact } from './fact.ts'
import { factsOfRates } from './series/caveats.ts'
import type { MonthlySeries } from './series/price-series.ts'
import { labelOf } from './series/shown-values.ts'
import type { TonnePrice } from './statement.ts'

/** A series' newest price per tonne. Undefined where the price has no weight. */
export function perTonne(series: MonthlySeries | undefined): TonnePrice | undefined {
  const price = series === undefined ? undefined : latest(series.prices)
  if (series === undefined || price === undefined || series.basis.kind !== 'mass') return undefined
  const { currency, priceType } = series
  return { value: (price.value / series.basis.kg) * 1000, currency, priceType, month: price.month }
}

/** The stored price in the farmer's own money; what keeps it from being is said, and then there is none. */
function inOwnMoney(
  draft: Draft,
  stored: TonnePrice | undefined,
  own: string | undefined,
  rates: readonly ExchangeRate[],
): TonnePrice | undefined {
  if (stored === undefined || own === undefined || own === stored.currency) return stored
  const converted = convertCurrency(stored.value, stored.currency, own, rates)
  if (converted === undefined) {
    draft.say({ code: 'currency_needed', values: { own, stored: stored.currency } })
    return undefined
  }
  draft.say({ code: 'converted', values: { rates: converted.rates } }, ...factsOfRates(converted.rates))
  return { ...stored, value: converted.value, currency: own }
}

/** Gross margin from the farmer's figures; the price from the store where none was given. */
export function sayMargin(
  draft: Draft,
  { figures, commodities }: Question,
  series: MonthlySeries | undefined,
  rates: readonly ExchangeRate[] = [],
): boolean {
  const stored =
    figures.pricePerT === undefined ? inOwnMoney(draft, perTonne(series), figures.currency, rates) : undefined
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
  { figures, unit, wanted }: Question,
  series: MonthlySeries | undefined,
  rates: readonly ExchangeRate[] = [],
): boolean {
  // Without a land a cost is for each hectare, as the sentence says.
  const { yieldTPerHa, costPerHa = figures.totalCost } = figures
  const stored = figures.pricePerT === undefined ? perTonne(series) : undefined
  const breakEven =
    costPerHa === undefined || yieldTPerHa === undefined ? undefined : breakEvenPrice(costPerHa, yieldTPerHa)
  if (costPerHa !== undefined && breakEven !== undefined && yieldTPerHa !== undefined) {
    draft.say(
      { code: 'break_even_price', values: { cost: costPerHa, yield: yieldTPerHa, price: breakEven } },
      { value: costPerHa, kind: 'money' },
      { value: yieldTPerHa, kind: 'mass' },
      { value: breakEven, kind: 'price', per: 't' },
    )
    const per = unit ?? unitOfYield(figures)
    if (wanted?.kind === 'sack')
      sayPer(draft, (breakEven * wanted.kg) / 1000, { written: 'sack', kg: wanted.kg }, figures.currency)
    else if (per !== undefined && per !== 't' && per !== 'bushel')
      sayPer(draft, (breakEven * kgPerUnit[per]) / 1000, per, figures.currency)
    // Nothing is said of a stored price in other money: the result needs none.
    const sameMoney = figures.currency === undefined || figures.currency === stored?.currency
    const known = stored !== undefined && sameMoney ? stored : undefined
    const price = figures.pricePerT ?? known?.value
    const cushion = price === undefined ? undefined : cushionPercent(price, breakEven)
    if (price !== undefined && cushion !== undefined) {
      if (series !== undefined && known !== undefined) draft.from(series)
      draft.say(
        { code: 'cushion', values: { price, ...(known && { stored: known }), percent: cushion } },
        { value: price, kind: 'price', per: 't' },
        { value: cushion, kind: 'percent' },
      )
    }
    return true
  }
  const own = costPerHa === undefined ? undefined : inOwnMoney(draft, stored, figures.currency, rates)
  const price = figures.pricePerT ?? own?.value
  const yieldNeeded =
    costPerHa === undefined || price === undefined ? undefined : breakEvenYield(costPerHa, price)
  if (costPerHa !== undefined && yieldNeeded !== undefined && price !== undefined) {
    if (series !== undefined && own !== undefined) draft.from(series)
    draft.say(
      {
        code: 'break_even_yield',
        values: { cost: costPerHa, price, ...(own && { stored: own }), yield: yieldNeeded },
      },
      { value: costPerHa, kind: 'money' },
      { value: price, kind: 'price', per: 't' },
      { value: yieldNeeded, kind: 'mass' },
    )
    sayOwnYield(draft, yieldNeeded, figures)
    return true
  }
  draft.say({ code: 'break_even_needs', values: {} })
  return false
}

/** The unit that the farmer counted the harvest or its price in. */
function unitOfYield({ given = [] }: Figures): PriceUnit | undefined {
  const measures = given.flatMap(({ role, measure, per }) =>
    role === 'yield' ? [measure] : role === 'price' ? [per] : [],
  )
  return measures.flatMap((measure) => (measure?.kind === 'mass' ? [measure.unit] : []))[0]
}

/** A yield in the units of the farmer's own figures: bags an acre. */
function sayOwnYield(draft: Draft, yieldTPerHa: number, figures: Figures): void {
  const unit = unitOfYield(figures)
  const land = figures.given?.map(({ per }) => per).find((per) => per?.kind === 'area')
  if (
    land?.kind !== 'area' ||
    unit === undefined ||
    unit === 'bushel' ||
    (unit === 't' && land.unit === 'ha')
  )
    return
  const value = (yieldTPerHa * 1000 * hectaresPer[land.unit]) / kgPerUnit[unit]
  draft.say({ code: 'own_yield_per', values: { value, per: unit, land: land.unit } }, { value, kind: 'mass' })
}

/** How many kilograms of a crop buy a kilogram of a fertiliser, both at world prices of their newest months. */
export function sayInputRatio(
  draft: Draft,
  product: MonthlySeries,
  input: MonthlySeries,
  question?: Question,
): boolean {
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
  if (question !== undefined) sayInSacks(draft, product.commodity, input.commodity, ratio, question)
  return true
}

/** "How many 90 kg bags of maize for one 50 kg bag of DAP": of two sacks the one named last is bought. */
function sayInSacks(
  draft: Draft,
  product: string,
  input: string,
  ratio: number,
  { figures, wanted, unit, commodities }: Question,
): void {
  const sackOf = (measure: Measure | undefined): number[] =>
    measure?.kind === 'sack'
      ? [measure.kg]
      : measure?.kind === 'mass' && measure.unit === 'bag'
        ? [kgPerUnit.bag]
        : []
  const said = (figures.given ?? []).flatMap(({ measure }) => sackOf(measure))
  // "How many bags": that is what is paid with.
  const [asked] = [...sackOf(wanted), ...(unit === 'bag' ? [kgPerUnit.bag] : [])]
  const inOrder = commodities[0] === input ? [said[1], said[0]] : said
  const [paid, bought] = asked !== undefined || said.length === 1 ? [asked, said[0]] : inOrder
  if (bought === undefined) return
  const kg = ratio * bought
  draft.say(
    {
      code: 'ratio_in_sacks',
      values: { product, input, bought, kg, ...(paid !== undefined && { paid, count: kg / paid }) },
    },
    ...[bought, kg, ...(paid === undefined ? [] : [paid])].map((value) => ({ value, kind: 'mass' as const })),
    ...(paid === undefined ? [] : [{ value: kg / paid, kind: 'count' as const }]),
  )
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
