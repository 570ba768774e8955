import type { AnswerCache } from '../answers/answer-cache.ts'
import type { Point } from '../grid.ts'
import type { Requester } from '../limits/requester.ts'
import { fetchWithTimeout } from './fetch-with-timeout.ts'
import type { PastAnswer } from './past-answer.ts'
import type { SeasonAnswer } from './season-answer.ts'

export interface SeasonHistory {
  lately?: PastAnswer
  season?: SeasonAnswer
}

interface Sources {
  latelies: AnswerCache<PastAnswer>
  seasons: AnswerCache<SeasonAnswer>
  /** Called for problems other than external failures and limits. */
  onTrouble: (error: unknown) => void
}

/** Requests the wanted parts of the weather history in parallel. Never rejects. */
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
