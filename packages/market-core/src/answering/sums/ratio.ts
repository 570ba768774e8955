import { commodityById } from '../../commodities/catalogue.ts'
import { inputRatio } from '../../margins.ts'
import type { Question } from '../../reader/question.ts'
import { unitSize } from '../../reader/unit-sizes.ts'
import type { Unit } from '../../reader/units.ts'
import { latestPrice } from '../../series.ts'
import { AnswerBuilder, type PriceAnswer, SUGGESTIONS } from '../answer-builder.ts'
import type { PriceData } from '../price-data.ts'
import { addPriceAge } from '../prices/age.ts'
import { addPrice } from '../prices/price.ts'
import { addCaveats } from '../series/caveats.ts'
import { chooseSeries } from '../series/choose-series.ts'
import { findSeries } from '../series/find-series.ts'
import type { MonthlySeries } from '../series/price-series.ts'
import { requestedDisplay, resolveDisplay } from '../series/shown-price.ts'
import { seriesLabel } from '../series/shown-values.ts'
import { weightFacts } from './given-figures.ts'

type Ratio = Extract<Question, { kind: 'ratio' }>

const KG: Unit = { kind: 'mass', unit: 'kg' }

/** Calculates the amount of the first product that buys one unit of the second. */
export function answerRatio(question: Ratio, data: PriceData): PriceAnswer {
  const draft = new AnswerBuilder()
  const { series, missing } = findSeries({ ...question, times: [] }, data)
  for (const said of missing) draft.say(said)
  const [product, input] = pairOf(series, question, data)
  if (product === undefined || input === undefined) {
    if (missing.length === 0) draft.say({ code: 'which_thing', values: {} })
    return draft.done(false, SUGGESTIONS)
  }
  if (!addInputRatio(draft, product, input, question, data)) return draft.done(false)
  for (const one of [product, input]) {
    const display = requestedDisplay(question, one, data)
    addPrice(draft, one, display, undefined, true)
  }
  for (const one of [product, input]) addPriceAge(draft, one, [], data.today)
  for (const one of [product, input]) addCaveats(draft, one, requestedDisplay(question, one, data))
  return draft.done()
}

/** A world price and a local price are not comparable, so two world prices are preferred. */
function pairOf(
  series: readonly MonthlySeries[],
  { things }: Ratio,
  data: PriceData,
): readonly (MonthlySeries | undefined)[] {
  const pair = things.slice(0, 2).map(({ commodity }) => series.find((one) => one.commodity === commodity))
  const isMixed = pair.some((one) => one?.country === undefined) && pair.some((one) => one?.country)
  if (!isMixed) return pair
  const ofWorld = things
    .slice(0, 2)
    .map(({ commodity, variety }) => chooseSeries(data.series, { commodity, place: 'world', variety }, []))
  return ofWorld.includes(undefined) ? pair : ofWorld
}

/**
 * States the amount of a product that buys one unit of an input. If the prices share no currency or
 * weight, states the reason and returns false.
 */
export function addInputRatio(
  draft: AnswerBuilder,
  product: MonthlySeries,
  input: MonthlySeries,
  { sold = KG, bought = sold }: Pick<Ratio, 'sold' | 'bought'>,
  { rates }: Pick<PriceData, 'rates'>,
): boolean {
  const money = product.currency
  const perBase = (series: MonthlySeries): number | undefined => {
    const price = latestPrice(series.prices)
    const display = resolveDisplay(series, undefined, money, rates)
    if (price === undefined || series.basis.kind !== 'mass' || display.currency !== money) return undefined
    return (price.value * display.factor) / series.basis.kg
  }
  const [paid, cost] = [perBase(product), perBase(input)]
  const ratio = paid === undefined || cost === undefined ? undefined : inputRatio(cost, paid)
  const sizes = [unitSize(sold, bushelOf(product)), unitSize(bought, bushelOf(input))]
  const [soldSize, boughtSize] = sizes.map((size) => (size?.of === 'kg' ? size.size : undefined))
  if (ratio === undefined) {
    draft.say({ code: 'no_ratio', values: { product: seriesLabel(product), input: seriesLabel(input) } })
    return false
  }
  const inUnits = soldSize !== undefined && boughtSize !== undefined
  if (!inUnits) draft.say({ code: 'bag_weight', values: {} })
  const value = inUnits ? (ratio * boughtSize) / soldSize : ratio
  const [soldIn, boughtIn] = inUnits ? [sold, bought] : [KG, KG]
  draft.from(product, input).say(
    {
      code: 'ratio',
      values: {
        product: product.commodity,
        input: input.commodity,
        sold: { value, unit: soldIn },
        bought: boughtIn,
      },
    },
    { value, kind: 'mass', of: seriesLabel(product), against: seriesLabel(input) },
    { value: 1, kind: 'mass' },
    ...weightFacts(soldIn, boughtIn),
  )
  return true
}

const bushelOf = ({ commodity }: MonthlySeries): string | undefined => commodityById(commodity)?.bushel
