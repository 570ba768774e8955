import { commodityById } from '../commodities/catalogue.ts'
import { knownCrops } from '../commodities/known/known-crops.ts'
import { isKnownInput } from '../commodities/known/known-inputs.ts'
import { emergencyNumbers } from '../contacts/emergency-numbers.ts'
import type { Danger } from '../understand/danger/find-danger.ts'
import type { Question } from '../understand/question.ts'
import { ofAnimals } from '../understand/topic/asked-of.ts'
import type { SchemeAsked } from '../understand/topic/scheme-asked.ts'
import { isForecastTopic, isForeignTopic, type Topic } from '../understand/topic/topic.ts'
import { Draft, type PriceAnswer, SUGGESTIONS } from './answer.ts'
import type { MonthlySeries } from './series/price-series.ts'
import { type Helpers, whomToAsk } from './topics/whom-to-ask.ts'

/**
 * The answer to what no engine may answer by itself. Somebody in danger is told whom to call, and what
 * not to do, and nothing else;
 * a dose stands on the label, and what a crop is fed hangs on its soil.
 */
export function answerDanger(
  danger: Danger,
  { topic, ofNutrients, emergency }: Pick<Question, 'topic' | 'ofNutrients' | 'emergency'>,
  helpers: Helpers,
): PriceAnswer {
  const draft = new Draft()
  if (danger === 'emergency') {
    const kind = emergency ?? 'person'
    draft.say({ code: 'emergency', values: { kind, ...emergencyNumbers(helpers.local) } })
    // No number of ambulances brings a vet: who knows where one is stands behind it.
    return (kind === 'animal' ? askWhom(draft, 'livestock', helpers) : draft).done()
  }
  const none = ofNutrients ? 'no_nutrient_dose' : 'no_dose'
  return askWhom(draft.say({ code: none, values: {} }), topic, helpers).done()
}

/** The answer to a question that is not about prices and sums; undefined for one that is. */
export function answerTopic(
  question: Question,
  helpers: Helpers & { readonly series: readonly MonthlySeries[] },
): PriceAnswer | undefined {
  const { topic, alsoTopic, commodities, unplaced, asksWho, intent } = question
  if (isForecastTopic(topic)) return new Draft().say({ code: 'see_forecast', values: { topic } }).done(false)
  if (isForeignTopic(topic)) {
    const crop = ofCrops.has(topic) ? commodities.find(isGrown) : undefined
    const also = alsoTopic !== undefined && { also: alsoTopic }
    const nothing = { topic, ...also, ...(crop !== undefined && { commodity: crop }) }
    return askWhom(
      new Draft().say({ code: 'no_knowledge', values: nothing }),
      topic,
      helpers,
      question.scheme,
    ).done(false)
  }
  if (topic !== 'other' || intent === 'capabilities') return undefined
  if (asksWho) return askWhom(new Draft(), topic, helpers).done()
  const [commodity] = commodities
  // What is made of a thing has no price, whatever else the question says.
  if (commodity === undefined || unplaced === undefined || question.product !== undefined) return undefined
  return askWhom(
    new Draft().say({
      code: 'not_placed',
      values: {
        commodity,
        words: unplaced.slice(0, MOST_WORDS),
        hasPrice: isPriced(commodity, helpers.series),
      },
    }),
    topic,
    helpers,
  ).done(false, SUGGESTIONS)
}

/** Says who knows. */
export const askWhom = (draft: Draft, topic: Topic, helpers: Helpers, scheme?: SchemeAsked): Draft =>
  draft.say(whomToAsk(topic, helpers, { scheme }))

/** Whether a price of it is stored anywhere: only then it is offered. */
export const isPriced = (commodity: string, series: readonly MonthlySeries[]): boolean =>
  series.some((one) => one.commodity === commodity && one.prices.length > 0)

/** How many of a question's own words an answer repeats. */
const MOST_WORDS = 4

const ofCrops: ReadonlySet<Topic> = new Set([
  'pest-and-disease',
  'nutrients',
  'variety-and-seed',
  'sowing-and-calendar',
  'buyers',
])
const isGrown = (id: string): boolean => {
  if (ofAnimals([id]) || isKnownInput(id)) return false
  const category = commodityById(id)?.category
  // Lead and zinc are stored, and no field has them.
  if (category === undefined && !knownCrops.some((crop) => crop.id === id)) return false
  return category !== 'fertilisers' && category !== 'energy' && category !== 'livestock and fish'
}
