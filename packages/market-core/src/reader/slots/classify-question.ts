import type { Cue } from '../cue.ts'
import type { Classification, LearnedTopic } from '../learned/topic.ts'
import { collectCues, hasQuestionMark, type MessagePart } from '../parts.ts'
import { type Question, type SmallTalk, TOPICS, type Topic } from '../question.ts'
import { asksPrice, namesTarget, PRICE_CUES } from './asks-price.ts'
import { toPriceQuestion } from './price-question.ts'
import { toConversionQuestion, toSumQuestion, toUnitPriceQuestion, toWorthQuestion } from './sum-question.ts'
import { readTarget, spansOfKind } from './target.ts'
import { readJobs, readMeasures, toWeatherQuestion } from './weather-question.ts'

/**
 * Minimum probabilities, tuned on `corpus/calibration`. Requirement R27 sets `emergency`: at most 8
 * % false alarms in similar messages.
 */
export const MIN_PROBABILITY = {
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

const TALKS: readonly (readonly [Cue, SmallTalk])[] = [
  ['thanks', 'thanks'],
  ['help', 'capabilities'],
  ['greeting', 'greeting'],
  ['agreed', 'agreed'],
]
const FORECAST_TOPICS: ReadonlySet<LearnedTopic> = new Set(['weather', 'field-work', 'irrigation'])

/**
 * Classifies a part: by danger, then by its numbers and names, then by the learned topic. Anything
 * else is small talk.
 */
export function classifyQuestion(part: MessagePart, learned: Classification): Question {
  const { danger } = learned
  const calm = calmQuestion(part, learned)
  // Names of crops, units and places alone never describe danger.
  const isPlain = isOfFigures(calm, collectCues(part)) || isOfNames(part)
  const isPriced = 'times' in calm && spansOfKind(part, 'thing').length > 0
  const least = isPlain
    ? MIN_PROBABILITY.besideFigures
    : isPriced
      ? MIN_PROBABILITY.besideThings
      : MIN_PROBABILITY.emergency
  if (danger.emergency >= least) return { kind: 'danger', danger: 'emergency' }
  // "How much" of a spray does not ask for a price.
  const asksAmount = isPlain && spansOfKind(part, 'thing').length === 0 && !CALCULATED.has(calm.kind)
  return danger.dose >= MIN_PROBABILITY.dose && (!isPlain || asksAmount)
    ? { kind: 'danger', danger: 'dose' }
    : calm
}

const isOfNames = ({ spans }: MessagePart): boolean =>
  spans.every((span) => span.kind !== 'filler' && namesTarget(span))

const isOfFigures = ({ kind }: Question, cues: ReadonlySet<Cue>): boolean =>
  CALCULATED.has(kind) || (kind !== 'talk' && kind !== 'topic' && PRICE_CUES.some((cue) => cues.has(cue)))

const CALCULATED: ReadonlySet<Question['kind']> = new Set(['convert', 'exchange', 'sum'])

function calmQuestion(part: MessagePart, learned: Classification): Question {
  const { topic, probability } = learned
  const cues = collectCues(part)
  const says = (...some: readonly Cue[]) => some.some((cue) => cues.has(cue))
  const target = readTarget(part)
  const isPriced = says(...PRICE_CUES)
  const hasThing = target.things.length > 0
  const talk = talkOf(part, cues)
  if (talk !== undefined) return talk
  if (isOfWeather(part, cues, learned, isPriced && hasThing))
    return { kind: 'weather', ...toWeatherQuestion(part) }
  const isRatio = says('how_many') && target.things.length === 2
  const isOfMoney = learned.ofMoney >= MIN_PROBABILITY.leastOfMoney || isOfNames(part) || isRatio
  const refused = isOfMoney ? refusedOf(says, learned, hasThing, isPriced) : undefined
  if (refused !== undefined) return { kind: 'refused', what: refused, ...target }
  const figures =
    toConversionQuestion(part) ??
    (isOfMoney ? (toUnitPriceQuestion(part) ?? toWorthQuestion(part) ?? toSumQuestion(part)) : undefined)
  if (figures !== undefined) return figures
  if (isOfMoney && asksPrice(part, learned)) return toPriceQuestion(part)
  if (isTopic(topic) && probability >= MIN_PROBABILITY.topic)
    return { kind: 'topic', topic, things: target.things }
  return { kind: 'talk', talk: 'other' }
}

const isTopic = (topic: LearnedTopic): topic is Topic => (TOPICS as readonly string[]).includes(topic)

function talkOf(part: MessagePart, cues: ReadonlySet<Cue>): Question | undefined {
  const found = TALKS.find(([cue]) => cues.has(cue))
  if (found === undefined) return undefined
  const isOnlyTalk = part.spans.every(
    (span) =>
      span.kind === 'filler' ||
      span.kind === 'unknown' ||
      (span.kind === 'cue' && span.cues.some((cue) => TALKS.some(([talk]) => talk === cue))),
  )
  const [cue, talk] = found
  // "Thank you for the maize price" asks nothing, but a question may also end with thanks.
  const first = part.spans.find(({ kind }) => kind !== 'filler')
  const opens = first?.kind === 'cue' && first.cues.includes('thanks')
  return isOnlyTalk || (cue === 'thanks' && opens && !hasQuestionMark(part))
    ? { kind: 'talk', talk }
    : undefined
}

/** A measure always means the forecast, and a job only in a question about time. */
function isOfWeather(
  part: MessagePart,
  cues: ReadonlySet<Cue>,
  { topic, probability }: Classification,
  isPriced: boolean,
): boolean {
  if (isPriced) return false
  const isForecast = FORECAST_TOPICS.has(topic)
  if (readMeasures(cues).length > 0)
    return isForecast || probability < MIN_PROBABILITY.otherThanMeasure || topic === 'price'
  const asksWhen = (['can', 'when', 'best', 'which', 'should', 'will'] as const).some((cue) => cues.has(cue))
  const saysWhen = part.spans.some(({ kind }) => kind === 'when' || kind === 'part')
  if (readJobs(cues).length > 0) return isForecast || saysWhen || (asksWhen && topic === 'other')
  return isForecast && probability >= MIN_PROBABILITY.weather
}

function refusedOf(
  says: (...some: readonly Cue[]) => boolean,
  { danger, topic }: Classification,
  hasThing: boolean,
  isPriced: boolean,
): 'forecast' | 'advice' | undefined {
  const isOfPrices = hasThing || isPriced || topic === 'price'
  if (!isOfPrices) return undefined
  if (says('should') && says('sell', 'buy', 'wait')) return 'advice'
  if (says('sell') && says('wait')) return 'advice'
  if (says('will') && (isPriced || says('up', 'down', 'change'))) return 'forecast'
  return danger.forecast >= MIN_PROBABILITY.forecast ? 'forecast' : undefined
}
