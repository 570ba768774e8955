import type { AnswerCache } from '../answers/answer-cache.ts'
import type { Point } from '../grid.ts'
import type { Requester } from '../limits/requester.ts'
import { fetchWithTimeout } from './fetch-with-timeout.ts'
import type { PastAnswer } from './past-answer.ts'
import type { SeasonAnswer } from './season-answer.ts'

/** Weather of the weeks and months before a forecast, as far as needed and available. */
export interface SeasonHistory {
  lately?: PastAnswer
  season?: SeasonAnswer
}

interface Sources {
  latelies: AnswerCache<PastAnswer>
  seasons: AnswerCache<SeasonAnswer>
  /** Called for problems that are neither an outside service's failure nor a limit. */
  onTrouble: (error: unknown) => void
}

/** Requests the part of the past that a farm's crop and dates need, both at once. It never rejects. */
export async function loadSeasonHistory(
  { latelies, seasons, onTrouble }: Sources,
  place: Point,
  asker: Requester,
  wanted: { lately: boolean; season: boolean },
): Promise<SeasonHistory> {
  const soon = fetchWithTimeout(place, asker, onTrouble)
  const [lately, season] = await Promise.all([
    wanted.lately ? soon(latelies) : undefined,
    wanted.season ? soon(seasons) : undefined,
  ])
  return { ...(lately && { lately }), ...(season && { season }) }
}
