import { findAlertOutlook } from '@smart-farming/weather-core/outlook/outlook'
import { createRainStatement } from '@smart-farming/weather-core/outlook/rain-statement'
import type { Maybe } from '@smart-farming/weather-core/result'
import { stepEnd } from '@smart-farming/weather-core/steps/weather-step'
import type { JudgedDay } from '@smart-farming/weather-core/work/judge-forecast'
import type { ServerMessages } from '@smart-farming/words/catalogues'
import {
  formatRain,
  formatShare,
  formatTemperature,
  formatWind,
} from '@smart-farming/words/format/weather/figures'
import { describeDayRain } from '@smart-farming/words/sentences/day'
import { describeTonight } from '@smart-farming/words/sentences/frost'
import { describeInterval } from '@smart-farming/words/sentences/interval'
import { describeAlertOutlook } from '@smart-farming/words/sentences/outlook'
import { explainUnknown } from '@smart-farming/words/sentences/reason'
import * as z from 'zod/mini'
import { defineTool, factsFromTexts, type TextReference, type Tool, type ToolResult } from '../tool.ts'
import {
  formatExtreme,
  gustSpeed,
  maxTempC,
  minTempC,
  rainChance,
  type StepValue,
  windSpeed,
} from './answers/hourly-measures.ts'
import { type FarmPorts, farmWeather, type JudgedFarmWeather } from './farm-weather.ts'

const message = 'must be a whole number from 1 to 5'
/** Number of days ahead, today first. */
export const daysArgument = z
  ._default(z.int(message).check(z.gte(1, message), z.lte(5, message)), 5)
  .check(z.describe('Days, today first'))

/** Tool: the days ahead at the farm. */
export const farmForecast = ({ words, ...ports }: FarmPorts): Tool =>
  defineTool({
    name: 'farm_forecast',
    description:
      "The weather at the farmer's own farm for up to 5 days: temperature, rain, wind, and what to look out for. Pass its note on.",
    args: z.strictObject({ days: daysArgument }),
    async run({ days: count }, context) {
      const farm = await farmWeather({ words, ...ports }, context)
      // Sample weather raises no alerts.
      const ahead = findAlertOutlook(farm.steps, farm.place, farm.own, farm.past)
      const { found, unchecked } = farm.sample
        ? { found: [], unchecked: [] }
        : describeAlertOutlook(words.weather, ahead, farm.place, farm.units)
      const told = {
        ...(farm.tonight && {
          tonight: describeTonight(words.weather, farm.tonight, farm.place, farm.units),
        }),
        days: farm.days.slice(0, count).map((day) => dayOf(words, day, farm)),
        lookOut: found.map(({ sentence }) => sentence),
        ...(unchecked.length > 0 && { couldNotBeChecked: unchecked.map(words.chat.farm.unchecked) }),
      }
      return forecastResult(words, farm, told)
    },
  })

function dayOf(
  words: ServerMessages,
  { key, steps: judged, complete, rainMm, confidence }: JudgedDay,
  { place, units, nameDay }: JudgedFarmWeather,
) {
  const { weather, chat } = words
  const { figures } = weather
  const steps = judged.map(({ step }) => step)
  const [first, last] = [steps[0], steps.at(-1)]
  const only = !complete && first && last && { startDt: first.dt, endDt: stepEnd(last) }
  const temperature = (celsius: number) => formatTemperature(figures, celsius, units)
  const wind = (kmh: number) => formatWind(figures, kmh, units)
  const most = (of: StepValue, say: (value: number) => string, isWhole?: boolean) =>
    formatExtreme(chat.farm, steps, of, Math.max, say, isWhole)
  const hasLows = steps.every(({ minTempC }) => minTempC !== undefined)
  const hasHighs = steps.every(({ maxTempC }) => maxTempC !== undefined)
  return {
    day: nameDay(key),
    ...(only && { only: describeInterval(weather, place, only) }),
    lowest: formatExtreme(chat.farm, steps, minTempC, Math.min, temperature, hasLows),
    highest: most(maxTempC, temperature, hasHighs),
    rain: describeDayRain(weather, createRainStatement(steps, complete, place), place, units),
    rainInAll: formatMaybe(words, rainMm, (mm) => formatRain(figures, mm, units)),
    chanceOfRain: most(rainChance, (share) => formatShare(figures, share)),
    strongestWind: most(windSpeed, wind),
    gusts: most(gustSpeed, wind),
    confidence,
  }
}

interface ToldDay {
  day: string
  windows?: readonly { hours: string; why: string }[]
}

/** Keys whose values are not statements of the forecast. */
const unsaid = new Set(['day', 'confidence'])

/**
 * Converts a forecast to a tool's result. A model may cite every text worded by the product, with
 * its day and place.
 * @param told the forecast's days, from the first; warnings name their days themselves
 */
export function forecastResult(
  { chat: { claims: say } }: ServerMessages,
  { days: judged, evidence, source }: JudgedFarmWeather,
  told: { readonly days: readonly ToldDay[]; readonly lookOut?: readonly string[] },
): ToolResult {
  const { place } = evidence
  const ofDays = told.days.flatMap((one, at): TextReference[] => {
    const day = judged[at]?.key
    const about = (what: string) => ({ about: say.ofDay({ what, day, place }), ...(day && { day }) })
    const texts = Object.entries(one).flatMap(([what, text]) =>
      typeof text === 'string' && !unsaid.has(what) ? [{ text, ...about(what) }] : [],
    )
    const hours = one.windows ?? []
    return [
      ...texts,
      ...hours.map(({ hours: stretch, why }) => ({ text: `${stretch}: ${why}`, ...about('window') })),
    ]
  })
  const lookOut = (told.lookOut ?? []).map((text) => ({ text, about: say.ofDay({ what: 'lookOut', place }) }))
  return {
    data: { ...evidence, ...told },
    facts: factsFromTexts(told),
    references: [...ofDays, ...lookOut],
    provenance: 'forecast',
    sources: [source],
  }
}

/** A value as text, or the reason why it is unknown. */
export const formatMaybe = <Value>(
  { weather, chat }: ServerMessages,
  result: Maybe<Value>,
  say: (value: Value) => string,
): string =>
  result.known ? say(result.value) : chat.farm.notKnown({ reason: explainUnknown(weather, result.reason) })
