import { TOPSOIL_WATER_BY_SOIL_MM } from '../field/soil-moisture-deficit.ts'
import { knownValue, type Maybe } from '../result.ts'
import { airMinimum } from '../steps/coldest-air.ts'
import { completeEt0Mm, coversDay, type DayEt0, dayEt0 } from '../steps/day-weather.ts'
import { addDays, localDays, type StepDay, stepsInOrder } from '../steps/local-days.ts'
import { stepEnd, stepInterval, type WeatherStep } from '../steps/weather-step.ts'
import { daylight, type Interval, type PlaceOnMap, shareWithin } from '../sun/daylight.ts'
import { workingHours } from '../sun/working-hours.ts'
import { rainTotal } from '../water/rain.ts'
import { type Confidence, dayConfidence } from './confidence.ts'
import { DEFAULT_RULES, type FarmRules } from './farm/farm.ts'
import {
  calculateFieldStates,
  daySnow,
  type FieldContext,
  findWeatherSoFar,
  NO_WEATHER_SO_FAR,
  SNOW_ON_FIELD,
  type WeatherSoFar,
} from './field-states.ts'
import {
  type DeficitRange,
  type FieldState,
  initialDeficitRange,
  judgeFieldWork,
  rangeAfterDay,
} from './jobs/field-work.ts'
import { findStepFrost, judgeFrost, type StepFrost } from './jobs/frost.ts'
import { judgeHarvest } from './jobs/harvest.ts'
import { judgeBaling } from './jobs/hay.ts'
import { judgeSpraying } from './jobs/spraying.ts'
import { lyingSnowReason, snowAtStart } from './surface/lying-snow.ts'
import type { Judgement } from './verdict.ts'
import { type VerdictWindow, workWindows } from './windows.ts'

/**
 * `frost` is the risk to outdoor plants rather than a job; `harvest` is combining, `hay` is baling.
 */
export const JOBS = ['spraying', 'frost', 'harvest', 'hay', 'field_work'] as const
export type Job = (typeof JOBS)[number]

export interface JudgedStep {
  step: WeatherStep
  /** At least half of the step is in working hours: daylight, if the sun rises. */
  byDay: boolean
  cold: StepFrost
  judgements: Record<Job, Judgement>
}

export interface JudgedDay {
  key: string
  steps: JudgedStep[]
  /** Periods with one verdict, within the day. */
  windows: Record<Job, VerdictWindow[]>
  /** At least 21 hours are covered, enough for daily values. */
  complete: boolean
  confidence: Confidence
  rainMm: Maybe<number>
  et0: Maybe<DayEt0>
}

export interface PastWeather {
  /** From any source, in any order. Steps that end after the start of the forecast are ignored. */
  steps?: readonly WeatherStep[] | undefined
  soil?: DeficitRange | undefined
  /** ET0 of forecast days from another source, mm, for days whose steps do not determine it. */
  et0Mm?: ReadonlyMap<string, number> | undefined
}

interface Context extends FieldContext {
  sun: readonly Interval[]
  workingHours: readonly Interval[]
}

function judgeStep(
  index: number,
  step: WeatherStep,
  field: FieldState,
  { steps, sun, workingHours, place, farm }: Context,
): JudgedStep {
  const lying = lyingSnowReason(steps, index, SNOW_ON_FIELD)
  return {
    step,
    cold: findStepFrost(step, place, farm.frost, steps[index + 1]),
    byDay: shareWithin(workingHours, stepInterval(step)) >= 0.5,
    judgements: {
      spraying: judgeSpraying(
        steps,
        index,
        sun,
        farm.spraying,
        place.elevationM ?? 0,
        farm.inversion,
        farm.betweenEnds,
        farm.rainBeforeMm ?? 'unknown',
      ),
      frost: judgeFrost(step, place, farm.frost, farm.damage, steps[index + 1]),
      harvest: judgeHarvest(steps, index, farm.rainBeforeMm, farm.harvest, farm.betweenEnds),
      hay: judgeBaling(steps, index, farm.rainBeforeMm, farm.baling, farm.betweenEnds),
      field_work: judgeFieldWork(field, farm.soil, farm.fieldWork, lying),
    },
  }
}

function judgeDay(
  day: StepDay,
  first: number,
  number: number,
  context: Context,
  elapsed: WeatherSoFar,
  deficit: DeficitRange,
  countedMm: number,
): JudgedDay {
  const fields = calculateFieldStates(day, first, elapsed, deficit, countedMm, context)
  const steps = fields.flatMap((field, i) => {
    const step = day.steps[i]
    return step ? [judgeStep(first + i, step, field, context)] : []
  })
  const windowsOf = (work: Job, leastHours?: number) =>
    workWindows(
      steps.map(({ step, byDay, judgements }) => ({
        ...stepInterval(step),
        judgement: judgements[work],
        // Frost is not a job, so it is never night work.
        isNight: !byDay && work !== 'frost',
      })),
      leastHours,
      number === 0,
    )
  const complete = coversDay(day.steps)
  return {
    key: day.key,
    steps,
    windows: {
      spraying: windowsOf('spraying', context.farm.spraying.minWindowHours.value),
      frost: windowsOf('frost'),
      harvest: windowsOf('harvest'),
      hay: windowsOf('hay'),
      field_work: windowsOf('field_work'),
    },
    complete,
    confidence: dayConfidence(
      number,
      complete,
      day.steps.map(({ pop }) => pop),
    ),
    rainMm: rainTotal(day.steps.map(({ rainMm }) => rainMm)),
    et0: dayEt0(day.key, day.steps, context.place, context.farm.cloudMapping),
  }
}

/**
 * Appends a step that ends the last one. Its unknown values act like a gap; only the last step's
 * own minimum, if given, bounds its temperature.
 */
function closed(steps: readonly WeatherStep[]): readonly WeatherStep[] {
  const last = steps.at(-1)
  if (!last) return steps
  const tempC = last.minTempC === undefined ? undefined : airMinimum(last).airC
  return [...steps, { dt: stepEnd(last), hours: 1, ...(tempC !== undefined && { tempC }) }]
}

/**
 * Judges every job in every step of a forecast, by local day. Steps may come in any order; the
 * first of duplicates counts. Each step is judged at both ends and at its extremes. Missing data is
 * never judged `good`.
 *
 * @param before past weather that affects some jobs; it is not judged itself
 */
export function judgeForecast(
  forecast: readonly WeatherStep[],
  place: PlaceOnMap,
  farm: FarmRules = DEFAULT_RULES,
  before: PastWeather = {},
): JudgedDay[] {
  const ahead = stepsInOrder(forecast)
  const days = localDays(ahead, place)
  const beginDt = ahead[0]?.dt
  const firstDay = days[0]?.key
  const lastDay = days.at(-1)?.key
  if (beginDt === undefined || firstDay === undefined || lastDay === undefined) return []
  const calendar: string[] = []
  for (let key = addDays(firstDay, -1); key <= addDays(lastDay, 1); key = addDays(key, 1)) calendar.push(key)
  // The past steps may have another source, so their gusts and chances of rain do not show that
  // this provider reports them.
  const ended = (before.steps ?? [])
    .filter((step) => stepEnd(step) <= beginDt)
    .map(({ gustKmh: _gust, pop: _pop, ...step }): WeatherStep => step)
  const steps = stepsInOrder([...ended, ...ahead])
  const earlier = steps.slice(0, steps.length - ahead.length)
  const context: Context = {
    steps: closed(steps),
    sun: daylight(place, calendar),
    workingHours: workingHours(place, calendar),
    place,
    farm,
  }
  const topsoilMm = TOPSOIL_WATER_BY_SOIL_MM[farm.soil]
  const fromPast = farm.soilDeficitMm === undefined ? before.soil : undefined
  let deficit = fromPast ?? initialDeficitRange(farm.soilDeficitMm, topsoilMm)
  let elapsed = findWeatherSoFar(earlier, firstDay, context, fromPast !== undefined)
  let first = earlier.length
  // The soil calculation counted snow as rain.
  const snow = fromPast && snowAtStart(context.steps, first - elapsed.steps.length, SNOW_ON_FIELD)
  let countedMm = snow?.known ? snow.value : 0
  return days.map((day, number) => {
    const judged = judgeDay(day, first, number, context, elapsed, deficit, countedMm)
    first += day.steps.length
    const whole = elapsed.inSoil ? day.steps : [...elapsed.steps, ...day.steps]
    const et0Mm = completeEt0Mm(day.key, whole, place, farm.cloudMapping) ?? before.et0Mm?.get(day.key)
    const rain = elapsed.whole ? knownValue(rainTotal(whole.map(({ rainMm }) => rainMm))) : undefined
    const snowLay = daySnow(context, first - whole.length, first, countedMm)
    deficit = rangeAfterDay(deficit, rain, et0Mm, topsoilMm, snowLay)
    if (snowLay !== 'unknown') countedMm = Math.min(countedMm, snowLay.endMm)
    elapsed = NO_WEATHER_SO_FAR
    return judged
  })
}
