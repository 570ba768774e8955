import type { Database } from '../../db/database.ts'
import { findByName, findBySimilarName } from '../gazetteer/gazetteer-store.ts'
import type { Candidate } from './candidate.ts'
import type { NameQuery } from './place-query.ts'

/**
 * Gazetteer results of the first reading that has any. If no reading has results, places with
 * similar names.
 * @param homeCountry as in {@link findByName}
 */
export async function findFirstReading(
  database: Database,
  readings: readonly NameQuery[],
  homeCountry?: string,
): Promise<Candidate[]> {
  for (const reading of readings) {
    const candidates = await findByName(database, reading, homeCountry)
    if (candidates.length > 0) return candidates
  }
  const [literal] = readings
  return literal === undefined ? [] : findBySimilarName(database, literal)
}
