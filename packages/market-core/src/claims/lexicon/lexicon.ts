import ar from './ar.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import { fold } from './fold.ts'
import fr from './fr.json' with { type: 'json' }
import hi from './hi.json' with { type: 'json' }
import { Phrases } from './phrases.ts'
import pt from './pt.json' with { type: 'json' }
import sw from './sw.json' with { type: 'json' }

/**
 * The words that claims are made of, in seven languages: each list is one text with commas. `beside` are numbers only
 * beside another, a unit or money ("one", "neuf"). `months` and `days` begin with January and Sunday; `|` parts names
 * of the same.
 */
const languages = [en, fr, es, pt, sw, hi, ar]

export type WordList = keyof typeof en

const listed = (text: string): string[] => text.split(', ')
const made = new Map<WordList, Phrases>()

/** One list, of all languages together: an answer may mix them. */
export function phrasesOf(list: WordList): Phrases {
  const known = made.get(list)
  if (known !== undefined) return known
  const phrases = new Phrases(languages.flatMap((words) => entries(words[list], list)))
  made.set(list, phrases)
  return phrases
}

/** Crops in scripts that the catalogue does not have, each with its id. */
export const cropNames = (): [string, string][] =>
  languages.flatMap(({ crops }) => (crops === '' ? [] : listed(crops).map(pairOf)))

function pairOf(entry: string): [string, string] {
  const [name = '', value = ''] = entry.split('=')
  return [name, value]
}

/** Months and days stand for their place in the list, counted from 0. */
function entries(text: string, list: WordList): [string, string][] {
  if (list === 'kinds') return listed(text).map(pairOf)
  if (list !== 'months' && list !== 'days') return listed(text).map((phrase) => [phrase, phrase])
  return listed(text).flatMap((names, at) =>
    names.split('|').map((name): [string, string] => [name, `${at}`]),
  )
}

const gluedPatterns = languages.map(({ numbers, link }) => {
  const single = [...listed(numbers), ...listed(link)]
    .map(fold)
    .filter((word) => /^\p{L}[\p{L}\p{M}]+$/u.test(word))
  const parts = single.filter((word) => word.length > 2 || /[^a-z]/.test(word) || word === 'et')
  return new RegExp(`^(?:${parts.sort((a, b) => b.length - a.length).join('|')}){2,}$`, 'u')
})

/** True for number words that are written as one: "twohundred", "deuxcents". */
export const isGlued = (word: string): boolean =>
  word.length > 5 && gluedPatterns.some((pattern) => pattern.test(word))
