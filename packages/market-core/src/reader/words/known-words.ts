import ordinary from './ordinary-words.json' with { type: 'json' }
import towns from './town-names.json' with { type: 'json' }

const setOf = (byLetter: Readonly<Record<string, string>>): ReadonlySet<string> =>
  new Set(Object.values(byLetter).flatMap((words) => words.split(' ')))

const townWords = setOf(towns)
const ordinaryWords = setOf(ordinary)

/** True for a word of the name of a town of thirty thousand people and more (GeoNames, CC BY 4.0). */
export const isTownWord = (folded: string): boolean => townWords.has(folded)

/**
 * True for a word of ordinary English: of those that stand at least twenty times in the subtitles of films (SUBTLEX-US,
 * Brysbaert and New 2009) those that a dictionary has (SCOWL up to size 60). It is never a slip of another.
 */
export const isOrdinaryWord = (folded: string): boolean => ordinaryWords.has(folded)
