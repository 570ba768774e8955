import type { AnswerCache } from '../answers/answer-cache.ts'
import type { ForecastAnswer } from '../answers/forecast-answer.ts'
import type { Point } from '../grid.ts'
import type { Requester } from '../limits/requester.ts'
import { fetchWithTimeout } from './fetch-with-timeout.ts'
import type { PastAnswer } from './past-answer.ts'
import type { SoilAnswer } from './soil-answer.ts'

/** Known earlier weather and soil of a forecast, as far as available. */
export interface RecentWeather {
  /** From another source than the forecast; absent where the forecast includes its own. */
  past?: PastAnswer
  soil?: SoilAnswer
}

interface Sources {
  pasts: AnswerCache<PastAnswer>
  soils: AnswerCache<SoilAnswer>
  /** Called for problems that are neither an outside service's failure nor a limit. */
  onTrouble: (error: unknown) => void
}

/**
 * Requests a forecast's initial conditions. It never rejects: without them a forecast is judged as far as possible.
 * @param forecast still pending; the soil does not wait for it
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
