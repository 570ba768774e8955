import type { DisplayUnits } from '@smart-farming/weather-core/display-units'
import { coldestAir } from '@smart-farming/weather-core/steps/coldest-air'
import { stepEnd, type WeatherStep } from '@smart-farming/weather-core/steps/weather-step'
import type { Interval } from '@smart-farming/weather-core/sun/daylight'
import { rainTotal } from '@smart-farming/weather-core/water/rain'
import { localDay } from '@smart-farming/weather-core/zone'
import { sayClock } from '@smart-farming/words/format/weather/clock'
import { sayPercent, sayRain, sayTemperature, sayWind } from '@smart-farming/words/format/weather/figures'
import { sayMoment } from '@smart-farming/words/say/stretch'
import { covered, isOfDays, sayWhen, stepsIn, type ToldWeather, type Words } from '../span.ts'
import type { Lined, LineSaid } from './line-said.ts'

/** Nearer to a line than this no forecast says on which side of it the weather will be. */
const MARGIN: Readonly<Record<Lined, (line: number) => number>> = {
  temperature: () => 1,
  wind: (line) => Math.abs(line) * 0.1,
  gusts: (line) => Math.abs(line) * 0.1,
  humidity: () => 3,
  rain: (line) => Math.abs(line) * 0.2,
}

/** In °C, km/h, mm and %. */
const toCore: Readonly<Record<NonNullable<LineSaid['unit']>, (value: number) => number>> = {
  C: (value) => value,
  F: (value) => (value - 32) / 1.8,
  'km/h': (value) => value,
  mph: (value) => value * 1.609344,
  knots: (value) => value * 1.852,
  'm/s': (value) => value * 3.6,
  mm: (value) => value,
  in: (value) => value * 25.4,
  '%': (value) => value,
}

const own = (of: Lined, units: DisplayUnits): NonNullable<LineSaid['unit']> =>
  of === 'temperature'
    ? units.temperature
    : of === 'wind' || of === 'gusts'
      ? units.wind
      : of === 'rain'
        ? units.rain
        : '%'

/**
 * Whether a line is crossed in some hours: yes or no, then the figure that comes nearest to it or goes furthest, with
 * its hour.
 */
export function heldLine(words: Words, said: LineSaid, farm: ToldWeather, span: Interval): string {
  const { asked } = words.chat.farm
  const { figures } = words.weather
  const steps = stepsIn(farm.steps, span)
  const about = asked.subjects[said.of]
  const when = sayWhen(words, farm, covered(farm.steps, span))
  const line = (verdict: string) => asked.line({ about, when, said: verdict })
  if (steps.length === 0) return line(asked.notCovered)
  const limit = toCore[said.unit ?? own(said.of, farm.units)](said.value)
  const sign = said.side === 'below' ? -1 : 1
  const worst = said.of === 'rain' ? total(steps) : furthest(steps, said, sign)
  if (worst === undefined) return line(asked.unknown)
  const { value, atDt, isWhole } = worst
  const figure = {
    temperature: () => sayTemperature(figures, value, farm.units, limit),
    wind: () => sayWind(figures, value, farm.units, limit),
    gusts: () => sayWind(figures, value, farm.units, limit),
    rain: () => sayRain(figures, value, farm.units, limit),
    humidity: () => sayPercent(figures, value),
  }[said.of]()
  const moment = atDt === undefined ? undefined : sayAt(words, farm, span, atDt)
  const shown = moment === undefined ? figure : asked.peak({ figure, clock: moment, isWhole })
  const beyond = sign * (value - limit)
  if (beyond >= MARGIN[said.of](limit)) return line(asked.yes({ said: shown }))
  // Hours that are not known, or that no forecast reaches, may be worse.
  const isCovered = stepEndOf(steps) >= span.endDt
  if (!isWhole || !isCovered) return line(asked.unknown)
  if (beyond > -MARGIN[said.of](limit)) return line(asked.near({ said: shown }))
  return line(asked.noBut({ said: shown }))
}

/** The hour of a figure; of more than a day with its day. */
const sayAt = (words: Words, { place, nameDay }: ToldWeather, span: Interval, atDt: number): string =>
  isOfDays(span)
    ? words.chat.farm.asked.moment({
        day: nameDay(localDay(place, atDt)),
        clock: sayClock(words.weather.figures.tag, place, atDt),
      })
    : sayMoment(words.weather, place, atDt, localDay(place, span.startDt))

/**
 * When a line is first crossed from now on, with its day and hour; where it never is, how near it comes.
 */
export function firstHeldLine(words: Words, said: LineSaid, farm: ToldWeather, span: Interval): string {
  const { asked } = words.chat.farm
  const limit = toCore[said.unit ?? own(said.of, farm.units)](said.value)
  const sign = said.side === 'below' ? -1 : 1
  const first = stepsIn(farm.steps, span).find((step) => {
    const value = figureOf(said, step)
    return value !== undefined && sign * (value - limit) > 0
  })
  // Rain adds up: no hour of it crosses a line by itself.
  if (first === undefined || said.of === 'rain') return heldLine(words, said, farm, span)
  const dt = Math.max(first.dt, span.startDt)
  const day = farm.nameDay(localDay(farm.place, dt))
  const clock = sayClock(words.weather.figures.tag, farm.place, dt)
  return asked.line({ about: asked.subjects[said.of], said: asked.fromOn({ day, clock }) })
}

const stepEndOf = (steps: readonly WeatherStep[]): number => Math.max(...steps.map(stepEnd))

interface Worst {
  value: number
  /** Absent for what falls in all. */
  atDt?: number
  isWhole: boolean
}

const figureOf = ({ of, side }: LineSaid, step: WeatherStep): number | undefined => {
  if (of === 'wind') return step.windKmh
  if (of === 'gusts') return step.gustKmh
  if (of === 'humidity') return step.humidityPct
  return side === 'below' ? coldestAir(step).airC : (step.maxTempC ?? step.tempC)
}

function furthest(steps: readonly WeatherStep[], said: LineSaid, sign: number): Worst | undefined {
  const isWhole = steps.every((step) => figureOf(said, step) !== undefined)
  return steps.reduce<Worst | undefined>((worst, step) => {
    const value = figureOf(said, step)
    return value === undefined || (worst && sign * worst.value >= sign * value)
      ? worst
      : { value, atDt: step.dt, isWhole }
  }, undefined)
}

function total(steps: readonly WeatherStep[]): Worst | undefined {
  const known = steps.map(({ rainMm }) => rainMm).filter((mm) => mm !== undefined)
  const sum = rainTotal(known)
  return known.length === 0 || !sum.known
    ? undefined
    : { value: sum.value, isWhole: known.length === steps.length }
}
