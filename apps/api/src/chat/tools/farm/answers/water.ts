import { knownValue } from '@smart-farming/weather-core/result'
import { addDays } from '@smart-farming/weather-core/steps/local-days'
import { stepEnd } from '@smart-farming/weather-core/steps/weather-step'
import type { Interval } from '@smart-farming/weather-core/sun/daylight'
import { rainTotal } from '@smart-farming/weather-core/water/rain'
import { localDay } from '@smart-farming/weather-core/zone'
import { formatRain } from '@smart-farming/words/format/weather/figures'
import { describeReason } from '@smart-farming/words/sentences/reason'
import {
  type AnswerContext,
  dayNameAt,
  formatPrecipitation,
  judgedStepsWithin,
  stepsWithin,
  sum,
} from './answer-context.ts'
import { rainLine } from './rain.ts'

/** Days after which expected rain does not postpone watering. */
const WAIT_DAYS = 3
/** Precision of the soil water model; less rain does not soak in. */
const NOTHING_MM = 1
const WEEK_DAYS = 7
const DAY = 24 * 3600

/** Says whether to water, based on the topsoil and the forecast rain. */
export function wateringLines(telling: AnswerContext): string[] {
  const { say, farm, nowDt } = telling
  const verdict = say.line({ about: say.subjects.watering, said: sayWatering(telling) })
  const namesRain = farm.soil !== undefined && farm.soil.driestMm >= NOTHING_MM
  return namesRain
    ? [verdict]
    : [verdict, rainLine(telling, { startDt: nowDt, endDt: nowDt + WAIT_DAYS * DAY })]
}

function sayWatering({
  say: { watering },
  weather,
  farm: { soil, days, nameDay, units },
}: AnswerContext): string {
  if (soil === undefined) return watering.unknown
  if (soil.driestMm < NOTHING_MM) return watering.no
  const sayMm = (mm: number) => formatRain(weather.figures, mm, units)
  const [least, most] = [sayMm(Math.max(0, soil.wettestMm)), sayMm(soil.driestMm)]
  const lacks = least === most ? most : watering.between({ least, most })
  let fallen = 0
  const ahead = days.slice(0, WAIT_DAYS + 1)
  for (const { key, rainMm } of ahead) {
    fallen += knownValue(rainMm) ?? 0
    if (fallen >= soil.driestMm) return watering.wait({ lacks, amount: sayMm(fallen), day: nameDay(key) })
  }
  const last = ahead.at(-1)
  return last && ahead.every(({ rainMm }) => rainMm.known)
    ? watering.needed({ lacks, amount: sayMm(fallen), day: nameDay(last.key) })
    : watering.unknown
}

/** Evaporation (ET0) of days, `YYYY-MM-DD`; by default of the past week and the forecast. */
export function evaporationLines(
  { say, weather, farm, nowDt }: AnswerContext,
  keys: readonly string[],
): string[] {
  const about = say.subjects.evaporation
  const ahead = new Map(farm.days.map(({ key, et0 }) => [key, knownValue(et0)?.mm]))
  const line = (days: readonly string[]) => {
    const known = days.flatMap((key) => {
      const mm = ahead.get(key) ?? farm.et0Mm?.get(key)
      return mm === undefined ? [] : [{ key, mm }]
    })
    const [first, last] = [known[0], known.at(-1)]
    if (!first || !last) return []
    const amount = formatRain(weather.figures, sum(known.map(({ mm }) => mm)), farm.units)
    const [from, until] = [farm.nameDay(first.key), farm.nameDay(last.key)]
    if (from === until) return [say.line({ about, when: from, said: amount })]
    return [say.line({ about, said: say.evaporated({ from, until, amount }) })]
  }
  const today = localDay(farm.place, nowDt)
  const past = Array.from({ length: WEEK_DAYS }, (_, at) => addDays(today, at - WEEK_DAYS))
  const lines =
    keys.length > 0 ? keys.flatMap((key) => line([key])) : [...line(past), ...line([...ahead.keys()])]
  return lines.length === 0 ? [say.line({ about, said: say.unknown })] : [`${lines.join(' ')} ${say.ofGrass}`]
}

/**
 * Hours after spreading fertiliser for which the forecast must show no heavy rain. Law in Ireland:
 * European Union (Good Agricultural Practice for Protection of Waters) Regulations 2022, S.I. 113
 * of 2022. Elsewhere a rule of thumb.
 */
const DRY_HOURS = 48
/** The regulations do not define heavy rain. This total for those hours is our rule of thumb. */
const HEAVY_MM = 10
/** Field work reasons for which the same regulations forbid spreading. */
const BAD_GROUND: ReadonlySet<string> = new Set(['snow_lies', 'frozen', 'soil_saturated'])

/** Says whether the ground takes fertiliser, and whether later rain would wash it off. */
export function spreadingLine(telling: AnswerContext, span: Interval): string {
  const { say, weather, farm } = telling
  const { spreading } = say
  const startDt = Math.max(span.startDt, telling.nowDt)
  const when = dayNameAt(telling, startDt)
  const line = (said: string) => say.line({ about: say.subjects.spreading, when, said })
  const bad = judgedStepsWithin(farm, { startDt, endDt: Math.min(span.endDt, startDt + DAY) })
    .filter(({ byDay }) => byDay)
    .flatMap(({ judgements }) => judgements.field_work.reasons)
    .find(({ code }) => BAD_GROUND.has(code))
  if (bad) return line(spreading.ground({ why: describeReason(weather, bad, farm.place, farm.units) }))
  const endDt = startDt + DRY_HOURS * 3600
  const steps = stepsWithin(farm.steps, { startDt, endDt })
  const total = rainTotal(steps.map(({ rainMm }) => rainMm))
  const said = { amount: formatPrecipitation(telling, steps, 0) ?? '', day: dayNameAt(telling, endDt) }
  if (total.known && total.value >= HEAVY_MM) return line(spreading.wait(said))
  // Hours without data may be wet.
  const isCovered = sum(steps.map((step) => stepEnd(step) - step.dt)) >= DRY_HOURS * 3600
  if (!total.known || !isCovered) return line(spreading.unknown)
  return line(total.value < NOTHING_MM ? spreading.dry(said) : spreading.some(said))
}
