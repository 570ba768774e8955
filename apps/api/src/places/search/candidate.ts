import { searchKey } from '../gazetteer/search-key.ts'
import type { Within } from './place-query.ts'

/** A place that somebody found for a name. */
export interface Candidate {
  name: string
  state?: string | undefined
  /** ISO 3166-1 alpha-2. */
  country: string
  lat: number
  lon: number
  /** Metres above the sea, where the source says. */
  elevation?: number | undefined
  population: number
  /** Search keys of the divisions that it lies in. */
  areas: readonly string[]
  /** It was found by another name than the one it is shown by. */
  byOtherName?: boolean
}

/** Does the place lie in what the name was narrowed by? A division may be written out or only begun. */
export function liesWithin({ country, areas }: Candidate, within: Within | undefined): boolean {
  if (within === undefined) return true
  return country === within.country || areas.some((area) => area.startsWith(within.area))
}

/** The search keys of divisions, without those that are not known. */
export function areaKeys(...divisions: readonly (string | undefined)[]): string[] {
  return divisions.flatMap((division) => (division ? [searchKey(division)] : []))
}
