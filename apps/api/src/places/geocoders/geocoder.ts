import type * as z from 'zod'
import type { ParsedSettings } from '../../upstream/service-settings.ts'
import type { Candidate } from '../search/candidate.ts'
import type { NameQuery } from '../search/place-query.ts'

/** A service that finds places by name. */
export interface Geocoder {
  readonly id: string
  /**
   * Places with that name, in the service's own ranking, narrowed to the area as far as possible.
   * @throws {UpstreamFailure}
   */
  find(query: NameQuery, signal: AbortSignal): Promise<Candidate[]>
  close(): Promise<void>
}

/**
 * Time limit of a geocoder, in ms. Place search must feel immediate, so a slower answer is ignored.
 */
export const GEOCODER_DEADLINE_MS = 1_200

/** A geocoder as listed in `geocoder-list.ts`. */
export interface ListedGeocoder<Id extends string, Settings extends z.ZodRawShape> {
  /** Name of the weather provider whose order and account the geocoder shares. */
  readonly id: Id
  /** Environment variables by name. */
  readonly settings: Settings
  /** Creates the geocoder; undefined if a required setting is missing. */
  readonly make: (settings: ParsedSettings<Settings>) => Geocoder | undefined
}

/** Helper that infers the types of a geocoder's id and settings. */
export const defineGeocoder = <const Id extends string, Settings extends z.ZodRawShape>(
  geocoder: ListedGeocoder<Id, Settings>,
) => geocoder
