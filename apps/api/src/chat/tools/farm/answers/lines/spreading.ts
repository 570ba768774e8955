import { stepEnd } from '@smart-farming/weather-core/steps/weather-step'
import type { Interval } from '@smart-farming/weather-core/sun/daylight'
import { rainTotal } from '@smart-farming/weather-core/water/rain'
import { sayReason } from '@smart-farming/words/say/reason'
import { judgedIn, sayDayAt, sayFallen, stepsIn, sum, type Telling } from '../stretch.ts'

/**
 * Nothing may be spread in Ireland where heavy rain is forecast within so many hours: European Union (Good Agricultural
 * Practice for Protection of Waters) Regulations 2022, S.I. 113 of 2022. Elsewhere it is a rule of thumb.
 */
const HOURS = 48
/** The regulations do not say how much is heavy: mm in those hours, a rule of thumb of ours. */
const HEAVY_MM = 10
/** Less wets nothing through. */
const NOTHING_MM = 1
/** Reasons of field work for ground on which the same regulations forbid to spread. */
const BAD_GROUND: ReadonlySet<string> = new Set(['snow_lies', 'frozen', 'soil_saturated'])
const DAY = 24 * 3600

/** Whether the ground takes fertiliser or manure in a stretch of time, and whether rain after it would wash it off. */
export function spreadingLine(telling: Telling, span: Interval): string {
  const { say, weather, farm } = telling
  const { spreading } = say
  const startDt = Math.max(span.startDt, telling.nowDt)
  const when = sayDayAt(telling, startDt)
  const line = (said: string) => say.line({ about: say.subjects.spreading, when, said })
  const bad = judgedIn(farm, { startDt, endDt: Math.min(span.endDt, startDt + DAY) })
    .filter(({ byDay }) => byDay)
    .flatMap(({ judgements }) => judgements.field_work.reasons)
    .find(({ code }) => BAD_GROUND.has(code))
  if (bad) return line(spreading.ground({ why: sayReason(weather, bad, farm.place, farm.units) }))
  const endDt = startDt + HOURS * 3600
  const steps = stepsIn(farm.steps, { startDt, endDt })
  const total = rainTotal(steps.map(({ rainMm }) => rainMm))
  const said = { amount: sayFallen(telling, steps, 0) ?? '', day: sayDayAt(telling, endDt) }
  if (total.known && total.value >= HEAVY_MM) return line(spreading.wait(said))
  // Hours without data may be wet.
  const isCovered = sum(steps.map((step) => stepEnd(step) - step.dt)) >= HOURS * 3600
  if (!total.known || !isCovered) return line(spreading.unknown)
  return line(total.value < NOTHING_MM ? spreading.dry(said) : spreading.some(said))
}
