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
  /** Metres above the sea, where the source says. */
  elevation?: number | undefined
  population: number
  /** Search keys of its divisions. */
  areas: readonly string[]
  /** Found by another name than the displayed one. */
  byOtherName?: boolean
}

/** Whether the place lies in the given division, which may be written out or abbreviated by its beginning. */
export function liesWithin({ country, areas }: Candidate, within: SearchArea | undefined): boolean {
  if (within === undefined) return true
  return country === within.country || areas.some((area) => area.startsWith(within.area))
}

/** The search keys of divisions, without unknown ones. */
export function areaKeys(...divisions: readonly (string | undefined)[]): string[] {
  return divisions.flatMap((division) => (division ? [searchKey(division)] : []))
}
