import type { Catalogue } from '../catalogue.ts'
import type { sums } from './en.ts'

/** Farm sums in one language. */
export type SumsWords = Catalogue<typeof sums>
