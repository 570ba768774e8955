import { searchKey } from '../gazetteer/search-key.ts'
import type { SearchArea } from './place-query.ts'

/** A search result for a name. */
export interface Candidate {
  name: string
  state?: string | undefined
  /** ISO 3166-1 alpha-2. */
  country: string
  lat: number
  lon: number
  /** Metres above sea level, if the source gives it. */
  elevation?: number | undefined
  population: number
  /** Search keys of the divisions that the place lies in. */
  areas: readonly string[]
  /** True if the place was found by a different name than the displayed one. */
  byOtherName?: boolean
}

/** True if the place lies in the given division, which may be written out or abbreviated to its beginning. */
export function liesWithin({ country, areas }: Candidate, within: SearchArea | undefined): boolean {
  if (within === undefined) return true
  return country === within.country || areas.some((area) => area.startsWith(within.area))
}

/** The search keys of the known divisions. */
export function areaKeys(...divisions: readonly (string | undefined)[]): string[] {
  return divisions.flatMap((division) => (division ? [searchKey(division)] : []))
}
