import { plainText } from '@smart-farming/market-core/understand/plain-text'
import { asksOfPoison, asksOfWaste } from '@smart-farming/market-core/understand/topic/beside-the-field'
import {
  type ForecastTopic,
  isForeignTopic,
  type Topic,
} from '@smart-farming/market-core/understand/topic/topic'
import { isOnlyWhenOrWhere } from '../tools/farm/asked/carried-on.ts'
import { type FarmQuestion, farmQuestion } from '../tools/farm/farm-question.ts'
import { farmQuestions } from '../tools/farm/farm-questions.ts'

const everything: FarmQuestion = { jobs: [], frost: false, when: { days: [] } }
/** Of all that the forecast covers: whoever asks of aphids names no day. */
const soon = { beside: true, when: { days: [] } } as const

/** What a question about the forecast asks of it where its words do not say so. */
export function forecastAsked(topic: ForecastTopic): FarmQuestion {
  if (topic === 'irrigation') return { ...everything, measures: ['water'] }
  return topic === 'field-work' ? { ...everything, jobs: 'all' } : everything
}

/** No hours to spray in help against these. */
const vermin =
  /\b(?:rats?|mice|mouse|rodents?|moles?|squirrels?|birds?|pigeons?|crows?|rooks?|quelea|geese|hares?|porcupines?|warthogs?|baboons?|monkeys?|boars?|elephants?|snakes?|panya|chuha|chuhe)\b/i
/** What lives in a store is not sprayed in the field. */
const inStore =
  /\b(?:weevils?|grain (?:borers?|moths?)|stored|storage|in (?:the |my |our )?(?:stores?|granary|granaries|silos?|crib|godown|warehouse|bags|sacks)|bruchids?|ghun)\b/i
/** What spreads in wet leaves: hours of damp and rain bear on it. */
const ofLeafWetness =
  /\b(?:blights?|mildews?|rusts?|rots?|rotten|rotting|spots?|mou?lds?|scab|septoria|fusarium|botrytis|anthracnose|canker|fung(?:us|al|i)|fungicides?|blister|diseases?|sigatoka|black pods?|downy|powdery|blast|smut|ergot|lesions?|damping)\b/i
/** What is put on a field may be washed off it. */
const ofSpreading =
  /\b(?:apply|application|applying|top ?dress(?:ing)?|spread(?:ing)?|broadcast|foliar|spray|doses?|when|put|give|feeding|management)\b/i
/** Whoever asks what it is, has not come to treating it. */
const asksWhatItIs =
  /^\W*(?:what (?:is|are|causes?|could)|what s|whats|why|which (?:pest|insect|disease|weed)|identify|is (?:this|it|that))\b|\bwhat is (?:it|this|that)\W*$/i
const asksWhen = /\b(?:when|late|latest|early|earliest|deadline|how long|time|date|dates|month)\b/i
/** When in the year to sow, and how deep or how far apart, no field's state of today answers. */
const ofTheseDays =
  /\b(?:today|tonight|tomorrow|tmrw|this week|weekend|next days|coming days|too wet|too dry|too soft|sticky|dry enough|waterlogged|(?:soil|ground|field) (?:is )?(?:wet|dry|soft)|aaj|kal|leo|kesho|hoy|hoje|demain|aujourd|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/i

/** Dry days that are asked for of picking, by hand or by a machine: not what the crop is worth, or where to get one. */
export function asksOfDays(topic: Topic, message: string): boolean {
  const isOfPrices = /\b(?:prices?|costs?|worth|rates?|sell|buy|hire|rent)\b/i.test(message)
  if ((topic !== 'machinery-and-inputs' && topic !== 'price' && topic !== 'other') || isOfPrices) return false
  const asked = farmQuestion(message)
  return (
    asked?.measures?.includes('dryDays') === true &&
    /\b(?:day|days|week|when|today|tomorrow)\b/i.test(message)
  )
}

/**
 * "And in Celaya?", "and the night after?": nothing but a place or a time, behind a question about the forecast. What
 * it is like by itself counts for nothing.
 *
 * @param before the questions before it, oldest first, in English
 */
export function goesOnWithForecast(topic: Topic, message: string, before: readonly string[]): boolean {
  if (!isForeignTopic(topic) && topic !== 'other') return false
  const last = before.at(-1)
  if (last === undefined || !isOnlyWhenOrWhere(plainText(message))) return false
  return farmQuestions(last, before.slice(0, -1)).length > 0
}

/**
 * What the forecast has that bears on a topic of which nothing else is known: hours to spray in and the rain, or the
 * damp, where somebody has pests, illnesses or weeds, the rain where something is spread, the soil's days where
 * something is sown; else what the question itself asks of the weather of some day. Undefined where weather is no help.
 */
export function bearing(topic: Topic, message: string): FarmQuestion | undefined {
  // What a product does to bees, and where its bottles go, no hours to spray in say.
  const plain = plainText(message)
  if (asksOfPoison(plain) || asksOfWaste(plain)) return undefined
  if (topic === 'pest-and-disease' && (vermin.test(message) || inStore.test(message))) return undefined
  if (topic === 'pest-and-disease')
    return {
      jobs: asksWhatItIs.test(message) ? [] : ['spraying'],
      frost: false,
      measures: [ofLeafWetness.test(message) ? 'disease' : 'rain'],
      ...soon,
    }
  if (topic === 'nutrients')
    return ofSpreading.test(message) ? { jobs: [], frost: false, measures: ['rain'], ...soon } : undefined
  if (topic === 'sowing-and-calendar' && !ofTheseDays.test(message))
    return asksWhen.test(message) ? { jobs: [], frost: false, measures: ['rain'], ...soon } : undefined
  if (topic === 'sowing-and-calendar') return { jobs: ['field_work'], frost: false, ...soon }
  if (!isForeignTopic(topic)) return undefined
  const asked = farmQuestion(message)
  const { days, weekdays, through } = asked?.when ?? { days: [] }
  const isDated = days.length > 0 || weekdays !== undefined || through !== undefined
  return isDated && asked?.measures !== undefined ? asked : undefined
}
