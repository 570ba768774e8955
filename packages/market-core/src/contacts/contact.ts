import type { Topic } from '../reader/question.ts'

/** Somebody public who answers farmers. */
export interface Contact {
  /** ISO 3166-1 alpha-2 */
  readonly country: string
  /** The part of the country that it is for; absent for all of it. */
  readonly region?: string
  /** Topics that it answers about; absent for all. */
  readonly topics?: readonly Topic[]
  readonly name: string
  /** A telephone number as the country writes it, or a web address. */
  readonly reach: string
  /** Who stands behind it. */
  readonly publisher: string
  /** When it was last found published so, `YYYY-MM`. */
  readonly noted: string
}
