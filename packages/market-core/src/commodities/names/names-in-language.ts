import type { CommodityId } from '../catalogue.ts'
import type { KnownCropId } from '../known/known-crops.ts'

/**
 * Comma-separated names in a language. Omitting an id is a compile error. Answers use the first
 * name; questions may use any.
 */
export type NamesInLanguage = Readonly<Record<CommodityId | KnownCropId, string>>

/** Splits the names of one commodity. The first is used in sentences. */
export const splitNames = (written: string): string[] => written.split(', ')
