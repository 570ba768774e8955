import { catalogue } from '../../commodities/catalogue.ts'
import { knownCrops } from '../../commodities/known/known-crops.ts'
import { remembered } from '../../remembered.ts'
import type { Language } from '../languages/language.ts'
import { plainText, splitWords } from '../plain-text.ts'
import words from './concepts.json' with { type: 'json' }
import ar from './words/ar.json' with { type: 'json' }
import en from './words/en.json' with { type: 'json' }
import es from './words/es.json' with { type: 'json' }
import fr from './words/fr.json' with { type: 'json' }
import hi from './words/hi.json' with { type: 'json' }
import pt from './words/pt.json' with { type: 'json' }
import sw from './words/sw.json' with { type: 'json' }
import { formsRead, type WordRead } from './words-read.ts'

/** Kinds of thing that are of a wider kind as well. */
const WIDER: Readonly<Record<string, string>> = {
  ingest: 'harm',
  hurt: 'harm',
  creature: 'hazard',
  chemical: 'hazard',
  fire: 'hazard',
  pit: 'hazard',
}

/** Words of all languages, and of one. */
const lists: readonly (readonly [listed: Readonly<Record<string, string>>, language?: Language])[] = [
  [words],
  [ar, 'ar'],
  [en, 'en'],
  [es, 'es'],
  [fr, 'fr'],
  [hi, 'hi'],
  [pt, 'pt'],
  [sw, 'sw'],
]

/** The concepts of a word, and of words that begin so. */
const whole = new Map<string, Set<string>>()
const beginnings = new Map<string, Set<string>>()
for (const [listed, language] of lists)
  for (const [concept, list] of Object.entries(listed))
    for (const word of list.split(' '))
      if (word.endsWith('*')) add(beginnings, word.slice(0, -1), concept, language)
      else add(whole, word, concept, language)
for (const { name, alsoCalled } of [...catalogue, ...knownCrops])
  for (const called of [name, ...alsoCalled])
    if (splitWords(plainText(called)).length === 1) add(whole, called, 'crop')

function add(to: Map<string, Set<string>>, listed: string, concept: string, language?: Language) {
  const wider = WIDER[concept]
  for (const form of formsRead(listed, language)) {
    const concepts = to.get(form) ?? new Set()
    to.set(form, concepts.add(concept))
    if (wider !== undefined) concepts.add(wider)
  }
}

/** The concepts that the form of a word stands for, in seven languages; none for most. */
const conceptsOf = remembered((form: string): readonly string[] => [
  ...(whole.get(form) ?? []),
  ...Array.from(form, (_, at) => [...(beginnings.get(form.slice(0, at + 1)) ?? [])]).flat(),
])

/** The concepts that some words stand for, each once. */
export const conceptsIn = (words: readonly WordRead[]): ReadonlySet<string> =>
  new Set(words.flatMap(({ forms }) => forms.flatMap(conceptsOf)))
