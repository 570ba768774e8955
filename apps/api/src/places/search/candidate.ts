import { searchKey } from '../gazetteer/search-key.ts'
import type { SearchArea } from './place-query.ts'

export interface Candidate {
  name: string
  state?: string | undefined
  /** ISO 3166-1 alpha-2. */
  country: string
  lat: number
  lon: number
  /** Metres above sea level, if known. */
  elevation?: number | undefined
  population: number
  /** Search keys of the divisions that contain the place. */
  areas: readonly string[]
  /** The search matched a different name than the displayed one. */
  byOtherName?: boolean
}

/** Whether a place lies in a division, which may be abbreviated to its beginning. */
export function isWithin({ country, areas }: Candidate, within: SearchArea | undefined): boolean {
  if (within === undefined) return true
  return country === within.country || areas.some((area) => area.startsWith(within.area))
}

/** The search keys of the known divisions. */
export function areaKeys(...divisions: readonly (string | undefined)[]): string[] {
  return divisions.flatMap((division) => (division ? [searchKey(division)] : []))
}
