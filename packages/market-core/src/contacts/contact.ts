import type { SchemeAsked } from '../understand/topic/scheme-asked.ts'
import type { ForeignTopic } from '../understand/topic/topic.ts'

/** Somebody public who answers farmers. */
export interface Contact {
  /** ISO 3166-1 alpha-2 */
  readonly country: string
  /** The part of the country that it is for; absent for all of it. */
  readonly region?: string
  /** What it answers about; absent for everything. */
  readonly topics?: readonly ForeignTopic[]
  /** Of the schemes, which it answers about; absent for all. */
  readonly schemes?: readonly SchemeAsked[]
  readonly name: string
  /** A telephone number as the country writes it, or a web address. */
  readonly reach: string
  /** Who stands behind it. */
  readonly publisher: string
  /** When it was last found published so, `YYYY-MM`. */
  readonly noted: string
}
