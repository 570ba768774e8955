import { HOUR_BYTES, type WeatherQuestion } from '../answers/question.ts'
import type { OpenMeteoPast } from '../providers/open-meteo-past.ts'
import { internalOnly } from './internal-only.ts'
import { type PastAnswer, pastAnswer } from './past-answer.ts'
import { type SoilAnswer, soilAnswer } from './soil-answer.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/**
 * Recent rainfall, used when another provider gives the forecast. The answer extends to the end of tomorrow, so it
 * already contains the hours that end during its lifetime, from the same model run.
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

/** Memory use of a day with its figures, in bytes. */
const SOIL_DAY_BYTES = 120

/**
 * The soil's water history: one call a day per place. An older answer is used if there is no new one; the gap widens
 * its range.
 */
export const soilQuestion: WeatherQuestion<SoilAnswer, OpenMeteoPast> = {
  id: 'soil',
  version: 2,
  // Fresh until the end of the place's day, as stated in the answer.
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
