import { ar as arCrops } from '../../commodities/names/ar.ts'
import { es as esCrops } from '../../commodities/names/es.ts'
import { fr as frCrops } from '../../commodities/names/fr.ts'
import { hi as hiCrops } from '../../commodities/names/hi.ts'
import { pt as ptCrops } from '../../commodities/names/pt.ts'
import { sw as swCrops } from '../../commodities/names/sw.ts'
import type { Cue } from '../cue.ts'
import type { Language } from '../language.ts'
import type { InflectedEndings } from '../lexicon/inflection.ts'
import type { DecimalMark } from '../numbers/written-number.ts'
import arCues from './ar/cues.json' with { type: 'json' }
import arWords from './ar/words.json' with { type: 'json' }
import enCues from './en/cues.json' with { type: 'json' }
import enWords from './en/words.json' with { type: 'json' }
import esCues from './es/cues.json' with { type: 'json' }
import esWords from './es/words.json' with { type: 'json' }
import frCues from './fr/cues.json' with { type: 'json' }
import frWords from './fr/words.json' with { type: 'json' }
import hiCues from './hi/cues.json' with { type: 'json' }
import hiWords from './hi/words.json' with { type: 'json' }
import ptCues from './pt/cues.json' with { type: 'json' }
import ptWords from './pt/words.json' with { type: 'json' }
import swCues from './sw/cues.json' with { type: 'json' }
import swWords from './sw/words.json' with { type: 'json' }

/** Phrases by id. Time phrases may contain `{n}`, `{year}`, `{month}`, `{day}` and `{date}`. */
export type PhraseTable = Readonly<Record<string, readonly string[]>>

/** All tables of a language: plain lists of phrases that a translator can edit. */
export interface LanguageTables {
  readonly language: Language
  readonly cues: Readonly<Record<Cue, readonly string[]>>
  readonly units: {
    /** Keys are the unit names in mass.ts. */
    readonly mass: PhraseTable
    readonly sack: readonly string[]
    readonly area: PhraseTable
    readonly volume: PhraseTable
    /** Counted items: animals, trees. */
    readonly piece: readonly string[]
    /** Generic count nouns: head, piece. */
    readonly any: readonly string[]
    readonly people: readonly string[]
    /** True if the number follows its unit: "kilo 90". */
    readonly numberBehind: boolean
    readonly percent: readonly string[]
    /** Keys are ISO 4217 codes. */
    readonly currencies: PhraseTable
  }
  readonly times: {
    /** January first. */
    readonly months: readonly (readonly string[])[]
    /** Sunday first. */
    readonly weekdays: readonly (readonly string[])[]
    /** Months and weekdays that are also ordinary words. Recognised only in longer time phrases. */
    readonly ambiguous: readonly string[]
    readonly periods: PhraseTable
    readonly when: PhraseTable
    readonly parts: PhraseTable
  }
  readonly numbers: {
    /** Decimal mark, for ambiguous numbers such as "1.500": a dot or a comma. */
    readonly decimal: string
    /** Number words by value. */
    readonly words: PhraseTable
    /** Multipliers of the preceding number: hundred, thousand, lakh, k. */
    readonly times: PhraseTable
    /** Multipliers of the following number: "mia mbili" is two hundred. */
    readonly timesBefore: PhraseTable
    /** First to 31st, by value. */
    readonly ordinals: PhraseTable
    readonly and: readonly string[]
  }
  readonly names: {
    /** Processed products and things named after a crop. */
    readonly products: PhraseTable
    /** Words such as "of" between a product and its crop. */
    readonly of: readonly string[]
    /** Stored commodities outside the catalogue, by English name. */
    readonly goods: PhraseTable
    /** Farm goods without a price, by English name. */
    readonly unpriced: PhraseTable
    readonly world: readonly string[]
    readonly here: readonly string[]
    /** Words for a market, used next to its name. */
    readonly market: readonly string[]
    /** Prepositions before a place name, and postpositions after one. */
    readonly placeBehind: readonly string[]
    readonly placeBefore: readonly string[]
    readonly prefixes: readonly string[]
    /** Pairs of interchangeable word endings: singular and plural, or cases. */
    readonly endings: readonly InflectedEndings[]
  }
  readonly fillers: readonly string[]
  /**
   * Word lists by category, space-separated; `*` stands for any ending. Used by the learned models.
   */
  readonly kinds: Readonly<Record<string, string>>
  /** Comma-separated names by id, of the catalogue and of known crops. */
  readonly crops: Readonly<Record<string, string>>
}

/** `crops` is empty for English, because English crop names are in the catalogue. */
const tableOf = (
  language: Language,
  cues: LanguageTables['cues'],
  words: Omit<LanguageTables, 'language' | 'cues' | 'crops'>,
  crops: LanguageTables['crops'] = {},
): LanguageTables => ({ language, cues, ...words, crops })

/** The order has no effect. */
export const languageTables: readonly LanguageTables[] = [
  tableOf('en', enCues, enWords),
  tableOf('fr', frCues, frWords, frCrops),
  tableOf('es', esCues, esWords, esCrops),
  tableOf('pt', ptCues, ptWords, ptCrops),
  tableOf('sw', swCues, swWords, swCrops),
  tableOf('hi', hiCues, hiWords, hiCrops),
  tableOf('ar', arCues, arWords, arCrops),
]

/** Returns the decimal mark of a language. */
export const decimalMarkFor = (language: Language): DecimalMark =>
  languageTables.find((table) => table.language === language)?.numbers.decimal === ',' ? ',' : '.'
