import { commodityById } from '../../commodities/catalogue.ts'
import { contactsFor } from '../../contacts/contacts-for.ts'
import { emergencyNumbers } from '../../contacts/emergency-numbers.ts'
import type { Question, Talk, Topic } from '../../reader/question.ts'
import { Draft, type PriceAnswer, SUGGESTIONS } from '../draft.ts'
import type { Helpers } from '../price-data.ts'
import type { SaidStatement, Statements } from '../statement.ts'

/** Emergencies get only contacts; for doses the label is authoritative. */
export function answerDanger(danger: 'emergency' | 'dose', helpers: Helpers): PriceAnswer {
  const draft = new Draft()
  if (danger === 'emergency')
    return draft.say({ code: 'emergency', values: emergencyNumbers(helpers.local) }).done()
  return draft.say({ code: 'no_dose', values: {} }).say(whomToAsk('pest-and-disease', helpers)).done()
}

/** No data is stored about a topic: names the people to ask. */
export function answerTopic(
  { topic, things }: Extract<Question, { kind: 'topic' }>,
  helpers: Helpers,
): PriceAnswer {
  const crop = ofCrops.has(topic) ? things.map(({ commodity }) => commodity).find(isGrown) : undefined
  return new Draft()
    .say({ code: 'no_knowledge', values: { topic, ...(crop !== undefined && { commodity: crop }) } })
    .say(whomToAsk(topic, helpers))
    .done(false)
}

const ofCrops: ReadonlySet<Topic> = new Set([
  'pest-and-disease',
  'nutrients',
  'variety-and-seed',
  'sowing-and-calendar',
  'buyers',
])

const isGrown = (id: string): boolean => {
  const category = commodityById(id)?.category
  return category !== 'fertilisers' && category !== 'energy' && category !== 'livestock and fish'
}

/** Small talk, and unrecognised messages: names the people to ask. */
export function answerTalk(talk: Talk, helpers: Helpers): PriceAnswer {
  const draft = new Draft().say({ code: 'talk', values: { talk } })
  if (talk === 'other') return draft.say(whomToAsk('other', helpers)).done(false, SUGGESTIONS)
  return talk === 'capabilities' ? draft.done(true, SUGGESTIONS) : draft.done(talk !== 'unreadable')
}

/** Asks for the inputs of a sum. */
export const askBack = (): PriceAnswer =>
  new Draft().say({ code: 'sum_needs', values: { missing: ['quantity', 'price', 'cost'] } }).done(false)

/** Refers to the farm's forecast. */
export const seeForecast = (): PriceAnswer =>
  new Draft().say({ code: 'see_forecast', values: {} }).done(false)

/** People to ask about a topic: the operator's advisers and the public contacts of the farm's country. */
export const whomToAsk = (
  about: Statements['ask_whom']['about'],
  { local, advisers = [] }: Helpers,
): SaidStatement => ({
  code: 'ask_whom',
  values: { about, contacts: contactsFor(local, about), advisers },
})
