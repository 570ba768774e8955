import { inputRatio } from '../../margins.ts'
import { convertMass, kgPerUnit, type PriceUnit } from '../../mass.ts'
import type { Measure } from '../../understand/quantities/measures.ts'
import type { Question } from '../../understand/question.ts'
import type { Draft } from '../answer.ts'
import type { Fact } from '../fact.ts'
import type { MonthlySeries } from '../series/price-series.ts'
import { labelOf } from '../series/shown-values.ts'
import type { TonnePrice } from '../statement.ts'
import { perTonne } from './stored-price.ts'

/**
 * How much of a crop buys so much of a fertiliser in the unit asked for, both at world prices of their newest months.
 */
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
  const unit = unitAsked(question)
  const own = boughtIn(question)
  // "How many kilos of beef for a tonne of urea": of another unit, and for that.
  const per = own !== undefined && own !== unit ? own : undefined
  const times = per === undefined ? 1 : kgPerUnit[per] / kgPerUnit[unit]
  const values = {
    product: product.commodity,
    sold,
    input: input.commodity,
    bought,
    ratio: ratio * times,
    unit,
    ...(per && { per }),
  }
  draft
    .from(product, input)
    .say(
      { code: 'input_ratio', values },
      tonneFact(bought, input),
      tonneFact(sold, product),
      { value: ratio * times, kind: 'mass', of: labelOf(product), against: labelOf(input) },
      { value: 1, kind: 'mass' },
    )
  if (question !== undefined) sayInSacks(draft, product.commodity, input.commodity, ratio, question)
  return true
}

/** The unit of weight that both sides are asked for in: kilograms where none is said, or one that is a sack's. */
function unitAsked(question: Question | undefined): Exclude<PriceUnit, 'bushel' | 'bag'> {
  const said = (question?.figures.given ?? []).map(({ measure }) => measure)
  const units = [
    question?.unit,
    ...said.map((measure) => (measure?.kind === 'mass' ? measure.unit : undefined)),
  ]
  const [unit] = units.filter((one) => one !== undefined)
  return unit === undefined || unit === 'bushel' || unit === 'bag' ? 'kg' : unit
}

/** The unit of one of what is bought, where it is said by itself: "to buy a tonne of urea". */
function boughtIn(question: Question | undefined): Exclude<PriceUnit, 'bushel' | 'bag'> | undefined {
  const [one, ...others] = (question?.figures.given ?? []).filter(
    ({ value, role }) => role === 'amount' && value === 1,
  )
  const unit = one?.measure?.kind === 'mass' && others.length === 0 ? one.measure.unit : undefined
  return unit === 'bushel' || unit === 'bag' ? undefined : unit
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
  const [paid, sack] = asked !== undefined || said.length === 1 ? [asked, said[0]] : inOrder
  // "How many 60 kg bags of arabica buy a tonne of urea".
  const isWeight = sack === undefined && paid !== undefined
  const { value = 0, unit: of = 'kg' } = figures.amount ?? {}
  const bought = isWeight ? convertMass(value, of, 'kg') : sack
  if (!bought) return
  const kg = ratio * bought
  draft.say(
    {
      code: 'ratio_in_sacks',
      values: {
        product,
        input,
        bought,
        ...(isWeight && { isWeight }),
        kg,
        ...(paid !== undefined && { paid, count: kg / paid }),
      },
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
