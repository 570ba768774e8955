import type { Cue } from './cue.ts'
import { collectCues, type MessagePart } from './parts.ts'
import type { PriceTarget, Question, WeatherQuestion } from './question.ts'
import { findNumbers } from './slots/find-numbers.ts'
import { amendSum } from './slots/sum-question.ts'
import { mentionsNow, readTarget, spansOfKind } from './slots/target.ts'
import { toWeatherQuestion } from './slots/weather-question.ts'
import type { ForecastPeriod } from './time/forecast-period.ts'
import type { Period } from './time/period.ts'

type OfPrices = Extract<Question, PriceTarget>
type Varieties = ReadonlyMap<string, ReadonlySet<string>>
type Weather = Extract<Question, { kind: 'weather' }>

/** Earlier questions and statements that a follow-up may refer to. */
export interface ConversationContext {
  readonly last?: Question
  readonly prices?: OfPrices
  readonly weather?: Weather
  /** Unknown words beside these products. The answer is then only the nearest match. */
  readonly forbidding?: readonly string[]
}

const isOfPrices = (question: Question): question is OfPrices => 'things' in question && 'times' in question

/** Slots that a follow-up inherits if they are empty. */
const INHERITED = [
  ['things', ({ things }) => things.length === 0],
  ['places', ({ places }) => places.length === 0],
  ['times', ({ times }) => times.length === 0],
  ['unit', ({ unit }) => unit === undefined],
  ['currencies', ({ currencies }) => currencies.length === 0],
] as const satisfies readonly (readonly [keyof PriceTarget, (target: PriceTarget) => boolean])[]

/** Cues without a question of their own. */
const LINKS: ReadonlySet<Cue> = new Set([
  ...(['thanks', 'agreed', 'again', 'and', 'or', 'to', 'per', 'of', 'at', 'from'] as const),
  ...(['what_is', 'which', 'not'] as const),
])
const OPEN: ReadonlySet<Question['kind']> = new Set(['price', 'talk', 'weather', 'topic'])
const SET_AGAINST: readonly Cue[] = ['compare', 'more', 'less']

/** Adds a question to the context. Small talk leaves it unchanged. */
export function rememberQuestion(memory: ConversationContext, question: Question): ConversationContext {
  if (question.kind === 'talk') return memory
  if (question.kind === 'weather') return { ...memory, last: question, weather: question }
  if (isOfPrices(question)) return { ...memory, last: question, prices: question }
  if (question.kind !== 'topic' || question.things.length === 0) return { ...memory, last: question }
  return { ...memory, last: question, prices: { kind: 'price', ...NOTHING, things: question.things } }
}

const NOTHING = { things: [], places: [], times: [], currencies: [] } as const

/** Adds the products, markets, measures and jobs of a statement to the context. */
export function rememberStatement(memory: ConversationContext, part: MessagePart): ConversationContext {
  const { things, places } = readTarget(part)
  // A home town is a market only if it has stored prices.
  const markets = places.filter((place) => typeof place === 'object' && 'market' in place)
  const { measures, jobs, when, place } = toWeatherQuestion(part)
  const isAhead = measures.length + jobs.length > 0 && when.daysAgo === undefined
  return {
    ...memory,
    ...(things.length + markets.length > 0 && {
      prices: {
        ...{ kind: 'price' as const, ...NOTHING },
        things: things.length > 0 ? things : (memory.prices?.things ?? []),
        places: markets,
      },
    }),
    ...(isAhead && {
      weather: { kind: 'weather', measures, jobs, when, ...(place !== undefined && { place }) },
    }),
  }
}

/**
 * Fills the empty slots of a follow-up from earlier questions: "and wheat?", "per bag?", "and
 * tomorrow?".
 *
 * @param varieties words that distinguish the series of each commodity
 */
export function completeQuestion(
  question: Question,
  part: MessagePart,
  memory: ConversationContext,
  varieties: Varieties,
): Question {
  const { last, prices, weather } = memory
  const again = last && (sumInTurn(question, part, last) ?? convertInTurn(part, last))
  if (again !== undefined) return again
  const ofPrices = prices ? pricesInTurn(question, part, prices, varieties) : question
  const ofWeather = weather ? weatherInTurn(question, part, weather, weather === last) : question
  const [first, second] = last?.kind === 'weather' ? [ofWeather, ofPrices] : [ofPrices, ofWeather]
  return first === question ? second : first
}

function pricesInTurn(
  question: Question,
  part: MessagePart,
  before: OfPrices,
  varieties: Varieties,
): Question {
  const said = readTarget(part)
  const ofVariety = varietyInTurn(part, said, before, varieties)
  if (ofVariety !== undefined) return ofVariety
  const cues = collectCues(part)
  if (question.kind === 'talk' && cues.has('will'))
    return { kind: 'refused', what: 'forecast', ...withMissing(said, before, part) }
  // "Rust in wheat?" is a new question, unlike "and wheat?".
  const isElse = question.kind === 'topic' && part.spans.some(({ kind }) => kind === 'unknown')
  const isFragment = OPEN.has(question.kind) && asksNothing(part) && !isElse
  // After a comparison, another product is added to it.
  if (isFragment && before.kind === 'compare' && said.things.length > 0)
    return { ...before, things: [...before.things, ...said.things] }
  const isSetAgainst = SET_AGAINST.some((cue) => cues.has(cue)) && !cues.has('ask_price')
  if (OPEN.has(question.kind) && isSetAgainst && said.things.length === 1 && said.times.length === 0)
    return {
      ...{ kind: 'compare', by: 'price', ...withMissing(said, before, part) },
      first: cues.has('less') ? 'least' : 'most',
      things: [...before.things.slice(0, 1), ...said.things],
    }
  if (isFragment)
    return saysAny(said) || mentionsNow(part)
      ? { ...before, ...withMissing({ ...said, times: said.times.flatMap(withYearAgo) }, before, part) }
      : question
  if (!isOfPrices(question) || question.things.length > 0) return question
  const target = withMissing({ ...said, times: question.times }, before, part)
  return { ...question, ...target }
}

/** "Last year?" may mean the same month last year, or the whole year. */
const withYearAgo = (period: Period): Period[] =>
  'start' in period && period.start === '--01~1' && period.end === '--12~1'
    ? [{ monthsAgo: 12 }, period]
    : [period]

/** After a price, "Mombasa?" or "the hard red one" picks another series of the product. */
function varietyInTurn(
  { tokens, spans }: MessagePart,
  said: PriceTarget,
  before: OfPrices,
  varieties: Varieties,
): Question | undefined {
  const [thing, ...others] = before.things
  const known = thing && varieties.get(thing.commodity)
  if (thing === undefined || known === undefined || others.length > 0) return undefined
  const naming = spans.filter((span) =>
    span.kind === 'cue' ? !span.cues.some((cue) => LINKS.has(cue)) : !SLOTS.has(span.kind),
  )
  const words = naming.flatMap(({ start, end }) => tokens.slice(start, end).map(({ folded }) => folded))
  const isOfOne = words.length > 0 && words.every((word) => known.has(word))
  const slots = withMissing({ ...said, things: [], places: [] }, before, { tokens, spans })
  return isOfOne ? { ...before, ...slots, things: [{ ...thing, variety: words }] } : undefined
}

/** Spans that may stand beside a variety: "the robusta one per kg". */
const SLOTS: ReadonlySet<string> = new Set(['filler', 'number', 'unit', 'currency', 'period', 'when'])

function weatherInTurn(question: Question, part: MessagePart, before: Weather, isAsked: boolean): Question {
  const asked = toWeatherQuestion(part)
  const isNamed = asked.measures.length + asked.jobs.length > 0
  // After a question about rain, "how much?" is not about a price.
  const isAmount = question.kind === 'price' && question.things.length === 0
  const isOpen = isAmount || question.kind === 'talk' || question.kind === 'topic'
  const cues = collectCues(part)
  // After a question about a job, "and beans?" is about the same job.
  const isOfJob =
    isAsked && before.jobs.length > 0 && (cues.has('and') || cues.has('again')) && asksNothing(part)
  const goesOn =
    (question.kind === 'weather' || (isOpen && (isNamed || asksNothing(part)))) &&
    (isNamed || saysWeather(asked))
  return goesOn || isOfJob || (isAsked && isAmount) || asksWhichDay(question, part)
    ? { kind: 'weather', ...withUnsaid(asked, before) }
    : question
}

/**
 * Continues a calculation ("costs were 15,000"), or values an amount after a price ("and 8 bags?").
 */
function sumInTurn(question: Question, part: MessagePart, before: Question): Question | undefined {
  if (readTarget(part).things.length > 0) return undefined
  const [number, ...others] = findNumbers(part)
  if (before.kind === 'sum')
    return number !== undefined || question.kind === 'sum' ? amendSum(before, part) : undefined
  if (number === undefined || number.isMoney || others.length > 0) return undefined
  if (before.kind === 'worth')
    return { ...before, amount: { value: number.value, unit: number.unit ?? before.amount.unit } }
  if (before.kind !== 'price' || before.things.length !== 1) return undefined
  if (number.unit === undefined || number.unit.kind === 'area') return undefined
  const { things, places, times, currencies } = before
  return {
    kind: 'worth',
    things,
    places,
    times,
    currencies,
    amount: { value: number.value, unit: number.unit },
  }
}

/** "Which day is best?" after a question about the forecast. */
function asksWhichDay({ kind }: Question, part: MessagePart): boolean {
  const cues = collectCues(part)
  const asks = cues.has('best') || cues.has('when') || cues.has('which')
  return OPEN.has(kind) && asks && readTarget(part).things.length === 0
}

const asksNothing = (part: MessagePart): boolean => [...collectCues(part)].every((cue) => LINKS.has(cue))

const saysAny = (target: PriceTarget): boolean => INHERITED.some(([, isEmpty]) => !isEmpty(target))

/** Inherits empty slots, except the time after "and now?". */
function withMissing(said: PriceTarget, before: PriceTarget, part: MessagePart): PriceTarget {
  const missing = INHERITED.filter(
    ([slot, isEmpty]) => isEmpty(said) && !(slot === 'times' && mentionsNow(part)),
  )
  return { ...said, ...Object.fromEntries(missing.map(([slot]) => [slot, before[slot]])) }
}

const saysWeather = ({ when, measures, jobs, place }: WeatherQuestion): boolean =>
  Object.keys(when).length > 0 || measures.length + jobs.length > 0 || place !== undefined

/** Inherits empty slots. A new measure or job replaces all earlier ones. */
function withUnsaid({ measures, jobs, when, ...said }: WeatherQuestion, before: Weather): WeatherQuestion {
  const isNamed = measures.length + jobs.length > 0
  const { place } = before
  return {
    ...(place !== undefined && { place }),
    ...said,
    ...(isNamed ? { measures, jobs } : { measures: before.measures, jobs: before.jobs }),
    when: isPartOfDay(when) ? { ...before.when, ...when } : Object.keys(when).length > 0 ? when : before.when,
  }
}

/** "In the morning?" refers to the day of the previous question. */
const isPartOfDay = ({ part: _, hours: __, ...day }: ForecastPeriod): boolean => Object.keys(day).length === 0

/** Continues a conversion ("and 25 acres?", "in tonnes?") or a currency conversion ("700?"). */
function convertInTurn(part: MessagePart, before: Question): Question | undefined {
  const { things, currencies } = readTarget(part)
  if (things.length > 0) return undefined
  const [number, ...others] = findNumbers(part)
  if (before.kind === 'exchange') {
    const [to = before.to] = currencies
    const isOfIt = others.length === 0 && number?.unit === undefined && asksNothing(part)
    const { value = before.from.value, currency = before.from.currency } = number ?? {}
    const from = { value, ...(currency && { currency }) }
    return isOfIt && (number !== undefined || currencies.length > 0) ? { ...before, from, to } : undefined
  }
  if (before.kind !== 'convert') return undefined
  const to = spansOfKind(part, 'unit').at(0)?.unit
  if (others.length > 0 || number?.isMoney === true || (number ?? to) === undefined) return undefined
  const from = number && { value: number.value, unit: number.unit ?? before.from.unit }
  return { ...before, ...(from && { from }), ...(to && { to }) }
}
