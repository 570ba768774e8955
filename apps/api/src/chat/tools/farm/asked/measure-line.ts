import { coldestAir } from '@smart-farming/weather-core/steps/coldest-air'
import { fallName } from '@smart-farming/weather-core/steps/fall-name'
import { stepEnd, type WeatherStep } from '@smart-farming/weather-core/steps/weather-step'
import type { Interval } from '@smart-farming/weather-core/sun/daylight'
import { rainTotal } from '@smart-farming/weather-core/water/rain'
import { localDay } from '@smart-farming/weather-core/zone'
import type { ServerWords } from '@smart-farming/words/catalogues'
import { capital } from '@smart-farming/words/format/names/capital'
import { sayClock } from '@smart-farming/words/format/weather/clock'
import { sayRain, sayShare, sayTemperature, sayWind } from '@smart-farming/words/format/weather/figures'
import { sayStretch } from '@smart-farming/words/say/stretch'
import type { Measure } from '../farm-question.ts'
import type { JudgedFarmWeather } from '../farm-weather.ts'

type Words = Pick<ServerWords, 'chat' | 'weather'>

/** A figure of the hours that are asked about; what is missing of it is said, and never stands for nothing. */
export function measureLine(
  words: Words,
  measure: Exclude<Measure, 'water'>,
  farm: JudgedFarmWeather,
  hours: Interval,
): string {
  const { asked } = words.chat.farm
  const steps = farm.steps.filter((step) => stepEnd(step) > hours.startDt && step.dt < hours.endDt)
  const day = farm.nameDay(localDay(farm.place, hours.startDt))
  const isWholeDay = hours.endDt - hours.startDt > 20 * 3600
  const stretch = sayStretch(words.weather, farm.place, spanOf(steps, hours))
  const when = isWholeDay ? day : asked.when({ day, stretch })
  const about =
    measure === 'rain'
      ? capital(words.weather.figures.tag, asked.falls[fallName(steps)])
      : asked.measures[measure]
  if (steps.length === 0) return asked.measure({ about, when, said: asked.notCovered })
  return asked.measure({ about, when, said: sayings[measure](words, steps, farm) })
}

const spanOf = (steps: readonly WeatherStep[], hours: Interval): Interval => {
  const [first, last] = [steps[0], steps.at(-1)]
  return first && last ? { startDt: first.dt, endDt: stepEnd(last) } : hours
}

type Saying = (words: Words, steps: readonly WeatherStep[], farm: JudgedFarmWeather) => string

const sayings: Readonly<Record<Exclude<Measure, 'water'>, Saying>> = {
  rain({ chat, weather: { figures } }, steps, { units }) {
    const { asked, notGiven } = chat.farm
    const total = rainTotal(steps.map(({ rainMm }) => rainMm))
    const pops = steps.map(({ pop }) => pop)
    const given = pops.filter((pop) => pop !== undefined)
    const chance = given.length === 0 ? notGiven : sayShare(figures, Math.max(...given))
    const isWhole = given.length === pops.length
    const fall = asked.falls[fallName(steps)]
    if (!total.known) return asked.rainUnknown({ chance, fall })
    const amount = total.value > 0 ? sayRain(figures, total.value, units) : undefined
    return asked.rain({
      amount,
      fall,
      chance: isWhole || given.length === 0 ? chance : chat.farm.partlyKnown({ figure: chance }),
    })
  },
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
  temperature({ chat, weather: { figures } }, steps, { units }) {
    const { asked, notGiven } = chat.farm
    const lows = steps.map((step) => coldestAir(step).airC)
    const highs = steps.map(({ tempC, maxTempC }) => maxTempC ?? tempC)
    const say = (all: readonly (number | undefined)[], of: (...values: number[]) => number) => {
      const given = all.filter((value) => value !== undefined)
      if (given.length === 0) return notGiven
      const figure = sayTemperature(figures, of(...given), units)
      return given.length === all.length ? figure : chat.farm.partlyKnown({ figure })
    }
    return asked.temperature({ lowest: say(lows, Math.min), highest: say(highs, Math.max) })
  },
}

interface Peak {
  value: number
  atDt: number
  /** All steps have a figure. */
  isWhole: boolean
}

function most(
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
    fall: asked.falls[fallName(steps)],
    amount: total.value > 0 ? sayRain(words.weather.figures, total.value, units) : undefined,
    from: asked.moment({ day: nameDay(localDay(place, first.dt)), clock: sayClock(tag, place, first.dt) }),
    until: asked.moment({
      day: nameDay(localDay(place, stepEnd(last))),
      clock: sayClock(tag, place, stepEnd(last)),
    }),
  }
  return first.dt > hours.startDt ? `${asked.fallen(said)} ${asked.noFurtherBack}` : asked.fallen(said)
}
