import type { Cue } from '../cue.ts'
import type { LearnedReading, LearnedTopic } from '../learned/topic.ts'
import { cuesOf, isMarked, type Part } from '../parts.ts'
import { type Question, type Talk, TOPICS, type Topic } from '../question.ts'
import { asksPrice, isOfTarget, PRICE_CUES } from './asks-price.ts'
import { priceAsked } from './price-asked.ts'
import { conversionOf, priceInUnit, sumOf, worthOf } from './sum-asked.ts'
import { spansOfKind, targetOf } from './target.ts'
import { jobsOf, measuresOf, weatherAsked } from './weather-asked.ts'

/**
 * Minimum probability of each danger and topic. Chosen on `corpus/calibration`; `emergency` by the share of near
 * misses, 8 %, that R27 allows.
 */
export const SURE = {
  emergency: 0.46,
  besideFigures: 0.9,
  besideThings: 0.75,
  dose: 0.35,
  forecast: 0.6,
  topic: 0.3,
  otherThanMeasure: 0.5,
  weather: 0.5,
  leastOfMoney: 0.3,
} as const

const TALKS: readonly (readonly [Cue, Talk])[] = [
  ['thanks', 'thanks'],
  ['help', 'capabilities'],
  ['greeting', 'greeting'],
  ['agreed', 'agreed'],
]
const FORECAST_TOPICS: ReadonlySet<LearnedTopic> = new Set(['weather', 'field-work', 'irrigation'])

/**
 * Question of a part. Danger comes first, then the meaning of its numbers and names, then the learned model's topic;
 * anything else is talk.
 */
export function questionOf(part: Part, learned: LearnedReading): Question {
  const { danger } = learned
  const calm = calmQuestion(part, learned)
  // Names of crops, units and places alone never describe danger.
  const isPlain = isOfFigures(calm, cuesOf(part)) || isOfNames(part)
  const isPriced = 'times' in calm && spansOfKind(part, 'thing').length > 0
  const least = isPlain ? SURE.besideFigures : isPriced ? SURE.besideThings : SURE.emergency
  if (danger.emergency >= least) return { kind: 'danger', danger: 'emergency' }
  // "How much" of a spray does not ask for a price.
  const asksAmount = isPlain && spansOfKind(part, 'thing').length === 0 && !CALCULATED.has(calm.kind)
  return danger.dose >= SURE.dose && (!isPlain || asksAmount) ? { kind: 'danger', danger: 'dose' } : calm
}

/** True if it only names crops, units, times and places. */
const isOfNames = ({ spans }: Part): boolean =>
  spans.every((span) => span.kind !== 'filler' && isOfTarget(span))

/** A sum, or a price requested by that word, whatever else the text resembles. */
const isOfFigures = ({ kind }: Question, cues: ReadonlySet<Cue>): boolean =>
  CALCULATED.has(kind) || (kind !== 'talk' && kind !== 'topic' && PRICE_CUES.some((cue) => cues.has(cue)))

const CALCULATED: ReadonlySet<Question['kind']> = new Set(['convert', 'exchange', 'sum'])

/** Question of a part without danger. */
function calmQuestion(part: Part, learned: LearnedReading): Question {
  const { topic, probability } = learned
  const cues = cuesOf(part)
  const says = (...some: readonly Cue[]) => some.some((cue) => cues.has(cue))
  const target = targetOf(part)
  const isPriced = says(...PRICE_CUES)
  const hasThing = target.things.length > 0
  const talk = talkOf(part, cues)
  if (talk !== undefined) return talk
  if (isOfWeather(part, cues, learned, isPriced && hasThing))
    return { kind: 'weather', ...weatherAsked(part) }
  const isRatio = says('how_many') && target.things.length === 2
  const isOfMoney = learned.ofMoney >= SURE.leastOfMoney || isOfNames(part) || isRatio
  const refused = isOfMoney ? refusedOf(says, learned, hasThing, isPriced) : undefined
  if (refused !== undefined) return { kind: 'refused', what: refused, ...target }
  const figures =
    conversionOf(part) ?? (isOfMoney ? (priceInUnit(part) ?? worthOf(part) ?? sumOf(part)) : undefined)
  if (figures !== undefined) return figures
  if (isOfMoney && asksPrice(part, learned)) return priceAsked(part)
  if (isTopic(topic) && probability >= SURE.topic) return { kind: 'topic', topic, things: target.things }
  return { kind: 'talk', talk: 'other' }
}

const isTopic = (topic: LearnedTopic): topic is Topic => (TOPICS as readonly string[]).includes(topic)

/** Only greetings, thanks, and names of things thanked for. */
function talkOf(part: Part, cues: ReadonlySet<Cue>): Question | undefined {
  const found = TALKS.find(([cue]) => cues.has(cue))
  if (found === undefined) return undefined
  const isOnlyTalk = part.spans.every(
    (span) =>
      span.kind === 'filler' ||
      span.kind === 'unknown' ||
      (span.kind === 'cue' && span.cues.some((cue) => TALKS.some(([talk]) => talk === cue))),
  )
  const [cue, talk] = found
  // "Thank you for the maize price" asks for nothing; after a question, thanks are just polite.
  const first = part.spans.find(({ kind }) => kind !== 'filler')
  const opens = first?.kind === 'cue' && first.cues.includes('thanks')
  return isOnlyTalk || (cue === 'thanks' && opens && !isMarked(part)) ? { kind: 'talk', talk } : undefined
}

/**
 * A measure belongs to the forecast; the name of a job may appear anywhere, and asks for the forecast if it asks when.
 */
function isOfWeather(
  part: Part,
  cues: ReadonlySet<Cue>,
  { topic, probability }: LearnedReading,
  isPriced: boolean,
): boolean {
  if (isPriced) return false
  const isForecast = FORECAST_TOPICS.has(topic)
  if (measuresOf(cues).length > 0)
    return isForecast || probability < SURE.otherThanMeasure || topic === 'price'
  const asksWhen = (['can', 'when', 'best', 'which', 'should', 'will'] as const).some((cue) => cues.has(cue))
  const saysWhen = part.spans.some(({ kind }) => kind === 'when' || kind === 'part')
  if (jobsOf(cues).length > 0) return isForecast || saysWhen || (asksWhen && topic === 'other')
  return isForecast && probability >= SURE.weather
}

/** A future price, or advice to sell or hold. */
function refusedOf(
  says: (...some: readonly Cue[]) => boolean,
  { danger, topic }: LearnedReading,
  hasThing: boolean,
  isPriced: boolean,
): 'forecast' | 'advice' | undefined {
  const isOfPrices = hasThing || isPriced || topic === 'price'
  if (!isOfPrices) return undefined
  if (says('should') && says('sell', 'buy', 'wait')) return 'advice'
  if (says('sell') && says('wait')) return 'advice'
  if (says('will') && (isPriced || says('up', 'down', 'change'))) return 'forecast'
  return danger.forecast >= SURE.forecast ? 'forecast' : undefined
}
