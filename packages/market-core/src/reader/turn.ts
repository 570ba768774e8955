import type { Cue } from './cue.ts'
import { cuesOf, type Part } from './parts.ts'
import type { Question, Target, WeatherAsked } from './question.ts'
import { numbersOf } from './slots/numbers.ts'
import { sumAgain } from './slots/sum-asked.ts'
import { targetOf } from './slots/target.ts'
import { weatherAsked } from './slots/weather-asked.ts'

type OfPrices = Extract<Question, Target>
type Varieties = ReadonlyMap<string, ReadonlySet<string>>
type Weather = Extract<Question, { kind: 'weather' }>

const isOfPrices = (question: Question): question is OfPrices => 'things' in question && 'times' in question

/** The slots of a target, and when one was not said: it is taken from the question before. */
const INHERITED = [
  ['things', ({ things }) => things.length === 0],
  ['places', ({ places }) => places.length === 0],
  ['times', ({ times }) => times.length === 0],
  ['unit', ({ unit }) => unit === undefined],
  ['currencies', ({ currencies }) => currencies.length === 0],
] as const satisfies readonly (readonly [keyof Target, (target: Target) => boolean])[]

/** Cues that ask nothing by themselves. */
const LINKS: ReadonlySet<Cue> = new Set([
  'thanks',
  'agreed',
  'again',
  'and',
  'or',
  'to',
  'per',
  'of',
  'at',
  'from',
])
const OPEN: ReadonlySet<Question['kind']> = new Set(['price', 'talk', 'weather', 'topic'])

/**
 * A question with what it leaves out taken from the one before it: "and wheat?", "per bag?", "and tomorrow?".
 *
 * @param before the farmer's last question, as it was understood
 * @param varieties by commodity, the words that tell its series from one another
 */
export function inTurn(
  question: Question,
  part: Part,
  before: Question | undefined,
  varieties: Varieties,
): Question {
  if (before === undefined) return question
  const sum = sumInTurn(question, part, before)
  if (sum !== undefined) return sum
  if (before.kind === 'weather') return weatherInTurn(question, part, before)
  return isOfPrices(before) ? pricesInTurn(question, part, before, varieties) : question
}

function pricesInTurn(question: Question, part: Part, before: OfPrices, varieties: Varieties): Question {
  const said = targetOf(part)
  const ofVariety = varietyInTurn(part, before, varieties)
  if (ofVariety !== undefined) return ofVariety
  const cues = cuesOf(part)
  if (question.kind === 'talk' && cues.has('will'))
    return { kind: 'refused', what: 'forecast', ...withMissing(said, before) }
  const isFragment = OPEN.has(question.kind) && asksNothing(part)
  // What is named behind a comparison joins it.
  if (isFragment && before.kind === 'compare' && said.things.length > 0)
    return { ...before, things: [...before.things, ...said.things] }
  if (isFragment) return saysAny(said) ? { ...before, ...withMissing(said, before) } : question
  if (!isOfPrices(question) || question.things.length > 0) return question
  const target = withMissing(said, before)
  if (target.things.length > 1 && before.kind === 'compare' && (cues.has('more') || cues.has('less')))
    return { ...before, ...target, first: cues.has('less') ? 'least' : 'most' }
  return { ...question, ...target }
}

/** "Mombasa?" behind the price of tea: nothing but words that tell its series apart. */
function varietyInTurn(
  { tokens, spans }: Part,
  before: OfPrices,
  varieties: Varieties,
): Question | undefined {
  const [thing, ...others] = before.things
  const known = thing && varieties.get(thing.commodity)
  if (thing === undefined || known === undefined || others.length > 0) return undefined
  const said = spans.filter(({ kind }) => kind !== 'filler')
  const words = said.flatMap(({ start, end }) => tokens.slice(start, end).map(({ folded }) => folded))
  const isOfOne = words.length > 0 && words.every((word) => known.has(word))
  return isOfOne ? { ...before, things: [{ ...thing, variety: words }] } : undefined
}

function weatherInTurn(question: Question, part: Part, before: Weather): Question {
  const asked = weatherAsked(part)
  const isNamed = asked.measures.length + asked.jobs.length > 0
  // "How much?" behind rain is no price.
  const isOpen =
    (question.kind === 'price' && question.things.length === 0) ||
    question.kind === 'talk' ||
    question.kind === 'topic'
  const goesOn =
    (question.kind === 'weather' || (isOpen && (isNamed || asksNothing(part)))) &&
    (isNamed || saysWeather(asked))
  const asksAgain = question.kind === 'price' && question.things.length === 0
  return goesOn || asksAgain || asksWhichDay(question, part)
    ? { ...before, ...saidOf(asked), kind: 'weather' }
    : question
}

/** "And 8?", "costs were 15,000": figures that go on with a sum, or with the price of an amount. */
function sumInTurn(question: Question, part: Part, before: Question): Question | undefined {
  if (targetOf(part).things.length > 0) return undefined
  const [number, ...others] = numbersOf(part)
  if (before.kind === 'sum')
    return number !== undefined || question.kind === 'sum' ? sumAgain(before, part) : undefined
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

/** "Which day is best?" behind a question about the forecast. */
function asksWhichDay({ kind }: Question, part: Part): boolean {
  const cues = cuesOf(part)
  const asks = cues.has('best') || cues.has('when') || cues.has('which')
  return OPEN.has(kind) && asks && targetOf(part).things.length === 0
}

const asksNothing = (part: Part): boolean => [...cuesOf(part)].every((cue) => LINKS.has(cue))

const saysAny = (target: Target): boolean => INHERITED.some(([, isEmpty]) => !isEmpty(target))

const withMissing = (said: Target, before: Target): Target => {
  const missing = INHERITED.filter(([, isEmpty]) => isEmpty(said)).map(([slot]) => [slot, before[slot]])
  return { ...said, ...Object.fromEntries(missing) }
}

const saysWeather = ({ when, measures, jobs, place }: WeatherAsked): boolean =>
  Object.keys(when).length > 0 || measures.length + jobs.length > 0 || place !== undefined

/** What a question about the forecast says: a measure or job that is named stands in the place of all before. */
function saidOf({ measures, jobs, when, ...rest }: WeatherAsked): Partial<WeatherAsked> {
  const isNamed = measures.length + jobs.length > 0
  return { ...rest, ...(isNamed && { measures, jobs }), ...(Object.keys(when).length > 0 && { when }) }
}
