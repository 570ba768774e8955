import type { Suggestion } from '@smart-farming/market-core/answering/answer-builder'
import type { SeriesLabel } from '@smart-farming/market-core/answering/series/price-series'
import type {
  CodedStatement,
  StatementCode,
  StatementValues,
} from '@smart-farming/market-core/answering/statement'
import type { Contact } from '@smart-farming/market-core/contacts/contact'
import { capitalise } from '../format/names/capital.ts'
import {
  type AnswerFormatters,
  type AnswerLanguage,
  type AnswerTexts,
  createFormatters,
} from './answer-language.ts'
import { priceTexts } from './price-texts.ts'
import { sumTexts } from './sum-texts.ts'

const apart: ReadonlySet<StatementCode> = new Set(['given', 'took'])

/** Renders an answer as text, with at least one sentence for each statement. */
export function renderAnswer(
  { tag, texts }: Pick<AnswerRenderer, 'tag' | 'texts'>,
  statements: readonly CodedStatement[],
): string {
  return statements.reduce((text, said, at) => {
    const before = statements[at - 1]
    const isApart = apart.has(said.code) || (before !== undefined && apart.has(before.code))
    const between = text === '' ? '' : isApart ? '\n\n' : ' '
    return text + between + capitalise(tag, wordsOf(texts, said))
  }, '')
}

function wordsOf(texts: AnswerTexts, { code, values }: CodedStatement): string {
  // The compiler cannot tell that `values` belong to `code`.
  return texts[code](values as never)
}

export interface AnswerRenderer {
  readonly tag: string
  readonly texts: AnswerTexts
  readonly suggestions: Readonly<Record<Suggestion, string>>
  /** Names a series: "maize (world price)". */
  readonly series: (series: SeriesLabel) => string
}

/** Creates the renderer for a language. */
export function createAnswerRenderer(language: AnswerLanguage): AnswerRenderer {
  const { tag, say } = language
  const terms = createFormatters(language)
  const texts = {
    ...aroundTexts(language, terms),
    ...priceTexts(language, terms),
    ...sumTexts(language, terms),
  }
  return { tag, texts, suggestions: say.suggestions, series: terms.seriesLabel }
}

/** Texts about words that were not understood, dangers, topics and contacts. */
function aroundTexts({ say, terms, nameOf }: AnswerLanguage, words: AnswerFormatters) {
  const { run, month, place, all } = words
  /** People to ask before any office. */
  const first: { readonly [About in StatementValues['ask_whom']['about']]?: string } = {
    price: terms.traders,
    livestock: terms.vet,
    'machinery-and-inputs': terms.mechanic,
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
    nearest: ({ words: list }) => (list.length === 0 ? say.nearest : say.nearestTo(quoted(list))),
    not_read: ({ words: list }) => say.notRead(quoted(list)),
    took: ({ words: list }) =>
      say.took({ words: all(list.map(([written, name]) => say.tookFor({ written, name }))) }),
    which_thing: () => say.whichThing,
    no_forecast: () => say.noForecast,
    no_advice: () => say.noAdvice,
    sale_hangs_on: () => say.saleHangsOn,
    emergency: ({ ambulance, fireBrigade, poisonCentre }) => {
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
    no_knowledge: ({ topic, commodity }) => {
      const subject = terms.subjects[topic]
      if (commodity === undefined) return say.noKnowledge({ subject })
      return say.noKnowledgeOf({ subject, name: nameOf(commodity) })
    },
    ask_whom: ({ about, contacts, advisers }) => {
      const known = [...advisers.map(run), ...contacts.map(contact)]
      const begins = first[about]
      if (begins !== undefined) return say.askWhom({ anywhere: [begins, ...known].join(terms.semicolon) })
      if (known.length === 0) return say.askWhom({ anywhere: terms.office })
      return say.whoCanHelp({ known: known.join(terms.semicolon), anywhere: terms.office })
    },
    talk: ({ talk }) => say.talk[talk],
  } satisfies Partial<AnswerTexts>
}
