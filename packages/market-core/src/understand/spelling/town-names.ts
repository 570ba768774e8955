import byLetter from './town-names.json' with { type: 'json' }

/**
 * Words of the names of towns, which are never taken for slips of other words: of GeoNames (CC BY 4.0) those of four
 * letters or more of towns with at least thirty thousand people, without those of smaller towns that are rather slips
 * ("Colton"), and without the countries whose farmers write in languages that are not read here.
 */
const townNames: ReadonlySet<string> = new Set(Object.values(byLetter).flatMap((words) => words.split(' ')))

/** True for a word of the name of a town. */
export const isTown = (word: string): boolean => townNames.has(word)
