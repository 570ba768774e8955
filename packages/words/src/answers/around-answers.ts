import type { Statements } from '@smart-farming/market-core/answering/statement'
import type { Contact } from '@smart-farming/market-core/contacts/contact'
import type { AnswerLanguage } from './answer-language.ts'
import type { Terms } from './terms.ts'

/** Texts around prices and sums: unread words, dangers, topics and the people who know. */
export function aroundAnswers({ say, terms, definitions, nameOf }: AnswerLanguage, words: Terms) {
  const { run, month, place, all } = words
  /** The people before any office. */
  const first = (about: Statements['ask_whom']['about']): string | undefined => {
    if (about === 'price') return terms.traders
    if (about === 'livestock') return terms.vet
    return about === 'machinery-and-inputs' ? terms.mechanic : undefined
  }
  const contact = ({ country, region, name, reach, publisher, noted }: Contact) =>
    say.contact({
      name: run(name),
      reach: run(reach),
      publisher: run(publisher),
      where: region === undefined ? place(country) : run(region),
      month: month(noted),
    })
  const quoted = (list: readonly string[]) => ({ words: list.join(' ') })
  return {
    nearest: ({ words: list }: Statements['nearest']) =>
      list.length === 0 ? say.nearest : say.nearestTo(quoted(list)),
    not_read: ({ words: list }: Statements['not_read']) => say.notRead(quoted(list)),
    took: ({ words: list }: Statements['took']) =>
      say.took({ words: all(list.map(([written, name]) => say.tookFor({ written, name }))) }),
    which_thing: ({ words: list }: Statements['which_thing']) =>
      list.length === 0 ? say.whichThing : `${say.noPriceOf(quoted(list))} ${say.whichThing}`,
    no_forecast: () => say.noForecast,
    no_advice: () => say.noAdvice,
    sale_hangs_on: () => say.saleHangsOn,
    emergency: ({ ambulance, fireBrigade, poisonCentre }: Statements['emergency']) => {
      const { call, fireBrigade: fire, poisonCentre: poison, meanwhile } = say.emergency
      return [
        call({ ambulance: run(ambulance) }),
        ...(fireBrigade === undefined ? [] : [fire({ number: run(fireBrigade) })]),
        ...(poisonCentre === undefined ? [] : [poison({ number: run(poisonCentre) })]),
        meanwhile,
      ].join(' ')
    },
    no_dose: () => say.noDose,
    see_forecast: () => say.seeForecast,
    no_knowledge: ({ topic, commodity }: Statements['no_knowledge']) => {
      const subject = terms.subjects[topic]
      return commodity === undefined
        ? say.noKnowledge({ subject })
        : say.noKnowledgeOf({ subject, name: nameOf(commodity) })
    },
    definition: ({ term }: Statements['definition']) => definitions[term],
    ask_whom: ({ about, contacts, advisers }: Statements['ask_whom']) => {
      const known = [...advisers.map(run), ...contacts.map(contact)]
      const begins = first(about)
      if (begins !== undefined) return say.askWhom({ anywhere: [begins, ...known].join(terms.semicolon) })
      return known.length === 0
        ? say.askWhom({ anywhere: terms.office })
        : say.whoCanHelp({ known: known.join(terms.semicolon), anywhere: terms.office })
    },
    talk: ({ talk }: Statements['talk']) => say.talk[talk],
  }
}
