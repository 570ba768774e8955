import ar from '../words/ar.json' with { type: 'json' }
import en from '../words/en.json' with { type: 'json' }
import es from '../words/es.json' with { type: 'json' }
import fr from '../words/fr.json' with { type: 'json' }
import hi from '../words/hi.json' with { type: 'json' }
import pt from '../words/pt.json' with { type: 'json' }
import sw from '../words/sw.json' with { type: 'json' }
import { Phrases } from './phrases.ts'

/** The words by which claims are told, a table for each language: every list is one text with commas. */
const tables = { en, fr, es, pt, sw, hi, ar } as const
export type WordList = Exclude<keyof typeof en, 'thousands' | 'script'>
export type Language = keyof typeof tables
export const languages = Object.keys(tables) as Language[]

/** An entry of a list: the list, the entry's place in it, and what it stands for ("ten=10"). */
export interface Entry {
  readonly list: WordList
  readonly place: number
  readonly value: string
}

const made = new Map<string, Phrases<Entry>>()

/**
 * All phrases of a language. English is read beside every other, because answers mix them; names of money and units
 * are read in all languages, since a farmer anywhere may be paid in them.
 */
export function phrasesIn(language: Language): Phrases<Entry> {
  const known = made.get(language)
  if (known !== undefined) return known
  const phrases = new Phrases(languages.flatMap((one) => entriesOf(one, language)))
  made.set(language, phrases)
  return phrases
}

/** Entries of a table that are no list. */
const settings: ReadonlySet<string> = new Set(['thousands', 'script'])
const everywhere: ReadonlySet<string> = new Set<WordList>([
  'money',
  'saleUnit',
  'chemical',
  'medicine',
  'poison',
])
/** Little words of English that say something else in another language. */
const englishOnly: ReadonlySet<string> = new Set<WordList>([
  'common',
  'if',
  'when',
  'may',
  'general',
  'link',
  'per',
  'oneOf',
  'not',
  'you',
  'and',
])

function entriesOf(table: Language, language: Language): [string, Entry][] {
  const isRead = (list: string) =>
    table === language || everywhere.has(list) || (table === 'en' && !englishOnly.has(list))
  return (Object.entries(tables[table]) as [WordList, string][])
    .filter(([list]) => isRead(list) && !settings.has(list))
    .flatMap(([list, text]) => entries(list, text))
}

/** Names of one thing have a `|` between them, and what a name stands for comes behind a `=`. */
function entries(list: WordList, text: string): [string, Entry][] {
  if (text === '') return []
  return text.split(', ').flatMap((names, place) =>
    names.split('|').map((name): [string, Entry] => {
      const [phrase = '', value = ''] = name.split('=')
      return [phrase, { list, place, value }]
    }),
  )
}

/** True where a point stands between thousands. */
export const hasPointThousands = (language: Language): boolean => tables[language].thousands === '.'

const everyday = languages.map((language) => {
  const { common, script } = tables[language]
  return {
    language,
    phrases: new Phrases(entries('common', common)),
    script,
  }
})

/** How many of the words are everyday words of each language, or in its script. */
export function everydayWords(words: readonly string[]): [Language, number][] {
  return everyday.map(({ language, phrases, script }) => {
    const inScript = script === '' ? [] : words.filter((word) => isIn(word, script))
    return [language, phrases.find(words).length + inScript.length]
  })
}

/** True for a word with a letter of the script, which is given by its first and its last letter. */
const isIn = (word: string, [first = '', last = '']: string): boolean =>
  [...word].some((letter) => letter >= first && letter <= last)

export const abbreviations: ReadonlySet<string> = new Set(
  languages.flatMap((one) => tables[one].abbreviations.split(', ')).filter((word) => word !== ''),
)
