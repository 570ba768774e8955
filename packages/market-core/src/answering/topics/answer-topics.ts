import { commodityById } from '../../commodities/catalogue.ts'
import { findEmergencyNumbers } from '../../contacts/emergency-numbers.ts'
import { findContacts } from '../../contacts/find-contacts.ts'
import type { Question, SmallTalk, Topic } from '../../reader/question.ts'
import { AnswerBuilder, type PriceAnswer, SUGGESTIONS } from '../answer-builder.ts'
import type { HelpContacts } from '../price-data.ts'
import type { CodedStatement, StatementValues } from '../statement.ts'

/** Answers an emergency with contacts only, and a dose question with a pointer to the label. */
export function answerDanger(danger: 'emergency' | 'dose', helpers: HelpContacts): PriceAnswer {
  const draft = new AnswerBuilder()
  if (danger === 'emergency')
    return draft.say({ code: 'emergency', values: findEmergencyNumbers(helpers.local) }).done()
  return draft.say({ code: 'no_dose', values: {} }).say(contactsStatement('pest-and-disease', helpers)).done()
}

/** Answers a topic without stored data: names the people to ask. */
export function answerTopic(
  { topic, things }: Extract<Question, { kind: 'topic' }>,
  helpers: HelpContacts,
): PriceAnswer {
  const crop = ofCrops.has(topic) ? things.map(({ commodity }) => commodity).find(isGrown) : undefined
  return new AnswerBuilder()
    .say({ code: 'no_knowledge', values: { topic, ...(crop !== undefined && { commodity: crop }) } })
    .say(contactsStatement(topic, helpers))
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

/** Answers small talk. For unrecognised messages, names the people to ask. */
export function answerSmallTalk(talk: SmallTalk, helpers: HelpContacts): PriceAnswer {
  const draft = new AnswerBuilder().say({ code: 'talk', values: { talk } })
  if (talk === 'other') return draft.say(contactsStatement('other', helpers)).done(false, SUGGESTIONS)
  return talk === 'capabilities' ? draft.done(true, SUGGESTIONS) : draft.done(talk !== 'unreadable')
}

/** Asks for the quantity, price and costs of a calculation. */
export const askForSumInputs = (): PriceAnswer =>
  new AnswerBuilder()
    .say({ code: 'sum_needs', values: { missing: ['quantity', 'price', 'cost'] } })
    .done(false)

/** Refers the farmer to the forecast. */
export const referToForecast = (): PriceAnswer =>
  new AnswerBuilder().say({ code: 'see_forecast', values: {} }).done(false)

/** Names the operator's advisers and the public contacts of the farm's country. */
export const contactsStatement = (
  about: StatementValues['ask_whom']['about'],
  { local, advisers = [] }: HelpContacts,
): CodedStatement => ({
  code: 'ask_whom',
  values: { about, contacts: findContacts(local, about), advisers },
})
