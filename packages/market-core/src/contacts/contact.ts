import type { Topic } from '../reader/question.ts'

/** A public service that advises farmers. */
export interface Contact {
  /** ISO 3166-1 alpha-2 */
  readonly country: string
  /** Region that the service covers; absent if it covers the whole country. */
  readonly region?: string
  /** Topics that the service covers; absent if it covers all. */
  readonly topics?: readonly Topic[]
  readonly name: string
  /** A telephone number in national format, or a web address. */
  readonly reach: string
  /** Organisation of the contact. */
  readonly publisher: string
  /** Month of the last check that it is published, `YYYY-MM`. */
  readonly noted: string
}
