import type { SuggestedPlace } from '@smart-farming/contracts/places/place-suggestions'
import { AppError } from '../../app-error.ts'
import type { Database } from '../../db/database.ts'
import { withTimeout } from '../../timing/with-timeout.ts'
import { storedGazetteerVersion } from '../gazetteer/gazetteer-store.ts'
import { findFirstReading } from './find-first.ts'
import { mergePlaces } from './merge-places.ts'
import { parsePlaceQuery } from './place-query.ts'

/** Maximum number of suggestions, as many as fit above a phone's keyboard. */
const MAX_SUGGESTED = 5
/** Time limit of suggestions, in ms. Later ones no longer match the typed text. */
const SUGGEST_MS = 1_000

/**
 * Suggestions from the built-in gazetteer while typing, best first, at most {@link MAX_SUGGESTED}.
 * Calls no external service, because no login is required.
 * @param homeCountry country of the caller's browser (ISO 3166-1 alpha-2), which is preferred
 * @param longestMs time limit, in ms; defaults to {@link SUGGEST_MS}
 * @throws {AppError} `overloaded` when the gazetteer is not loaded yet or too slow
 */
export function suggestPlaces(
  database: Database,
  text: string,
  homeCountry: string | undefined,
  longestMs: number = SUGGEST_MS,
): Promise<SuggestedPlace[]> {
  return withTimeout(longestMs, findSuggestions(database, text, homeCountry), () => {
    throw notReady()
  })
}

async function findSuggestions(
  database: Database,
  text: string,
  homeCountry: string | undefined,
): Promise<SuggestedPlace[]> {
  const readings = parsePlaceQuery(text)
  const [literal] = readings
  if (literal === undefined) return []
  const found = await findFirstReading(database, readings, homeCountry)
  // Until the gazetteer is loaded, an empty result means nothing.
  if (found.length === 0 && (await storedGazetteerVersion(database)) === undefined) throw notReady()
  const shown = mergePlaces([found], { key: literal.key, homeCountry })
    .map(({ name, state, country }) => ({ name, ...(state && { state }), country }))
    .filter((place, at, all) => all.findIndex((other) => isShownAlike(place, other)) === at)
  return shown.slice(0, MAX_SUGGESTED)
}

/** Two villages of the same name in one state look the same in a list. */
function isShownAlike(a: SuggestedPlace, b: SuggestedPlace): boolean {
  return a.name === b.name && a.state === b.state && a.country === b.country
}

const notReady = () => new AppError('overloaded', { problem: { code: 'search_not_ready' }, retryAfter: 5 })
