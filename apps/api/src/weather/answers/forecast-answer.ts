import { type Forecast, forecast } from '@smart-farming/contracts/weather'
import * as z from 'zod/mini'
import { stepsAhead } from '../steps/ahead.ts'
import { hourlyAnswer, listEnd, splitHours } from '../steps/hour-step.ts'

/** A forecast with what the rules go by: the wire's shape, and beside it the hours, which are kept and never sent. */
export const forecastAnswer = z.object({
  ...forecast.shape,
  ...hourlyAnswer,
  /** The events in it at the usual limits, and those of answers before, with the ids that they got first. */
  named: z.optional(
    z.array(z.object({ kind: z.string(), id: z.string(), startDt: z.number(), endDt: z.number() })),
  ),
})
export type ForecastAnswer = z.infer<typeof forecastAnswer>

/** What goes over the wire. */
export const wireOf = ({ list, city, source }: ForecastAnswer): Forecast => ({ list, city, source })

/**
 * The answer at a later moment (unix ms); undefined when nothing lies ahead. Hours that have ended since are past, if
 * it brings a past of its own: one hour alone would pass for two days of it, and nobody would be asked for those.
 */
export function answerLater(answer: ForecastAnswer, nowMs: number): ForecastAnswer | undefined {
  const list = stepsAhead(answer.list, ({ dt }) => dt, nowMs)
  if (list.length === 0) return undefined
  const { past, hours } = splitHours([...(answer.past?.hours ?? []), ...answer.hours], nowMs, listEnd(list))
  return { ...answer, list, hours, ...(answer.past && { past: { ...answer.past, hours: past } }) }
}
