import type { Worded } from '../worded.ts'
import type { sums } from './en.ts'

/** Farm sums in one language. */
export type SumsWords = Worded<typeof sums>
