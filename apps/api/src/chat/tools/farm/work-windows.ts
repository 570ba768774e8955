import { mowingDays } from '@smart-farming/weather-core/field/hay-window'
import { frostNights } from '@smart-farming/weather-core/steps/frost-nights'
import { hayDays } from '@smart-farming/weather-core/steps/hay-days'
import { sayClock, sayEnd } from '@smart-farming/weather-core/words/clock'
import { daySummary, type TimedWork } from '@smart-farming/weather-core/words/day-summary'
import { sayTemperature } from '@smart-farming/weather-core/words/display-units'
import { sayJudgement, sayLimit } from '@smart-farming/weather-core/words/say-reason'
import { worksFor } from '@smart-farming/weather-core/work/farm/enterprise-needs'
import { type JudgedDay, WORKS, type Work } from '@smart-farming/weather-core/work/judge-forecast'
import * as z from 'zod/mini'
import { defineTool } from '../define-tool.ts'
import { factsInWords } from '../facts-in-words.ts'
import type { ToolPorts } from '../ports.ts'
import type { Tool } from '../tool.ts'
import { days } from './farm-forecast.ts'
import { type FarmWeather, farmWeather } from './farm-weather.ts'

const job = z
  .optional(z.enum(WORKS, `must be one of ${WORKS.join(', ')}`))
  .check(z.describe('harvest is combining, hay is mowing and baling. Default: all jobs of the farm'))

/** When the weather lets the farmer work. */
export const workWindowsTool = (ports: Pick<ToolPorts, 'weather' | 'farms' | 'words'>): Tool =>
  defineTool({
    name: 'work_windows',
    description:
      "When the weather allows work on the farmer's own farm, by the farmer's own limits: each day in a sentence; for a named job also every stretch of hours with verdict, reason and limit, for frost the nights. What may be sprayed, and how, only the label and the adviser say. Pass its note on.",
    args: z.strictObject({ job, days }),
    async run({ job: asked, days: count }, context) {
      const farm = await farmWeather(ports, context)
      const some = farm.days.slice(0, count)
      const told = {
        days: some.map((day) => ({
          day: farm.sayDay(day.key),
          summary: daySummary(day, farm.place, farm.units, spokenOf(asked, farm)),
          ...(asked !== undefined && windowsOf(day, asked, farm)),
        })),
        ...(asked === 'frost' && { nights: nightsOf(farm).slice(0, count) }),
        ...(asked === 'hay' && { mowing: mowingOf(farm).slice(0, count) }),
      }
      return { data: { ...farm.evidence, ...told }, facts: factsInWords(told), sources: [farm.source] }
    },
  })

function spokenOf(asked: Work | undefined, { own }: FarmWeather): TimedWork[] {
  const works = asked === undefined ? worksFor(own.enterprises) : [asked]
  return works.filter((work) => work !== 'frost')
}

function windowsOf({ windows, confidence }: JudgedDay, work: Work, { place, units }: FarmWeather) {
  // Frost is no job: hours without it are not worth a word.
  const told = windows[work].filter(({ verdict }) => work !== 'frost' || verdict !== 'good')
  return {
    windows: told.map(({ startDt, endDt, verdict, reasons }) => {
      const main = reasons.find((reason) => reason.verdict === verdict)
      const limit = main && sayLimit(main, units)
      return {
        hours: `${sayClock(place, startDt)} to ${sayEnd(place, endDt)}`,
        verdict,
        why: sayJudgement({ verdict, reasons }, place, units),
        ...(limit && { limit }),
      }
    }),
    confidence,
  }
}

function nightsOf({ steps, place, units, sayDay }: FarmWeather) {
  return frostNights(steps, place).map(({ key, lowestC, groundC, risk, whole }) => ({
    nightAfter: sayDay(key),
    lowest: sayTemperature(lowestC, units),
    ground: groundC === undefined ? 'not known' : sayTemperature(groundC, units),
    risk: risk.known ? risk.value : `not known: ${risk.reason}`,
    ...(!whole && { only: 'part of the night' }),
  }))
}

function mowingOf({ steps, place, sayDay }: FarmWeather) {
  return mowingDays(hayDays(steps, place)).map(({ key, mow }) => ({
    day: sayDay(key),
    mow: mow.known ? (mow.value ? 'hay mown on this day would dry' : 'no') : `not known: ${mow.reason}`,
  }))
}
