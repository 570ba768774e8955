import type { CommodityId } from '../catalogue.ts'
import type { KnownCropId } from '../known/known-crops.ts'

/**
 * The names of a language, for everything that has one in English: a name that is missing does not compile. Commas
 * between them; the first is the one that answers use, the others are understood.
 */
export type NamesInLanguage = Readonly<Record<CommodityId | KnownCropId, string>>

/** All names of one thing, the one in a sentence first. */
export const namesOf = (written: string): string[] => written.split(', ')
