import { ar as arCrops } from '../../commodities/names/ar.ts'
import { es as esCrops } from '../../commodities/names/es.ts'
import { fr as frCrops } from '../../commodities/names/fr.ts'
import { hi as hiCrops } from '../../commodities/names/hi.ts'
import { pt as ptCrops } from '../../commodities/names/pt.ts'
import { sw as swCrops } from '../../commodities/names/sw.ts'
import type { Cue } from '../cue.ts'
import type { Language } from '../language.ts'
import type { Ending } from '../lexicon/number-forms.ts'
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

/** Phrases by an id. In those of times, `{n}`, `{year}`, `{month}`, `{day}` and `{date}` stand for one. */
export type Phrases = Readonly<Record<string, readonly string[]>>

/** Everything that is known of a language: plain lists of phrases that a translator can edit. */
export interface LanguageTables {
  readonly language: Language
  readonly cues: Readonly<Record<Cue, readonly string[]>>
  readonly units: {
    /** By unit of mass.ts. */
    readonly mass: Phrases
    /** Bags, sacks, crates. */
    readonly sack: readonly string[]
    readonly area: Phrases
    readonly volume: Phrases
    /** Counted one by one: animals, trees. */
    readonly piece: readonly string[]
    /** One of whatever is counted: head, piece. */
    readonly any: readonly string[]
    /** Counted, shared between and paid. */
    readonly people: readonly string[]
    /** A number stands behind its unit: "kilo 90". */
    readonly numberBehind: boolean
    readonly percent: readonly string[]
    /** By ISO 4217 code. */
    readonly currencies: Phrases
  }
  readonly times: {
    /** From January. */
    readonly months: readonly (readonly string[])[]
    /** From Sunday. */
    readonly weekdays: readonly (readonly string[])[]
    /** Months and weekdays that are other words, too: read only where a template has a word or a number beside them. */
    readonly ambiguous: readonly string[]
    readonly periods: Phrases
    readonly when: Phrases
    readonly parts: Phrases
  }
  readonly numbers: {
    /** Before decimals, for a number that may have none: "1.500". A dot or a comma. */
    readonly decimal: string
    /** By value. */
    readonly words: Phrases
    /** Multiply what stands before them: hundred, thousand, lakh, k. */
    readonly times: Phrases
    /** Multiply what stands behind them: "mia mbili" is two hundred. */
    readonly timesBefore: Phrases
    /** First to 31st, by value. */
    readonly ordinals: Phrases
    /** Between the words of one number. */
    readonly and: readonly string[]
  }
  readonly names: {
    /** By what is made of a thing, or named after it. */
    readonly products: Phrases
    /** Between a product and its thing. */
    readonly of: readonly string[]
    /** What sources store beside the catalogue, by its name in English. */
    readonly goods: Phrases
    /** Of a farm and without a price, by its name in English. */
    readonly unpriced: Phrases
    readonly world: readonly string[]
    readonly here: readonly string[]
    /** Words for a market, which stand beside its name. */
    readonly market: readonly string[]
    /** A place stands behind one of these, or before one of those. */
    readonly placeBehind: readonly string[]
    readonly placeBefore: readonly string[]
    /** Written on to the front of a word. */
    readonly prefixes: readonly string[]
    /** Pairs of endings that one word may have: of one and of many, or of a case; the longest first. */
    readonly endings: readonly Ending[]
  }
  readonly fillers: readonly string[]
  /** Words by what they are of, spaces between them; `*` stands for any ending. The learned models see them. */
  readonly kinds: Readonly<Record<string, string>>
  /** Names of the catalogue and of known crops by their ids, commas between them. */
  readonly crops: Readonly<Record<string, string>>
}

/** Cues and words of a language, and its names of crops; English ones stand in the catalogue. */
const tableOf = (
  language: Language,
  cues: LanguageTables['cues'],
  words: Omit<LanguageTables, 'language' | 'cues' | 'crops'>,
  crops: LanguageTables['crops'] = {},
): LanguageTables => ({ language, cues, ...words, crops })

/** All tables; the order is no precedence. */
export const tables: readonly LanguageTables[] = [
  tableOf('en', enCues, enWords),
  tableOf('fr', frCues, frWords, frCrops),
  tableOf('es', esCues, esWords, esCrops),
  tableOf('pt', ptCues, ptWords, ptCrops),
  tableOf('sw', swCues, swWords, swCrops),
  tableOf('hi', hiCues, hiWords, hiCrops),
  tableOf('ar', arCues, arWords, arCrops),
]

/** The mark before decimals in a language: a dot or a comma. */
export const decimalMarkIn = (language: Language): DecimalMark =>
  tables.find((table) => table.language === language)?.numbers.decimal === ',' ? ',' : '.'
