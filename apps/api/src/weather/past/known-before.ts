import type { AnswerCache } from '../answers/answer-cache.ts'
import type { ForecastAnswer } from '../answers/forecast-answer.ts'
import type { Point } from '../grid.ts'
import type { Asker } from '../limits/asker.ts'
import type { PastAnswer } from './past-answer.ts'
import type { SoilAnswer } from './soil-answer.ts'
import { asksSoon } from './soon.ts'

/** What is known of the time before a forecast, as far as it could be had. */
export interface KnownBefore {
  /** Of another source than the forecast; absent where the forecast brings its own. */
  past?: PastAnswer
  soil?: SoilAnswer
}

interface Sources {
  pasts: AnswerCache<PastAnswer>
  soils: AnswerCache<SoilAnswer>
  /** Told of what is neither an outside service's failure nor a limit. */
  onTrouble: (error: unknown) => void
}

/**
 * Asks for what was before a forecast. It never rejects: without it a forecast is judged as far as it goes.
 *
 * @param forecast under way; the soil does not wait for it
 */
export async function knownBefore(
  { pasts, soils, onTrouble }: Sources,
  place: Point,
  asker: Asker,
  forecast: Promise<Pick<ForecastAnswer, 'past' | 'source'>>,
): Promise<KnownBefore> {
  const soon = asksSoon(place, asker, onTrouble)
  const soilSoon = soon(soils)
  const { past: own, source } = await forecast.catch(() => ({ past: undefined, source: undefined }))
  if (source === undefined || source.sample === true) return {}
  const [past, soil] = await Promise.all([own === undefined ? soon(pasts) : undefined, soilSoon])
  return { ...(past && { past }), ...(soil && { soil }) }
}
