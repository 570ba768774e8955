import { commodityById } from '../../commodities/catalogue.ts'
import { convertCurrency } from '../../currency.ts'
import type { Question } from '../../reader/question.ts'
import { unitRatio, unitSize } from '../../reader/unit-sizes.ts'
import { AnswerBuilder, type PriceAnswer } from '../answer-builder.ts'
import type { Fact } from '../fact.ts'
import type { PriceData } from '../price-data.ts'
import { rateFacts } from '../series/caveats.ts'
import { amountFacts } from './worth.ts'

/**
 * Converts an amount. Asks for the weight of a bag or the crop of a bushel if these are missing.
 */
export function answerConversion({
  from,
  to,
  thing,
  lands,
}: Extract<Question, { kind: 'convert' }>): PriceAnswer {
  const draft = new AnswerBuilder()
  const bushel = thing && commodityById(thing.commodity)?.bushel
  const onLand = lands ? unitRatio(lands.to, lands.from) : 1
  const ofUnit = unitRatio(from.unit, to, bushel)
  const ratio = ofUnit === undefined || onLand === undefined ? undefined : ofUnit * onLand
  if (ratio === undefined) {
    const isBag = [from.unit, to].some((unit) => unitSize(unit, bushel)?.of === 'bag')
    const note = isBag
      ? ({ code: 'bag_weight', values: {} } as const)
      : ({ code: 'not_in_unit', values: { wanted: to } } as const)
    return draft.say(note).done(false)
  }
  const result = { value: from.value * ratio, unit: to }
  const facts: Fact[] = [...amountFacts(from), ...amountFacts(result)]
  const isBushel = [from.unit, to].some((unit) => unit.kind === 'mass' && unit.unit === 'bushel')
  const of = isBushel && thing !== undefined ? { commodity: thing.commodity } : {}
  return draft
    .say({ code: 'conversion', values: { from, to: result, ...of, ...(lands && { lands }) } }, ...facts)
    .done()
}

/** Converts money at stored rates, by default to the farm's currency. */
export function answerExchange(
  { from, to }: Extract<Question, { kind: 'exchange' }>,
  { rates, farm = {} }: PriceData,
): PriceAnswer {
  const draft = new AnswerBuilder()
  const currency = from.currency ?? farm.currency
  const converted = currency === undefined ? undefined : convertCurrency(from.value, currency, to, rates)
  if (currency === undefined || converted === undefined)
    return draft.say({ code: 'no_rate', values: { from: currency ?? '', to } }).done(false)
  const values = { from: from.value, currency, to: converted.value, into: to }
  draft.say(
    { code: 'exchange', values },
    { value: from.value, kind: 'money', currency },
    { value: converted.value, kind: 'money', currency: to },
  )
  if (converted.rates.length > 0)
    draft.say({ code: 'converted', values: { rates: converted.rates } }, ...rateFacts(converted.rates))
  return draft.done()
}
