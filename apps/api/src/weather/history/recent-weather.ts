import type { AnswerCache } from '../answers/answer-cache.ts'
import type { ForecastAnswer } from '../answers/forecast-answer.ts'
import type { Point } from '../grid.ts'
import type { Requester } from '../limits/requester.ts'
import { fetchWithTimeout } from './fetch-with-timeout.ts'
import type { PastAnswer } from './past-answer.ts'
import type { SoilAnswer } from './soil-answer.ts'

/** Recent weather and soil history for a forecast, as far as available. */
export interface RecentWeather {
  /** From a source other than the forecast's; absent if the forecast includes its own past. */
  past?: PastAnswer
  soil?: SoilAnswer
}

interface Sources {
  pasts: AnswerCache<PastAnswer>
  soils: AnswerCache<SoilAnswer>
  /** Called for problems other than an external service's failure or a limit. */
  onTrouble: (error: unknown) => void
}

/**
 * Requests a forecast's initial conditions. Never rejects: without them a forecast is judged as far as possible.
 * @param forecast still pending; the request for the soil does not wait for it
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
