import type { Topic } from '../reader/question.ts'

/** A public service that advises farmers. */
export interface Contact {
  /** ISO 3166-1 alpha-2 code. */
  readonly country: string
  /** Region that the service covers. Absent for the whole country. */
  readonly region?: string
  /** Topics that the service covers. Absent for all topics. */
  readonly topics?: readonly Topic[]
  readonly name: string
  /** A telephone number in national format, or a web address. */
  readonly reach: string
  readonly publisher: string
  /** Month in which the publication was last checked, `YYYY-MM`. */
  readonly noted: string
}
