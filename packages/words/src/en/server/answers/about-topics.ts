import type { Statements } from '@smart-farming/market-core/answer/statement'
import type { Contact } from '@smart-farming/market-core/contacts/contact'
import type { SmallTalk } from '@smart-farming/market-core/understand/small-talk'
import type { ForeignTopic } from '@smart-farming/market-core/understand/topic/topic'
import { emergencyText } from '../../../answering/emergency.ts'
import { countryName } from '../../../format/names/country.ts'
import { phrases } from '../../../icu/phrases.ts'
import { emergency } from '../../messages/emergency.ts'
import { tag } from '../../tag.ts'
import { definitions } from './definitions.ts'
import { commodityName, inMonth } from './terms.ts'

const emergencySentences = phrases(tag, emergency)

const subjects = {
  'pest-and-disease': 'pests, diseases and weeds',
  nutrients: 'feeding crops and soils',
  'variety-and-seed': 'varieties and seed',
  'sowing-and-calendar': 'sowing and growing',
  livestock: 'livestock',
  scheme: 'schemes, loans and insurance',
  'machinery-and-inputs': 'machinery and where to get it',
  buyers: 'buyers and where to sell',
} satisfies Record<ForeignTopic, string>

const EXTENSION = 'your agricultural extension office or a local adviser'

type Whom = Pick<Statements['ask_whom'], 'topic' | 'scheme' | 'about'>

/** Who comes before any office: a vet, whoever insured the farm, who trades, who sells and mends machines. */
function before({ topic, scheme, about }: Whom): string | undefined {
  if (about === 'price') return 'a dealer who buys or sells it, the market, or your cooperative'
  if (about === 'sale') return 'your cooperative'
  if (topic === 'livestock')
    return 'a vet (at once where an animal is ill or cannot get up), or your livestock officer'
  if (topic === 'machinery-and-inputs') return 'the dealer or the maker of the machine, or a mechanic'
  return scheme === 'insurance'
    ? 'the insurer or the agent named on your policy, and at once after damage'
    : undefined
}

function contact({ country, region, name, reach, publisher, noted }: Contact): string {
  const where = region ?? countryName(tag, country) ?? country
  return `${name}, ${reach} (${publisher}, ${where}; noted in ${inMonth(noted)})`
}

const notStored = {
  support:
    'A support price, such as an MSP, is set by a government, and I store none: the procurement office, or the notice of the government, has it.',
  producer:
    'A producer price, what a board, a factory or a buyer pays to farmers, is not stored here: whoever pays it knows it.',
  market: 'I store no price lists of local markets (mandi, APMC): the office of the market knows them.',
  exchange: 'I store no prices of exchanges, and none of futures: the exchange itself publishes them.',
} satisfies Record<Statements['kind_not_stored']['kind'], string>

const smallTalk = {
  thanks: 'You are welcome.',
  agreed: 'Good. Ask me whenever you like.',
  greeting: 'Hello. Ask me for a price, how it moved, or a sum with your own figures.',
  who: 'I am a program, not a person: I look up stored prices and do farm sums.',
  insult:
    'I am sorry that I was no help. Tell me the crop and what you want to know of it, and I will try again.',
  play: 'That is not my business. I know prices and farm sums.',
  complaint:
    'I am sorry that the app gives you trouble. I am only the program that answers here: I can neither mend it nor put you through to a person. Write to those who run it, with the form under “Get in Touch” on the first page.',
  person:
    'I am a program, and I cannot put you through to a person. Those who run this app read what you write in the form under “Get in Touch” on its first page.',
  private:
    'I do not have that: I know nothing of people, of their numbers or of their land. I know prices and farm sums.',
  unread:
    'I cannot read that language. I read English, français, español, português, Kiswahili, हिन्दी and العربية: please ask me in one of them. If somebody is poisoned or hurt, call your emergency number at once (112 in most countries).',
} satisfies Record<SmallTalk, string>

/** What an answer says where the question is about something else than prices, or must not be answered here. */
export const aboutTopics = {
  emergency: (values: Statements['emergency']) => emergencyText(emergencySentences, values, (text) => text),
  no_dose:
    'I give no doses, mixtures or waiting times: the label of the product is the law, and only its figures count. If you do not have the label, do not use the product.',
  no_nutrient_dose:
    'How much of a nutrient a crop needs hangs on the soil, the crop and its stage, so I give no amounts. A soil test says what is missing, and your adviser how much of it to give.',
  see_forecast: 'That I read from the forecast for your farm: ask the Farm Assistant.',
  no_knowledge: ({ topic, also, commodity }: Statements['no_knowledge']) => {
    const besides = also === undefined ? '' : `, and on ${subjects[also]},`
    const of = commodity === undefined ? '' : ` for ${commodityName(commodity)}`
    return `On ${subjects[topic]}${besides}${of} I have nothing that I could stand behind, and I would rather say so than guess.`
  },
  nearest: ({ words }: Statements['nearest']) =>
    `${words.length === 0 ? '' : `I have no figure for “${words.join(' ')}” itself. `}The nearest that I have:`,
  time_not_read: ({ words }: Statements['time_not_read']) =>
    `I could not read the time “${words.join(' ')}”, so this may be of another time than you ask about:`,
  also_not_placed: ({ words }: Statements['also_not_placed']) => `I could not place “${words.join(' ')}”.`,
  kind_not_stored: ({ kind, words }: Statements['kind_not_stored']) =>
    kind === 'market' && words.length > 0
      ? `I store no prices of the market “${words.join(' ')}”: its own office knows them.`
      : notStored[kind],
  unknown_thing: ({ words }: Statements['unknown_thing']) =>
    `I do not know “${words.join(' ')}” as anything that I have a price of.`,
  small_talk: ({ kind }: Statements['small_talk']) => smallTalk[kind],
  definition: ({ term }: Statements['definition']) => definitions[term],
  not_placed: ({ commodity, words, hasPrice }: Statements['not_placed']) => {
    const name = commodityName(commodity)
    return hasPrice
      ? `I have no price for ${name} with “${words.join(' ')}”: I could not place that, and it may be another thing.`
      : `I know ${name}, but I have no price of it, and I could not place “${words.join(' ')}”.`
  },
  ask_whom: ({ contacts, advisers, ...of }: Statements['ask_whom']) => {
    const known = [...advisers, ...contacts.map(contact)]
    const first = before(of)
    const last = of.about === 'sale' ? [EXTENSION] : []
    if (first !== undefined) return `Ask ${[first, ...known, ...last].join('; ')}.`
    return known.length === 0
      ? `Ask ${EXTENSION}.`
      : `Who can help: ${known.join('; ')}. Or ask ${EXTENSION}.`
  },
}
