import { HOUR_BYTES, type WeatherQuestion } from '../answers/question.ts'
import type { OpenMeteoPast } from '../providers/open-meteo-past.ts'
import { internalOnly } from './internal-only.ts'
import { type PastAnswer, pastAnswer } from './past-answer.ts'
import { type SoilAnswer, soilAnswer } from './soil-answer.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/**
 * Recent rainfall, for a forecast that does not include its past. The answer extends to the end of
 * tomorrow, so the hours that pass while it is cached come from the same model run.
 */
export const pastQuestion: WeatherQuestion<PastAnswer, OpenMeteoPast> = {
  id: 'past',
  version: 1,
  // At most eight calls per day and cell.
  freshMs: 3 * HOUR,
  graceMs: HOUR,
  oldestMs: 12 * HOUR,
  async ask(provider, at, signal) {
    const { hours } = await provider.hours(at, signal)
    return { answer: { hours }, issuedAt: undefined, freshUntil: undefined }
  },
  ...internalOnly(pastAnswer),
  besides: ({ hours }) => hours.length * HOUR_BYTES,
}

/** Memory use of one day, in bytes. */
const SOIL_DAY_BYTES = 120

/**
 * Water history of the soil, requested once a day per place. If a new answer is unavailable, an
 * older one is used, and the gap widens the range.
 */
export const soilQuestion: WeatherQuestion<SoilAnswer, OpenMeteoPast> = {
  id: 'soil',
  version: 2,
  // The answer is fresh until the local day ends, as `freshUntil` states.
  freshMs: 0,
  graceMs: 0,
  oldestMs: 3 * DAY,
  async ask(provider, at, signal) {
    const { days, freshUntil } = await provider.soil(at, signal)
    return { answer: { days }, issuedAt: undefined, freshUntil }
  },
  ...internalOnly(soilAnswer),
  besides: ({ days }) => days.length * SOIL_DAY_BYTES,
}
