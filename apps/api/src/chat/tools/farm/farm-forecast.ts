import { alertOutlook } from '@smart-farming/weather-core/outlook/outlook'
import { rainStatement } from '@smart-farming/weather-core/outlook/rain-statement'
import { stepEnd } from '@smart-farming/weather-core/steps/weather-step'
import type { JudgedDay } from '@smart-farming/weather-core/work/judge-forecast'
import type { ServerWords } from '@smart-farming/words/catalogues'
import { sayRain, sayShare, sayTemperature, sayWind } from '@smart-farming/words/format/weather/figures'
import { sayAlertOutlook } from '@smart-farming/words/say/outlook'
import { sayRainOfDay } from '@smart-farming/words/say/rain'
import { sayStretch } from '@smart-farming/words/say/stretch'
import { sayTonight } from '@smart-farming/words/say/tonight'
import { sayWhy } from '@smart-farming/words/say/why'
import * as z from 'zod/mini'
import { defineTool } from '../define-tool.ts'
import { factsInWords } from '../facts-in-words.ts'
import type { Tool } from '../tool.ts'
import { chanceOf, coldest, gustOf, type Of, sayExtreme, warmest, windOf } from './answers/lines/figures.ts'
import { type FarmPorts, farmWeather, type JudgedFarmWeather } from './farm-weather.ts'
import { forecastReferences } from './forecast-references.ts'

const message = 'must be a whole number from 1 to 5'
/** How many days ahead, today first. */
export const days = z
  ._default(z.int(message).check(z.gte(1, message), z.lte(5, message)), 5)
  .check(z.describe('Days, today first'))

/** The days ahead at the farm. */
export const farmForecast = (ports: FarmPorts): Tool =>
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
        : sayAlertOutlook(
            ports.words.weather,
            alertOutlook(farm.steps, farm.place, farm.own, farm.past),
            farm.place,
            farm.units,
          )
      const told = {
        ...(farm.tonight && {
          tonight: sayTonight(ports.words.weather, farm.tonight, farm.place, farm.units),
        }),
        days: farm.days.slice(0, count).map((day) => dayOf(ports.words, day, farm)),
        lookOut: found.map(({ sentence }) => sentence),
        ...(unchecked.length > 0 && {
          couldNotBeChecked: unchecked.map(ports.words.chat.farm.unchecked),
        }),
      }
      return {
        data: { ...farm.evidence, ...told },
        facts: factsInWords(told),
        references: forecastReferences(ports.words.chat.claims, farm, told.days, told.lookOut),
        provenance: 'forecast',
        sources: [farm.source],
      }
    },
  })

function dayOf(
  words: ServerWords,
  { key, steps: judged, complete, rainMm, confidence }: JudgedDay,
  { place, units, nameDay }: JudgedFarmWeather,
) {
  const { weather, chat } = words
  const { figures } = weather
  const steps = judged.map(({ step }) => step)
  const [first, last] = [steps[0], steps.at(-1)]
  const temperature = (celsius: number) => sayTemperature(figures, celsius, units)
  const wind = (kmh: number) => sayWind(figures, kmh, units)
  const most = (of: Of, say: (value: number) => string, isWhole?: boolean) =>
    sayExtreme(chat.farm, steps, of, Math.max, say, isWhole)
  const hasLows = steps.every(({ minTempC }) => minTempC !== undefined)
  const hasHighs = steps.every(({ maxTempC }) => maxTempC !== undefined)
  return {
    day: nameDay(key),
    ...(!complete &&
      first &&
      last && { only: sayStretch(weather, place, { startDt: first.dt, endDt: stepEnd(last) }) }),
    lowest: sayExtreme(chat.farm, steps, coldest, Math.min, temperature, hasLows),
    highest: most(warmest, temperature, hasHighs),
    rain: sayRainOfDay(weather, rainStatement(steps, complete, place), place, units),
    rainInAll: rainMm.known
      ? sayRain(figures, rainMm.value, units)
      : chat.farm.notKnown({ reason: sayWhy(weather, rainMm.reason) }),
    chanceOfRain: most(chanceOf, (share) => sayShare(figures, share)),
    strongestWind: most(windOf, wind),
    gusts: most(gustOf, wind),
    confidence,
  }
}
