import { blitecastSeverity } from '../disease/blitecast.ts'
import {
  type BlightDay,
  type BlightPressure,
  type BlightRule,
  blightPressure,
  HUTTON_CRITERIA,
} from '../disease/potato-blight.ts'
import { chillHours } from '../growth/chill.ts'
import { dairyThi, type ThiDay, thiDay } from '../heat/dairy-thi.ts'
import { known, knownValue, type Maybe, unknown } from '../result.ts'
import type { PlaceOnMap } from '../sun/daylight.ts'
import { uvIndex } from '../sun/uv-index.ts'
import { localDay } from '../zone.ts'
import { type DayEt0, dayEt0, dayExtremes } from './day-weather.ts'
import { type HourlyAir, hourlyAir } from './hourly-air.ts'
import { localDays, type StepDay, stepsInOrder } from './local-days.ts'
import { stepHours, type WeatherStep } from './weather-step.ts'

/** Indicators of one local day. Each is unknown, with its reason, if data is missing. */
export interface DayIndicators {
  key: string
  extremes: Maybe<{ maxTempC: number; minTempC: number }>
  et0: Maybe<DayEt0>
  thi: Maybe<ThiDay>
  /** Potato blight pressure, from this day and the day before. */
  blight: Maybe<BlightPressure>
  /** Hours of at least 90 % humidity. */
  humidHours: Maybe<number>
  blightSeverity: Maybe<number>
  chillHours: Maybe<number>
  /** Maximum of the hourly UV indices. Assumes a clear sky if cloud cover is missing. */
  uvIndex: number
}

/** A day's indicators need this many known hours: 7 steps of 3 hours. */
const HOURS_FOR_A_DAY = 21
// Tolerance for rounding: 90 % must still be 90 % after conversion to a dew point and back.
const HUMID_PCT = 90 - 1e-6

const fewHours = () => unknown('little_of_day')

interface MoistHour {
  tempC: number
  humidityPct: number
}

function moistHours(hours: readonly HourlyAir[]): MoistHour[] {
  return hours.flatMap(({ tempC, humidityPct }) =>
    tempC === undefined || humidityPct === undefined ? [] : [{ tempC, humidityPct }],
  )
}

const meanTemp = (hours: readonly MoistHour[]): number | undefined =>
  hours.length === 0 ? undefined : hours.reduce((sum, { tempC }) => sum + tempC, 0) / hours.length

interface AiredDay extends StepDay {
  hours: readonly HourlyAir[]
}

function airedDays(forecast: readonly WeatherStep[], place: PlaceOnMap): AiredDay[] {
  const steps = stepsInOrder(forecast)
  const byDay = Map.groupBy(hourlyAir(steps), ({ dt }) => localDay(place, dt))
  return localDays(steps, place).map((day) => ({ ...day, hours: byDay.get(day.key) ?? [] }))
}

const isHumid = ({ humidityPct }: MoistHour): boolean => humidityPct >= HUMID_PCT

function dampness({ key, steps, hours }: AiredDay): Pick<DayIndicators, 'key' | 'extremes' | 'humidHours'> {
  const moist = moistHours(hours)
  return {
    key,
    extremes: dayExtremes(steps),
    humidHours: moist.length >= HOURS_FOR_A_DAY ? known(moist.filter(isHumid).length) : fewHours(),
  }
}

function indicators(day: AiredDay, place: PlaceOnMap): Omit<DayIndicators, 'blight'> {
  const { hours } = day
  const moist = moistHours(hours)
  const enough = moist.length >= HOURS_FOR_A_DAY
  const humid = moist.filter(isHumid)
  const temps = hours.map(({ tempC }) => tempC).filter((tempC) => tempC !== undefined)
  return {
    ...dampness(day),
    et0: dayEt0(day.key, day.steps, place),
    thi: enough ? thiDay(moist.map(dairyThi)) : fewHours(),
    blightSeverity: enough
      ? blitecastSeverity({ tempC: meanTemp(humid), wetHours: humid.length })
      : fewHours(),
    chillHours: temps.length >= HOURS_FOR_A_DAY ? chillHours(temps) : fewHours(),
    uvIndex: Math.max(0, ...day.steps.flatMap((step) => hourlyUv(step, place))),
  }
}

/** Hourly, because step times alone would miss noon. */
const hourlyUv = (step: WeatherStep, { latDeg, lonDeg }: PlaceOnMap): number[] =>
  Array.from(
    { length: stepHours(step) },
    (_, hour) => uvIndex(latDeg, lonDeg, step.dt + hour * 3600, step).index,
  )

function blightDay(day: Pick<DayIndicators, 'extremes' | 'humidHours'>): BlightDay | undefined {
  const extremes = knownValue(day.extremes)
  const humidHours = knownValue(day.humidHours)
  return extremes && humidHours !== undefined ? { minTempC: extremes.minTempC, humidHours } : undefined
}

/**
 * Daily indicators of a forecast by local day, from air interpolated to hours. Consecutive days, in
 * order.
 */
export function dayIndicators(
  forecast: readonly WeatherStep[],
  place: PlaceOnMap,
  rule: BlightRule = HUTTON_CRITERIA,
): DayIndicators[] {
  const days = airedDays(forecast, place).map((day) => indicators(day, place))
  return withBlight(days, rule)
}

/** The blight subset of {@link dayIndicators}, at a tenth of the cost. */
export function blightIndicators(
  forecast: readonly WeatherStep[],
  place: PlaceOnMap,
  rule: BlightRule,
): Pick<DayIndicators, 'key' | 'blight' | 'humidHours'>[] {
  return withBlight(airedDays(forecast, place).map(dampness), rule)
}

function withBlight<Day extends Pick<DayIndicators, 'extremes' | 'humidHours'>>(
  days: readonly Day[],
  rule: BlightRule,
): (Day & Pick<DayIndicators, 'blight'>)[] {
  const blight = blightPressure(days.map(blightDay), rule)
  return days.map((day, i) => ({ ...day, blight: blight[i] ?? fewHours() }))
}
