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

/** Phrases by id. In those of times, `{n}`, `{year}`, `{month}`, `{day}` and `{date}` are placeholders. */
export type PhraseTable = Readonly<Record<string, readonly string[]>>

/** All tables of a language: plain lists of phrases that a translator can edit. */
export interface LanguageTables {
  readonly language: Language
  readonly cues: Readonly<Record<Cue, readonly string[]>>
  readonly units: {
    /** By unit, as named in mass.ts. */
    readonly mass: PhraseTable
    /** Bags, sacks, crates. */
    readonly sack: readonly string[]
    readonly area: PhraseTable
    readonly volume: PhraseTable
    /** Counted items: animals, trees. */
    readonly piece: readonly string[]
    /** Generic count nouns: head, piece. */
    readonly any: readonly string[]
    /** People, who are counted, share and are paid. */
    readonly people: readonly string[]
    /** The number follows its unit: "kilo 90". */
    readonly numberBehind: boolean
    readonly percent: readonly string[]
    /** By ISO 4217 code. */
    readonly currencies: PhraseTable
  }
  readonly times: {
    /** From January. */
    readonly months: readonly (readonly string[])[]
    /** From Sunday. */
    readonly weekdays: readonly (readonly string[])[]
    /** Months and weekdays that are also other words: only recognised next to a word or number of a template. */
    readonly ambiguous: readonly string[]
    readonly periods: PhraseTable
    readonly when: PhraseTable
    readonly parts: PhraseTable
  }
  readonly numbers: {
    /** Decimal mark, for ambiguous numbers such as "1.500": a dot or a comma. */
    readonly decimal: string
    /** By value. */
    readonly words: PhraseTable
    /** Multipliers of the preceding number: hundred, thousand, lakh, k. */
    readonly times: PhraseTable
    /** Multipliers of the following number: "mia mbili" is two hundred. */
    readonly timesBefore: PhraseTable
    /** First to 31st, by value. */
    readonly ordinals: PhraseTable
    /** Words for "and" within a number. */
    readonly and: readonly string[]
  }
  readonly names: {
    /** By processed product, or by thing named after a crop. */
    readonly products: PhraseTable
    /** Words such as "of" between a product and its crop. */
    readonly of: readonly string[]
    /** Commodities stored by sources outside the catalogue, by their English names. */
    readonly goods: PhraseTable
    /** Farm goods without a price, by their English names. */
    readonly unpriced: PhraseTable
    readonly world: readonly string[]
    readonly here: readonly string[]
    /** Words for a market, used next to its name. */
    readonly market: readonly string[]
    /** Prepositions before a place name, and postpositions after one. */
    readonly placeBehind: readonly string[]
    readonly placeBefore: readonly string[]
    /** Prefixes written as part of a word. */
    readonly prefixes: readonly string[]
    /** Pairs of interchangeable word endings: singular and plural, or cases; the longest first. */
    readonly endings: readonly InflectedEndings[]
  }
  readonly fillers: readonly string[]
  /** Words by category, space-separated; `*` stands for any ending. Input of the learned models. */
  readonly kinds: Readonly<Record<string, string>>
  /** Names of the catalogue and of known crops by id, comma-separated. */
  readonly crops: Readonly<Record<string, string>>
}

/** Cues, words and crop names of a language; English crop names are in the catalogue. */
const tableOf = (
  language: Language,
  cues: LanguageTables['cues'],
  words: Omit<LanguageTables, 'language' | 'cues' | 'crops'>,
  crops: LanguageTables['crops'] = {},
): LanguageTables => ({ language, cues, ...words, crops })

/** All tables, in no order of precedence. */
export const tables: readonly LanguageTables[] = [
  tableOf('en', enCues, enWords),
  tableOf('fr', frCues, frWords, frCrops),
  tableOf('es', esCues, esWords, esCrops),
  tableOf('pt', ptCues, ptWords, ptCrops),
  tableOf('sw', swCues, swWords, swCrops),
  tableOf('hi', hiCues, hiWords, hiCrops),
  tableOf('ar', arCues, arWords, arCrops),
]

/** Decimal mark of a language: a dot or a comma. */
export const decimalMarkIn = (language: Language): DecimalMark =>
  tables.find((table) => table.language === language)?.numbers.decimal === ',' ? ',' : '.'
