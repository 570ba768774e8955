import { convertCurrency } from '../../currency.ts'
import type { Question } from '../../reader/question.ts'
import { Draft, type PriceAnswer } from '../draft.ts'
import type { PriceData } from '../price-data.ts'
import { rateFacts } from '../series/caveats.ts'

/** Money in another currency, by the stored rates; of no currency it is the farm's. */
export function answerExchange(
  { from, to }: Extract<Question, { kind: 'exchange' }>,
  { rates, farm = {} }: PriceData,
): PriceAnswer {
  const draft = new Draft()
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
