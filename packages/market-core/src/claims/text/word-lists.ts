import { decimalMarkFor, languageTables as readerTables } from '../../reader/languages/tables.ts'
import ar from '../words/ar.json' with { type: 'json' }
import en from '../words/en.json' with { type: 'json' }
import es from '../words/es.json' with { type: 'json' }
import fr from '../words/fr.json' with { type: 'json' }
import hi from '../words/hi.json' with { type: 'json' }
import pt from '../words/pt.json' with { type: 'json' }
import sw from '../words/sw.json' with { type: 'json' }
import { PhraseIndex } from './phrases.ts'

/** Word tables for detecting claims, one per language. Each list is a comma-separated text. */
const tables = { en, fr, es, pt, sw, hi, ar } as const
export type WordListName = keyof typeof en | 'months' | 'days'
export type Language = keyof typeof tables
export const languages = Object.keys(tables) as Language[]

/** `place` is the position in the list; `value` is 10 for "ten=10". */
export interface WordListEntry {
  readonly list: WordListName
  readonly place: number
  readonly value: string
}

const made = new Map<string, PhraseIndex<WordListEntry>>()

/**
 * Loads the phrases of the given languages. English is always included, because answers mix it in.
 * Some lists, such as money and units, include all languages.
 */
export function loadPhrases(...read: readonly Language[]): PhraseIndex<WordListEntry> {
  const key = [...new Set(read)].join()
  const known = made.get(key)
  if (known !== undefined) return known
  const common = new Set(read.flatMap((one) => tables[one].common.split(', ')))
  const phrases = new PhraseIndex(
    languages.flatMap((one) =>
      entriesOf(one, read).filter(([phrase]) => read.includes(one) || !common.has(phrase)),
    ),
  )
  made.set(key, phrases)
  return phrases
}

const everywhere: ReadonlySet<string> = new Set<WordListName>([
  'money',
  'saleUnit',
  'chemical',
  'medicine',
  'poison',
])
/** Short English words with another meaning in other languages. */
const englishOnly: ReadonlySet<string> = new Set<WordListName>([
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
  'warns',
  'around',
])

function entriesOf(table: Language, read: readonly Language[]): [string, WordListEntry][] {
  const isOne = read.includes(table)
  const isRead = (list: string) => isOne || everywhere.has(list) || (table === 'en' && !englishOnly.has(list))
  const own = (Object.entries(tables[table]) as [WordListName, string][])
    .filter(([list]) => isRead(list))
    .flatMap(([list, text]) => entries(list, text))
  return isOne || table === 'en' ? [...own, ...readerEntries(table)] : own
}

function readerEntries(language: Language): [string, WordListEntry][] {
  const { units, times, numbers } = readerTables.find((table) => table.language === language) ?? {}
  const listed = (
    list: WordListName,
    groups: readonly (readonly string[])[] = [],
    values: readonly string[] = [],
  ) =>
    groups.flatMap((group, place) =>
      group.map((phrase): [string, WordListEntry] => [phrase, { list, place, value: values[place] ?? '' }]),
    )
  const numerals = (of: Readonly<Record<string, readonly string[]>> = {}, mark = '') =>
    Object.entries(of)
      .filter(([value]) => Number(value) > 1)
      .flatMap(([value, words]) =>
        listed('number', [words.filter((word) => !word.includes(' ') || Number(value) < 20)], [mark + value]),
      )
  return [
    ...Object.entries(units?.currencies ?? {}).flatMap(([code, names]) =>
      code === 'OWN' ? [] : listed('money', [names], [code]),
    ),
    ...listed(
      'saleUnit',
      [units?.sack ?? [], ...Object.values(units?.mass ?? {})],
      ['bag', ...Object.keys(units?.mass ?? {})],
    ),
    ...listed('saleUnit', Object.values(units?.volume ?? {})),
    ...listed('months', times?.months),
    ...listed('days', times?.weekdays),
    ...numerals(numbers?.words),
    ...numerals(numbers?.times, 'x'),
    ...numerals(numbers?.timesBefore, '<'),
  ]
}

/** Synonyms are separated by `|`; the value of a name follows `=`. */
function entries(list: WordListName, text: string): [string, WordListEntry][] {
  if (text === '') return []
  return text.split(', ').flatMap((names, place) =>
    names.split('|').map((name): [string, WordListEntry] => {
      const [phrase = '', value = ''] = name.split('=')
      return [phrase, { list, place, value }]
    }),
  )
}

/** True if a full stop separates thousands in a language. */
export const usesPointForThousands = (language: Language): boolean => decimalMarkFor(language) === ','

export const abbreviations: ReadonlySet<string> = new Set(
  languages.flatMap((one) => tables[one].abbreviations.split(', ')).filter((word) => word !== ''),
)
