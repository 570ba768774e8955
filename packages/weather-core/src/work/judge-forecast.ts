import { knownValue, type Maybe } from '../result.ts'
import { coversDay, type DayEt0, dayEt0, sureEt0Mm } from '../steps/day-weather.ts'
import { dayAfter, inOrder, localDays, type StepDay } from '../steps/local-days.ts'
import { stepEnd, stepInterval, type WeatherStep } from '../steps/weather-step.ts'
import { daylight, type FarmPlace, type Interval, shareWithin } from '../sun/daylight.ts'
import { rainTotal } from '../water/rain.ts'
import { type Confidence, dayConfidence } from './confidence.ts'
import { DEFAULT_FARM, type Farm } from './farm/farm.ts'
import {
  type DeficitRange,
  type FieldState,
  highestOf,
  judgeFieldWork,
  rangeAfterDay,
  startRange,
} from './jobs/field-work.ts'
import { judgeFrost, type StepFrost, stepFrost } from './jobs/frost.ts'
import { judgeHarvest } from './jobs/harvest.ts'
import { judgeBaling } from './jobs/hay.ts'
import { judgeSpraying } from './jobs/spraying.ts'
import type { Judgement } from './verdict.ts'
import { type WorkWindow, workWindows } from './windows.ts'

/** The jobs judged. `frost` is not a job but what stands outside; `harvest` is combining, `hay` baling. */
export const WORKS = ['spraying', 'frost', 'harvest', 'hay', 'field_work'] as const
export type Work = (typeof WORKS)[number]

/** One step with what it allows. */
export interface JudgedStep {
  step: WeatherStep
  /** At least half of it has the sun up. */
  light: boolean
  /** How cold air and ground get. */
  cold: StepFrost
  judgements: Record<Work, Judgement>
}

/** One of the place's own days with what it allows. */
export interface JudgedDay {
  key: string
  steps: JudgedStep[]
  /** Stretches of one verdict, within the day. */
  windows: Record<Work, WorkWindow[]>
  /** At least 21 hours are covered: daily figures may be worked out. */
  complete: boolean
  confidence: Confidence
  rainMm: Maybe<number>
  et0: Maybe<DayEt0>
}

interface Context {
  steps: readonly WeatherStep[]
  sun: readonly Interval[]
  place: FarmPlace
  farm: Farm
}

function judgeStep(
  index: number,
  step: WeatherStep,
  field: FieldState,
  { steps, sun, place, farm }: Context,
): JudgedStep {
  return {
    step,
    cold: stepFrost(step, place, farm.frost, steps[index + 1]),
    light: shareWithin(sun, stepInterval(step)) >= 0.5,
    judgements: {
      spraying: judgeSpraying(steps, index, sun, farm.spraying, place.elevationM ?? 0, farm.inversion),
      frost: judgeFrost(step, place, farm.frost, farm.damage, steps[index + 1]),
      harvest: judgeHarvest(steps, index, farm.rainBeforeMm, farm.harvest),
      hay: judgeBaling(steps, index, farm.rainBeforeMm, farm.baling),
      field_work: judgeFieldWork(field, farm.soil, farm.fieldWork),
    },
  }
}

/** The field at the end of each step of a day. */
function fieldStates({ steps }: StepDay, deficit: DeficitRange, farm: Farm): FieldState[] {
  const maxTempC = highestOf(
    steps.map(({ tempC }) => tempC),
    farm.fieldWork.frozenC.value,
  )
  let rainMm = 0
  let rainKnown = true
  return steps.map((step) => {
    rainMm += step.rainMm ?? 0
    rainKnown &&= step.rainMm !== undefined
    return { deficit, rainMm, rainKnown, maxTempC }
  })
}

function judgeDay(
  day: StepDay,
  first: number,
  number: number,
  context: Context,
  deficit: DeficitRange,
): JudgedDay {
  const fields = fieldStates(day, deficit, context.farm)
  const steps = fields.flatMap((field, i) => {
    const step = day.steps[i]
    return step ? [judgeStep(first + i, step, field, context)] : []
  })
  const windowsOf = (work: Work, leastHours?: number) =>
    workWindows(
      steps.map(({ step, judgements }) => ({ ...stepInterval(step), judgement: judgements[work] })),
      leastHours,
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

/** The steps with an end to the last: it goes somewhere that the forecast does not tell, which is met as a gap is. */
function closed(steps: readonly WeatherStep[]): readonly WeatherStep[] {
  const last = steps.at(-1)
  return last ? [...steps, { dt: stepEnd(last), hours: 1 }] : steps
}

/**
 * Judges every job in every step of a forecast, day by day at the place. Steps may come in any order; of two at the
 * same time the first counts. Each step is judged at both its ends and at its extremes. Nothing is ever judged `good`
 * on an input that is missing.
 */
export function judgeForecast(
  forecast: readonly WeatherStep[],
  place: FarmPlace,
  farm: Farm = DEFAULT_FARM,
): JudgedDay[] {
  const steps = inOrder(forecast)
  const days = localDays(steps, place)
  const firstDay = days[0]?.key
  const lastDay = days.at(-1)?.key
  if (firstDay === undefined || lastDay === undefined) return []
  const calendar: string[] = []
  for (let key = dayAfter(firstDay, -1); key <= dayAfter(lastDay, 1); key = dayAfter(key, 1))
    calendar.push(key)
  const context: Context = { steps: closed(steps), sun: daylight(place, calendar), place, farm }
  let deficit = startRange(farm.soilDeficitMm)
  let first = 0
  return days.map((day, number) => {
    const judged = judgeDay(day, first, number, context, deficit)
    first += day.steps.length
    const et0Mm = sureEt0Mm(day.key, day.steps, place, farm.cloudMapping)
    deficit = rangeAfterDay(deficit, knownValue(judged.rainMm), et0Mm)
    return judged
  })
}
