import type { CommodityId } from '../catalogue.ts'
import type { KnownCropId } from '../known/known-crops.ts'

/**
 * Names in a language, for everything with an English name: a missing name does not compile. Comma-separated; answers
 * use the first, questions may use any.
 */
export type NamesInLanguage = Readonly<Record<CommodityId | KnownCropId, string>>

/** All names of one commodity, the one used in sentences first. */
export const splitNames = (written: string): string[] => written.split(', ')
