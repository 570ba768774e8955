import type { Statements } from '@smart-farming/market-core/answer/statement'
import type { Contact } from '@smart-farming/market-core/contacts/contact'
import { capital } from '../../format/names/capital.ts'
import { allOf } from '../../format/names/list.ts'
import type { StatementWords } from '../../statement-words.ts'
import { emergencyText } from '../emergency.ts'
import type { Lexicon } from '../lexicon.ts'
import type { Sentences } from '../sentences.ts'
import { termsOf } from '../terms.ts'
import { besideStatements } from './beside-statements.ts'
import { figureStatements } from './figure-statements.ts'
import { lastStatements } from './last-statements.ts'
import { priceStatements } from './price-statements.ts'
import { stockStatements } from './stock-statements.ts'
import { storyStatements } from './story-statements.ts'
import { sumStatements } from './sum-statements.ts'

/** Everything that an answer can say, by the words and sentences of a language. */
export function wordStatements(lexicon: Lexicon, say: Sentences): StatementWords {
  const terms = termsOf(lexicon)
  const words = {
    ...topicStatements(lexicon, say, terms),
    ...besideStatements(terms, asAsked, say),
    ...lastStatements(lexicon, say, terms),
    ...priceStatements(lexicon, say, terms),
    ...figureStatements(lexicon, say, terms),
    ...sumStatements(lexicon, say, terms),
    ...stockStatements({ ...lexicon, ...terms }, say),
    ...storyStatements(
      {
        ...lexicon,
        ...lexicon.phrases,
        cost: lexicon.roles.cost,
        units: { ...lexicon.units, ...lexicon.areas, ...lexicon.volumes },
      },
      say,
    ),
  } satisfies StatementWords
  return Object.fromEntries(
    Object.entries(words).map(([code, word]) => [code, begun(lexicon.tag, word)]),
  ) as StatementWords
}

const asAsked = (words: readonly string[]) => ({ words: words.join(' ') })

/** Every statement is a sentence: its first letter is a capital, where there are any. */
const begun = (tag: string, word: string | ((values: never) => string)) =>
  typeof word === 'string' ? word : (values: never) => capital(tag, word(values))

type Whom = Pick<Statements['ask_whom'], 'topic' | 'scheme' | 'about'>

function topicStatements(lexicon: Lexicon, say: Sentences, terms: ReturnType<typeof termsOf>) {
  const { tag, run, semicolon, subjects, smallTalk, phrases } = lexicon
  const { commodityName, month, place, seriesLabel } = terms
  /** Who comes before any office: a vet, whoever insured the farm, who trades, who sells and mends machines. */
  function first({ topic, scheme, about }: Whom): string | undefined {
    if (about === 'price') return phrases.traders
    if (about === 'sale') return phrases.cooperative
    if (topic === 'livestock') return phrases.vet
    if (topic === 'machinery-and-inputs') return phrases.mechanic
    return scheme === 'insurance' ? phrases.insurer : undefined
  }
  const contact = ({ country, region, name, reach, publisher, noted }: Contact): string =>
    phrases.contact({
      name: run(name),
      reach: run(reach),
      publisher: run(publisher),
      where: region === undefined ? place(country) : run(region),
      month: month(noted),
    })
  return {
    capabilities: say.capabilities,
    not_understood: say.not_understood,
    which_commodity: say.which_commodity,
    no_forecast: say.no_forecast,
    no_advice: say.no_advice,
    not_found: ({ commodity, place: asked, others }: Statements['not_found']) => {
      const none = say.not_found[asked]({ name: commodityName(commodity) })
      return others.length === 0
        ? none
        : `${none} ${say.others({ others: others.map(seriesLabel).join(semicolon) })}`
    },
    emergency: (values: Statements['emergency']) => emergencyText(say.emergency, values, run),
    no_dose: say.no_dose,
    no_nutrient_dose: say.no_nutrient_dose,
    see_forecast: say.see_forecast,
    no_knowledge: ({ topic, also, commodity }: Statements['no_knowledge']) => {
      const subject = also === undefined ? subjects[topic] : allOf(tag, [subjects[topic], subjects[also]])
      return commodity === undefined
        ? say.no_knowledge({ subject })
        : say.no_knowledge_of({ subject, name: commodityName(commodity) })
    },
    definition: ({ term }: Statements['definition']) => lexicon.definitions[term],
    not_placed: ({ commodity, words, hasPrice }: Statements['not_placed']) => {
      const values = { name: commodityName(commodity), ...asAsked(words) }
      return hasPrice ? say.not_placed(values) : say.not_placed_unpriced(values)
    },
    ask_whom: ({ contacts, advisers, ...of }: Statements['ask_whom']) => {
      const known = [...advisers.map(run), ...contacts.map(contact)]
      const begins = first(of)
      const anywhere = phrases.extensionOffice
      const last = of.about === 'sale' ? [anywhere] : []
      if (begins !== undefined) return say.ask_whom({ anywhere: [begins, ...known, ...last].join(semicolon) })
      return known.length === 0
        ? say.ask_whom({ anywhere })
        : say.who_can_help({ known: known.join(semicolon), anywhere })
    },
    nearest: ({ words }: Statements['nearest']) =>
      words.length === 0 ? say.nearest : `${say.nearest_to(asAsked(words))} ${say.nearest}`,
    time_not_read: ({ words }: Statements['time_not_read']) => say.time_not_read(asAsked(words)),
    also_not_placed: ({ words }: Statements['also_not_placed']) => say.also_not_placed(asAsked(words)),
    kind_not_stored: ({ kind, words }: Statements['kind_not_stored']) =>
      kind === 'market' && words.length > 0
        ? say.market_not_stored(asAsked(words))
        : say.kind_not_stored[kind],
    unknown_thing: ({ words }: Statements['unknown_thing']) => say.unknown_thing(asAsked(words)),
    small_talk: ({ kind }: Statements['small_talk']) => smallTalk[kind],
  } satisfies Partial<StatementWords>
}
