import { type Forecast, forecast } from '@smart-farming/contracts/weather'
import * as z from 'zod/mini'
import { hourlyAnswer, listEndDt, splitHours } from '../steps/hour-step.ts'
import { upcomingSteps } from '../steps/upcoming-steps.ts'

/** A forecast in its wire format, plus the hours for the rules, which are stored but never sent. */
export const forecastAnswer = z.object({
  ...forecast.shape,
  ...hourlyAnswer,
  /** Events at the default limits, including those of earlier answers, with their first ids. */
  named: z.optional(
    z.array(z.object({ kind: z.string(), id: z.string(), startDt: z.number(), endDt: z.number() })),
  ),
})
export type ForecastAnswer = z.infer<typeof forecastAnswer>

/** The part of an answer that is sent to clients. */
export const toForecast = ({ list, city, source }: ForecastAnswer): Forecast => ({ list, city, source })

/**
 * The answer as of a later time (Unix ms); undefined if it has ended completely. Hours that have
 * ended since then move to the past, but only if the answer includes a past. Otherwise one hour
 * would pass for the past two days, and the real past would not be requested.
 */
export function advanceForecast(answer: ForecastAnswer, nowMs: number): ForecastAnswer | undefined {
  const list = upcomingSteps(answer.list, ({ dt }) => dt, nowMs)
  if (list.length === 0) return undefined
  const { past, hours } = splitHours([...(answer.past?.hours ?? []), ...answer.hours], nowMs, listEndDt(list))
  return { ...answer, list, hours, ...(answer.past && { past: { ...answer.past, hours: past } }) }
}
