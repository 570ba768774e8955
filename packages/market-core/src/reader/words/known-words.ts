import ordinary from './ordinary-words.json' with { type: 'json' }
import towns from './town-names.json' with { type: 'json' }

const setOf = (byLetter: Readonly<Record<string, string>>): ReadonlySet<string> =>
  new Set(Object.values(byLetter).flatMap((words) => words.split(' ')))

const townWords = setOf(towns)
const ordinaryWords = setOf(ordinary)

/** True for a word in the name of a town with at least 30,000 people (GeoNames, CC BY 4.0). */
export const isTownWord = (folded: string): boolean => townWords.has(folded)

/**
 * True for an ordinary English word, which is never corrected: at least 20 occurrences in film
 * subtitles (SUBTLEX-US, Brysbaert and New 2009) and listed in SCOWL up to size 60.
 */
export const isOrdinaryWord = (folded: string): boolean => ordinaryWords.has(folded)
