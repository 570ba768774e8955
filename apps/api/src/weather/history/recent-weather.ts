import type { AnswerCache } from '../answers/answer-cache.ts'
import type { ForecastAnswer } from '../answers/forecast-answer.ts'
import type { Point } from '../grid.ts'
import type { Requester } from '../limits/requester.ts'
import { fetchWithTimeout } from './fetch-with-timeout.ts'
import type { PastAnswer } from './past-answer.ts'
import type { SoilAnswer } from './soil-answer.ts'

export interface RecentWeather {
  /** From a source other than the forecast's. Absent if the forecast includes its past. */
  past?: PastAnswer
  soil?: SoilAnswer
}

interface Sources {
  pasts: AnswerCache<PastAnswer>
  soils: AnswerCache<SoilAnswer>
  /** Called for problems other than external failures and limits. */
  onTrouble: (error: unknown) => void
}

/**
 * Requests the initial conditions of a forecast. Never rejects; unavailable parts are absent.
 * @param forecast may be pending, because the soil request does not wait for it
 */
export async function loadRecentWeather(
  { pasts, soils, onTrouble }: Sources,
  place: Point,
  asker: Requester,
  forecast: Promise<Pick<ForecastAnswer, 'past' | 'source'>>,
): Promise<RecentWeather> {
  const soon = fetchWithTimeout(place, asker, onTrouble)
  const soilSoon = soon(soils)
  const { past: own, source } = await forecast.catch(() => ({ past: undefined, source: undefined }))
  if (source === undefined || source.sample === true) return {}
  const [past, soil] = await Promise.all([own === undefined ? soon(pasts) : undefined, soilSoon])
  return { ...(past && { past }), ...(soil && { soil }) }
}
