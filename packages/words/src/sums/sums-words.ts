import type { Worded } from '../worded.ts'
import type { sums } from './en.ts'

/** Sums of the farm in one language. */
export type SumsWords = Worded<typeof sums>
