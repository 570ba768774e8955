import { mowingDays } from '@smart-farming/weather-core/field/hay-window'
import { dayStatement, type TimedWork } from '@smart-farming/weather-core/outlook/day-statement'
import { frostNights } from '@smart-farming/weather-core/steps/frost-nights'
import { hayDays } from '@smart-farming/weather-core/steps/hay-days'
import { worksFor } from '@smart-farming/weather-core/work/farm/enterprise-needs'
import { type JudgedDay, WORKS, type Work } from '@smart-farming/weather-core/work/judge-forecast'
import type { ServerWords } from '@smart-farming/words/catalogues'
import { sayTemperature } from '@smart-farming/words/format/weather/figures'
import { sayDay } from '@smart-farming/words/say/day'
import { sayTonight } from '@smart-farming/words/say/frost'
import { sayJudgement, sayLimit } from '@smart-farming/words/say/reason'
import { sayStretch } from '@smart-farming/words/say/stretch'
import * as z from 'zod/mini'
import { oneOf } from '../prices/price-arguments.ts'
import { defineTool, type Tool } from '../tool.ts'
import { days, forecastResult, sayKnown } from './farm-forecast.ts'
import { type FarmPorts, farmWeather, type JudgedFarmWeather } from './farm-weather.ts'

const job = z
  .optional(oneOf(WORKS))
  .check(z.describe('harvest is combining, hay is mowing and baling. Default: all jobs of the farm'))

/** Times when the weather allows field work. */
export const workWindows = ({ words, ...ports }: FarmPorts): Tool =>
  defineTool({
    name: 'work_windows',
    description:
      "When the weather allows work on the farmer's own farm, by the farmer's own limits: each day in a sentence; for a named job also every stretch of hours with verdict, reason and limit, for frost the nights. What may be sprayed, and how, only the label and the adviser say. Pass its note on.",
    args: z.strictObject({ job, days }),
    async run({ job: asked, days: count }, context) {
      const farm = await farmWeather({ words, ...ports }, context)
      const some = farm.days.slice(0, count)
      const { place, units, tonight } = farm
      const told = {
        days: some.map((day, at) => {
          const of = dayStatement(day, place, spokenOf(asked, farm), at === 0 ? tonight : undefined)
          const summary = sayDay(words.weather, of, place, units)
          const windows = asked !== undefined && windowsOf(words, day, asked, farm)
          return { day: farm.nameDay(day.key), summary, ...windows }
        }),
        ...(asked === 'frost' && tonight && { tonight: sayTonight(words.weather, tonight, place, units) }),
        ...(asked === 'frost' && { nights: nightsOf(words, farm).slice(0, count) }),
        ...(asked === 'hay' && { mowing: mowingOf(words, farm).slice(0, count) }),
      }
      return forecastResult(words, farm, told)
    },
  })

function spokenOf(asked: Work | undefined, { own }: JudgedFarmWeather): TimedWork[] {
  const works = asked === undefined ? worksFor(own) : [asked]
  return works.filter((work) => work !== 'frost')
}

function windowsOf(
  { weather }: ServerWords,
  { windows, confidence }: JudgedDay,
  work: Work,
  { place, units }: JudgedFarmWeather,
) {
  // Frost is not a job: hours without it are omitted.
  const told = windows[work].filter(({ verdict }) => work !== 'frost' || verdict !== 'good')
  return {
    windows: told.map(({ verdict, reasons, ...stretch }) => {
      const main = reasons.find((reason) => reason.verdict === verdict)
      const limit = main?.limit && sayLimit(weather, main.limit, units)
      return {
        hours: sayStretch(weather, place, stretch),
        verdict: (work === 'frost' ? weather.frostVerdicts : weather.verdicts)[verdict],
        why: sayJudgement(weather, { verdict, reasons }, place, units),
        ...(limit && { limit }),
      }
    }),
    confidence,
  }
}

function nightsOf(words: ServerWords, { steps, place, units, nameDay }: JudgedFarmWeather) {
  const { figures } = words.weather
  const { farm: say } = words.chat
  return frostNights(steps, place).map(({ key, lowestC, groundC, risk, whole }) => ({
    nightAfter: nameDay(key),
    lowest: sayTemperature(figures, lowestC, units),
    ground: groundC === undefined ? say.groundNotKnown : sayTemperature(figures, groundC, units),
    risk: sayKnown(words, risk, (value) => value),
    ...(!whole && { only: say.partOfNight }),
  }))
}

function mowingOf(words: ServerWords, { steps, place, nameDay }: JudgedFarmWeather) {
  const { yes, no } = words.chat.farm.mow
  return mowingDays(hayDays(steps, place)).map(({ key, mow }) => ({
    day: nameDay(key),
    mow: sayKnown(words, mow, (may) => (may ? yes : no)),
  }))
}
