import { mowingDays } from '@smart-farming/weather-core/field/hay-window'
import { createDayStatement, type TimedWork } from '@smart-farming/weather-core/outlook/day-statement'
import { findFrostNights } from '@smart-farming/weather-core/steps/frost-nights'
import { createHayDays } from '@smart-farming/weather-core/steps/hay-days'
import { jobsToJudge } from '@smart-farming/weather-core/work/farm/enterprise-needs'
import { JOBS, type Job, type JudgedDay } from '@smart-farming/weather-core/work/judge-forecast'
import type { ServerMessages } from '@smart-farming/words/catalogues'
import { formatTemperature } from '@smart-farming/words/format/weather/figures'
import { describeDay } from '@smart-farming/words/sentences/day'
import { describeTonight } from '@smart-farming/words/sentences/frost'
import { describeInterval } from '@smart-farming/words/sentences/interval'
import { describeJudgement, describeLimit } from '@smart-farming/words/sentences/reason'
import * as z from 'zod/mini'
import { enumArgument } from '../prices/price-arguments.ts'
import { defineTool, type Tool } from '../tool.ts'
import { daysArgument, forecastResult, formatMaybe } from './farm-forecast.ts'
import { type FarmPorts, farmWeather, type JudgedFarmWeather } from './farm-weather.ts'

const job = z
  .optional(enumArgument(JOBS))
  .check(z.describe('harvest is combining, hay is mowing and baling. Default: all jobs of the farm'))

/** Tool: times when the weather allows field work. */
export const workWindows = ({ words, ...ports }: FarmPorts): Tool =>
  defineTool({
    name: 'work_windows',
    description:
      "When the weather allows work on the farmer's own farm, by the farmer's own limits: each day in a sentence; for a named job also every stretch of hours with verdict, reason and limit, for frost the nights. What may be sprayed, and how, only the label and the adviser say. Pass its note on.",
    args: z.strictObject({ job, days: daysArgument }),
    async run({ job: asked, days: count }, context) {
      const farm = await farmWeather({ words, ...ports }, context)
      const some = farm.days.slice(0, count)
      const { place, units, tonight } = farm
      const told = {
        days: some.map((day, at) => {
          const of = createDayStatement(day, place, spokenOf(asked, farm), at === 0 ? tonight : undefined)
          const summary = describeDay(words.weather, of, place, units)
          const windows = asked !== undefined && windowsOf(words, day, asked, farm)
          return { day: farm.nameDay(day.key), summary, ...windows }
        }),
        ...(asked === 'frost' &&
          tonight && { tonight: describeTonight(words.weather, tonight, place, units) }),
        ...(asked === 'frost' && { nights: nightsOf(words, farm).slice(0, count) }),
        ...(asked === 'hay' && { mowing: mowingOf(words, farm).slice(0, count) }),
      }
      return forecastResult(words, farm, told)
    },
  })

function spokenOf(asked: Job | undefined, { own }: JudgedFarmWeather): TimedWork[] {
  const works = asked === undefined ? jobsToJudge(own) : [asked]
  return works.filter((work) => work !== 'frost')
}

function windowsOf(
  { weather }: ServerMessages,
  { windows, confidence }: JudgedDay,
  work: Job,
  { place, units }: JudgedFarmWeather,
) {
  // Frost is not a job: hours without frost are omitted.
  const told = windows[work].filter(({ verdict }) => work !== 'frost' || verdict !== 'good')
  return {
    windows: told.map(({ verdict, reasons, ...stretch }) => {
      const main = reasons.find((reason) => reason.verdict === verdict)
      const limit = main?.limit && describeLimit(weather, main.limit, units)
      return {
        hours: describeInterval(weather, place, stretch),
        verdict: (work === 'frost' ? weather.frostVerdicts : weather.verdicts)[verdict],
        why: describeJudgement(weather, { verdict, reasons }, place, units),
        ...(limit && { limit }),
      }
    }),
    confidence,
  }
}

function nightsOf(words: ServerMessages, { steps, place, units, nameDay }: JudgedFarmWeather) {
  const { figures } = words.weather
  const { farm: say } = words.chat
  return findFrostNights(steps, place).map(({ key, lowestC, groundC, risk, whole }) => ({
    nightAfter: nameDay(key),
    lowest: formatTemperature(figures, lowestC, units),
    ground: groundC === undefined ? say.groundNotKnown : formatTemperature(figures, groundC, units),
    risk: formatMaybe(words, risk, (value) => value),
    ...(!whole && { only: say.partOfNight }),
  }))
}

function mowingOf(words: ServerMessages, { steps, place, nameDay }: JudgedFarmWeather) {
  const { yes, no } = words.chat.farm.mow
  return mowingDays(createHayDays(steps, place)).map(({ key, mow }) => ({
    day: nameDay(key),
    mow: formatMaybe(words, mow, (may) => (may ? yes : no)),
  }))
}
