import { coldestAir } from '@smart-farming/weather-core/steps/coldest-air'
import { stepEnd, type WeatherStep } from '@smart-farming/weather-core/steps/weather-step'
import type { Interval } from '@smart-farming/weather-core/sun/daylight'
import { rainTotal } from '@smart-farming/weather-core/water/rain'
import { localDay } from '@smart-farming/weather-core/zone'
import { sayClock } from '@smart-farming/words/format/weather/clock'
import { sayPercent, sayRain, sayTemperature, sayWind } from '@smart-farming/words/format/weather/figures'
import type { JudgedFarmWeather } from '../farm-weather.ts'
import { fallSubject } from './sign-line.ts'
import { covered, sayWhen, stepsIn, type Words } from './span.ts'

/** What every hour has a figure of. */
export type Figure = 'wind' | 'temperature' | 'humidity' | 'cloud'

/** A figure of the hours that are asked about; what is missing of it is said, and never stands for nothing. */
export function measureLine(words: Words, figure: Figure, farm: JudgedFarmWeather, hours: Interval): string {
  const { asked } = words.chat.farm
  const steps = stepsIn(farm.steps, hours)
  const about = asked.subjects[figure]
  const when = sayWhen(words, farm, covered(farm.steps, hours))
  if (steps.length === 0) return asked.line({ about, when, said: asked.notCovered })
  return asked.line({ about, when, said: sayings[figure](words, steps, farm) })
}

/**
 * A figure of a day beside what else is told of that: without the day's name; undefined where no hour of it is known.
 */
export function ofDayLine(
  words: Words,
  figure: Figure,
  farm: JudgedFarmWeather,
  day: Interval,
): string | undefined {
  const steps = stepsIn(farm.steps, day)
  const { asked } = words.chat.farm
  return steps.length === 0
    ? undefined
    : asked.line({ about: asked.subjects[figure], said: sayings[figure](words, steps, farm) })
}

type Saying = (words: Words, steps: readonly WeatherStep[], farm: JudgedFarmWeather) => string

const sayings: Readonly<Record<Figure, Saying>> = {
  wind({ chat, weather: { figures } }, steps, { place, units }) {
    const { asked, notGiven } = chat.farm
    const wind = most(steps, ({ windKmh }) => windKmh)
    const gust = most(steps, ({ gustKmh }) => gustKmh)
    const say = (peak: Peak | undefined) =>
      peak === undefined
        ? notGiven
        : asked.peak({
            figure: sayWind(figures, peak.value, units),
            clock: sayClock(figures.tag, place, peak.atDt),
            isWhole: peak.isWhole,
          })
    return asked.wind({ wind: say(wind), gusts: say(gust) })
  },
  temperature(words, steps, { units }) {
    const say = (celsius: number) => sayTemperature(words.weather.figures, celsius, units)
    return sayExtremes(
      words,
      steps.map((step) => coldestAir(step).airC),
      steps.map(({ tempC, maxTempC }) => maxTempC ?? tempC),
      say,
    )
  },
  humidity(words, steps) {
    const all = steps.map(({ humidityPct }) => humidityPct)
    return sayExtremes(words, all, all, (percent) => sayPercent(words.weather.figures, percent))
  },
  cloud(words, steps) {
    const all = steps.map(({ cloudPct }) => cloudPct)
    return sayExtremes(words, all, all, (percent) => sayPercent(words.weather.figures, percent))
  },
}

function sayExtremes(
  { chat }: Words,
  lows: readonly (number | undefined)[],
  highs: readonly (number | undefined)[],
  say: (figure: number) => string,
): string {
  const { asked, notGiven } = chat.farm
  const extreme = (all: readonly (number | undefined)[], of: (...values: number[]) => number) => {
    const given = all.filter((value) => value !== undefined)
    if (given.length === 0) return notGiven
    const figure = say(of(...given))
    return given.length === all.length ? figure : asked.partlyKnown({ figure })
  }
  return asked.extremes({ lowest: extreme(lows, Math.min), highest: extreme(highs, Math.max) })
}

/** The highest figure of some hours, and when it is. */
export interface Peak {
  value: number
  /** Unix seconds. */
  atDt: number
  /** All steps have a figure. */
  isWhole: boolean
}

/** The highest figure; undefined where no step has one. */
export function most(
  steps: readonly WeatherStep[],
  of: (step: WeatherStep) => number | undefined,
): Peak | undefined {
  const isWhole = steps.every((step) => of(step) !== undefined)
  return steps.reduce<Peak | undefined>((peak, step) => {
    const value = of(step)
    return value === undefined || (peak && peak.value >= value) ? peak : { value, atDt: step.dt, isWhole }
  }, undefined)
}

/** What has fallen in hours that are over, as far back as is known. */
export function fallenLine(
  words: Words,
  { past, place, units, nameDay }: JudgedFarmWeather,
  hours: Interval,
): string {
  const { asked } = words.chat.farm
  const steps = past.filter((step) => step.dt >= hours.startDt && step.dt < hours.endDt)
  const [first, last] = [steps[0], steps.at(-1)]
  const total = rainTotal(steps.map(({ rainMm }) => rainMm))
  if (!first || !last || !total.known) return asked.fallenUnknown
  const { tag } = words.weather.figures
  const said = {
    about: fallSubject(words, steps),
    amount: total.value > 0 ? sayRain(words.weather.figures, total.value, units) : undefined,
    from: asked.moment({ day: nameDay(localDay(place, first.dt)), clock: sayClock(tag, place, first.dt) }),
    until: asked.moment({
      day: nameDay(localDay(place, stepEnd(last))),
      clock: sayClock(tag, place, stepEnd(last)),
    }),
  }
  return first.dt > hours.startDt ? `${asked.fallen(said)} ${asked.noFurtherBack}` : asked.fallen(said)
}
