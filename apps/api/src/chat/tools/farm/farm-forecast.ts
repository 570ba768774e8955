import { coldestAir } from '@smart-farming/weather-core/steps/coldest-air'
import { stepEnd } from '@smart-farming/weather-core/steps/weather-step'
import { sayClock, sayEnd } from '@smart-farming/weather-core/words/clock'
import { sayRain, sayShare, sayTemperature, sayWind } from '@smart-farming/weather-core/words/display-units'
import { alertOutlook } from '@smart-farming/weather-core/words/outlook'
import { rainWords } from '@smart-farming/weather-core/words/rain-words'
import type { JudgedDay } from '@smart-farming/weather-core/work/judge-forecast'
import * as z from 'zod/mini'
import { defineTool } from '../define-tool.ts'
import { factsInWords } from '../facts-in-words.ts'
import type { ToolPorts } from '../ports.ts'
import type { Tool } from '../tool.ts'
import { type FarmWeather, farmWeather } from './farm-weather.ts'

const message = 'must be a whole number from 1 to 5'
/** How many days ahead, today first. */
export const days = z
  ._default(z.int(message).check(z.gte(1, message), z.lte(5, message)), 5)
  .check(z.describe('Days, today first'))

/** The days ahead at the farm. */
export const farmForecast = (ports: Pick<ToolPorts, 'weather' | 'farms' | 'words'>): Tool =>
  defineTool({
    name: 'farm_forecast',
    description:
      "The weather at the farmer's own farm for up to 5 days: temperature, rain, wind, and what to look out for. Pass its note on.",
    args: z.strictObject({ days }),
    async run({ days: count }, context) {
      const farm = await farmWeather(ports, context)
      // What is made up raises no alert.
      const { found, unchecked } = farm.sample
        ? { found: [], unchecked: [] }
        : alertOutlook(farm.steps, farm.place, farm.own)
      const told = {
        days: farm.days.slice(0, count).map((day) => dayOf(day, farm)),
        lookOut: found.map(({ sentence }) => sentence),
        ...(unchecked.length > 0 && {
          couldNotBeChecked: unchecked.map(({ name, reason }) => `${name}: ${reason}`),
        }),
      }
      return {
        data: { ...farm.evidence, ...told },
        facts: factsInWords(told),
        sources: [farm.source],
      }
    },
  })

function dayOf({ key, steps: judged, complete, rainMm, confidence }: JudgedDay, farm: FarmWeather) {
  const { place, units } = farm
  const steps = judged.map(({ step }) => step)
  const [first, last] = [steps[0], steps.at(-1)]
  return {
    day: farm.sayDay(key),
    ...(!complete &&
      first &&
      last && { only: `${sayClock(place, first.dt)} to ${sayEnd(place, stepEnd(last))}` }),
    lowest: extreme(
      steps.map((step) => coldestAir(step).airC),
      Math.min,
      (value) => sayTemperature(value, units),
      steps.every(({ minTempC }) => minTempC !== undefined),
    ),
    highest: extreme(
      steps.map(({ tempC, maxTempC }) => maxTempC ?? tempC),
      Math.max,
      (value) => sayTemperature(value, units),
      steps.every(({ maxTempC }) => maxTempC !== undefined),
    ),
    rain: rainWords(steps, complete, place, units),
    rainInAll: rainMm.known ? sayRain(rainMm.value, units) : `not known: ${rainMm.reason}`,
    chanceOfRain: extreme(
      steps.map(({ pop }) => pop),
      Math.max,
      sayShare,
    ),
    strongestWind: extreme(
      steps.map(({ windKmh }) => windKmh),
      Math.max,
      (value) => sayWind(value, units),
    ),
    gusts: extreme(
      steps.map(({ gustKmh }) => gustKmh),
      Math.max,
      (value) => sayWind(value, units),
    ),
    confidence,
  }
}

/** The least or most of the figures given, in words; figures that are missing may lie beyond it, which is said. */
function extreme(
  figures: readonly (number | undefined)[],
  of: (...values: number[]) => number,
  say: (value: number) => string,
  isWhole = !figures.includes(undefined),
): string {
  const given = figures.filter((value) => value !== undefined)
  if (given.length === 0) return 'not in this forecast'
  const words = say(of(...given))
  return isWhole ? words : `${words}, some hours not known`
}
