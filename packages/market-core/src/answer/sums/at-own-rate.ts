import type { OwnRate } from '../../understand/quantities/own-rate.ts'
import { Draft, type PriceAnswer } from '../answer.ts'
import { factsOfRates } from '../series/caveats.ts'
import type { Statement } from '../statement.ts'

/** The result of a sum in the other money of the rate that the farmer told beside it. */
export function atOwnRate(answer: PriceAnswer, own: OwnRate | undefined): PriceAnswer {
  const told = own === undefined ? undefined : answer.statements.flatMap((one) => moneyOf(one) ?? [])[0]
  if (own === undefined || told === undefined) return answer
  const { value, currency = own.currency } = told
  if (currency !== own.currency && currency !== own.of) return answer
  const [to, converted] =
    currency === own.currency ? [own.of, value / own.rate] : [own.currency, value * own.rate]
  const rates = [{ base: own.of, quote: own.currency, rate: own.rate, date: '' }]
  const draft = new Draft()
    .say(
      { code: 'money_conversion', values: { amount: value, from: currency, converted, to } },
      { value, kind: 'money', currency },
      { value: converted, kind: 'money', currency: to },
    )
    .say({ code: 'converted', values: { rates } }, ...factsOfRates(rates))
  return { ...answer, statements: [...answer.statements, ...draft.done().statements] }
}

/** The money that a sum comes to; a stored price is converted where it is told. */
function moneyOf({ code, values }: Statement): { value: number; currency?: string } | undefined {
  if (code === 'story_result') return values.value.isMoney ? values.value : undefined
  const own =
    code === 'worth' && values.series === undefined
      ? values.money
      : code === 'result'
        ? values.value
        : undefined
  if (own === undefined || (code !== 'worth' && code !== 'result')) return undefined
  return { value: own, ...(values.currency !== undefined && { currency: values.currency }) }
}
