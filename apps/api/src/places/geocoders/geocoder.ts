import type * as z from 'zod'
import type { ParsedSettings } from '../../upstream/service-settings.ts'
import type { Candidate } from '../search/candidate.ts'
import type { NameQuery } from '../search/place-query.ts'

/** A service that finds places by name. */
export interface Geocoder {
  readonly id: string
  /**
   * Places by that name, in the service's own ranking; narrowed as far as the service can.
   * @throws {UpstreamFailure}
   */
  find(query: NameQuery, signal: AbortSignal): Promise<Candidate[]>
  close(): Promise<void>
}

/** Place search must feel immediate: a slower service is left out, ms. */
export const GEOCODER_DEADLINE_MS = 1_200

/** The product's whole knowledge of a geocoder; `geocoder-list.ts` has one of each. */
export interface ListedGeocoder<Id extends string, Settings extends z.ZodRawShape> {
  /** The name of the weather provider whose order and account it shares. */
  readonly id: Id
  /** Its environment settings, by name. */
  readonly settings: Settings
  /** Undefined where a required setting is missing. */
  readonly make: (settings: ParsedSettings<Settings>) => Geocoder | undefined
}

/** A geocoder's list entry, with the types of its id and its settings. */
export const defineGeocoder = <const Id extends string, Settings extends z.ZodRawShape>(
  geocoder: ListedGeocoder<Id, Settings>,
) => geocoder
