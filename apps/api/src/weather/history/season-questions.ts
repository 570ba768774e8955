import { HOUR_BYTES, type WeatherQuestion } from '../answers/question.ts'
import type { OpenMeteoArchive } from '../providers/open-meteo-archive.ts'
import type { OpenMeteoPast } from '../providers/open-meteo-past.ts'
import { internalOnly } from './internal-only.ts'
import { type PastAnswer, pastAnswer } from './past-answer.ts'
import { type SeasonAnswer, seasonAnswer } from './season-answer.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/**
 * Hourly data of the last two weeks, for leaf wetness and for temperatures that the archive does
 * not have yet.
 */
export const recentWeeksQuestion: WeatherQuestion<PastAnswer, OpenMeteoPast> = {
  id: 'lately',
  version: 1,
  // At most two calls per day and cell.
  freshMs: 12 * HOUR,
  graceMs: HOUR,
  oldestMs: 2 * DAY,
  async ask(provider, at, signal) {
    const { hours } = await provider.lately(at, signal)
    return { answer: { hours }, issuedAt: undefined, freshUntil: undefined }
  },
  ...internalOnly(pastAnswer),
  besides: ({ hours }) => hours.length * HOUR_BYTES,
}

const TEMP_BYTES = 8

/**
 * Temperatures of the year until a week ago. These no longer change, so one request a week is
 * enough.
 */
export const seasonQuestion: WeatherQuestion<SeasonAnswer, OpenMeteoArchive> = {
  id: 'season',
  version: 1,
  // Costs 2.6 Open-Meteo calls. One unit of weight covers up to 1.7 of them.
  weight: 2,
  // The answer states how long it is fresh.
  freshMs: 0,
  graceMs: 0,
  // An older answer would leave a gap before the last two weeks.
  oldestMs: 7 * DAY,
  async ask(provider, at, signal) {
    const { season, freshUntil } = await provider.season(at, signal)
    return { answer: season, issuedAt: undefined, freshUntil }
  },
  ...internalOnly(seasonAnswer),
  besides: ({ tempsC }) => tempsC.length * TEMP_BYTES,
}
