import type { Fact } from '@smart-farming/market-core/answering/fact'
import type { Statement } from '@smart-farming/market-core/answering/statement'
import { kgPerUnit } from '@smart-farming/market-core/mass'
import type { Question } from '@smart-farming/market-core/reader/question'
import type { ExpectedAnswer, Verdict } from './expected-answer.fixture.ts'
import { asksAboutWeather } from './weather-question.fixture.ts'

export interface ScoredAnswer {
  readonly questions: readonly Question[]
  readonly statements: readonly Statement[]
}

/** Statements that mark an answer as different from the request. */
const notPlain: ReadonlySet<string> = new Set([
  'nearest',
  'not_found',
  'kind_not_stored',
  'unknown_place',
  'no_price',
  'no_forecast',
  'no_advice',
  'no_range',
])
const TOLERANCE = 0.006

/** Judges the answer to a case. A wrong price without reservation is worse than none. */
export function judgeAnswer(want: ExpectedAnswer, told: ScoredAnswer): Verdict {
  if (want.all !== undefined) {
    const parts = want.all.map((one) => judgeAnswer(one, told))
    if (parts.every((part) => part === 'right')) return 'right'
    return parts.includes('wrong') ? 'wrong' : 'missed'
  }
  if (want.any !== undefined)
    return want.any.some((one) => judgeAnswer(one, told) === 'right') ? 'right' : 'missed'
  const is = (right: boolean, plainly: boolean): Verdict => (right ? 'right' : plainly ? 'wrong' : 'missed')
  const { questions, statements } = told
  const facts = statements.filter(({ code }) => code !== 'given').flatMap((one) => one.facts)
  const figures = facts.filter(({ kind }) => kind === 'price' || kind === 'money' || kind === 'percent')
  const isPlain = !statements.some(({ code }) => notPlain.has(code))
  const isOf = (danger: string) => questions.some((one) => one.kind === 'danger' && one.danger === danger)
  if (want.emergency) return is(isOf('emergency'), false)
  if (want.dose)
    return is(
      isOf('dose') || (questions.some(({ kind }) => kind === 'topic') && facts.length === 0),
      facts.length > 0,
    )
  if (want.weather !== undefined) return is(asksAboutWeather(want.weather, questions), figures.length > 0)
  if (want.price !== undefined) return is(isPrice(want.price, facts), figures.length > 0 && isPlain)
  if (want.figure !== undefined) return is(isFigure(want, facts), facts.length > 0 && isPlain)
  return is(isHanded(want, figures, isPlain), figures.length > 0)
}

function isHanded(
  { may_tell: may, no_price: none }: ExpectedAnswer,
  figures: readonly Fact[],
  isPlain: boolean,
): boolean {
  if (figures.length === 0 || (!isPlain && !none)) return true
  return may !== undefined && figures.every(({ kind, role }) => kind === 'price' || role === 'change')
}

const near = (one: number, other: number, tolerance = TOLERANCE): boolean =>
  Math.abs(one - other) <= Math.abs(other) * tolerance + 1e-9

function isFigure(
  { figure = 0, or = [], tolerance = 0, also }: ExpectedAnswer,
  facts: readonly Fact[],
): boolean {
  const told = (value: number) =>
    facts.some((fact) => near(Math.abs(fact.value), Math.abs(value), Math.max(tolerance, TOLERANCE)))
  return [figure, ...or].some(told) || (also?.price !== undefined && isPrice(also.price, facts))
}

function isPrice(
  { values, months, unit, currency }: NonNullable<ExpectedAnswer['price']>,
  facts: readonly Fact[],
): boolean {
  const wanted = kilograms(unit)
  return facts
    .filter(({ kind }) => kind === 'price' || kind === 'money')
    .filter(
      ({ months: [month] = [] }) => month === undefined || months === undefined || months.includes(month),
    )
    .filter((fact) => currency === undefined || fact.currency === undefined || fact.currency === currency)
    .some(({ value, per }) => {
      const own = kilograms(per)
      return values.some(
        (one) =>
          near(value, one) || (own !== undefined && wanted !== undefined && near(value / own, one / wanted)),
      )
    })
}

/** Weight of a unit such as "t" or "bag 50 kg". */
function kilograms(unit = ''): number | undefined {
  const [weight] = /\d+(?= kg)/.exec(unit) ?? []
  return weight === undefined ? (kgPerUnit as Readonly<Record<string, number>>)[unit] : Number(weight)
}
