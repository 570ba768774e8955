import type { Candidate } from '../search/candidate.ts'
import type { NameQuery } from '../search/place-query.ts'

/** A service that finds places by name. */
export interface Geocoder {
  readonly id: string
  /**
   * Places by that name, best first, in the service's own view; narrowed as far as the service can.
   *
   * @throws {UpstreamFailure}
   */
  find(query: NameQuery, signal: AbortSignal): Promise<Candidate[]>
  close(): Promise<void>
}

/** Place search must feel immediate: a service that takes longer than this is done without, ms. */
export const GEOCODER_DEADLINE_MS = 1_200
