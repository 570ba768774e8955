import { mowingDays } from '@smart-farming/weather-core/field/hay-window'
import { frostNights } from '@smart-farming/weather-core/steps/frost-nights'
import { hayDays } from '@smart-farming/weather-core/steps/hay-days'
import { sayClock, sayEnd } from '@smart-farming/weather-core/words/clock'
import { daySummary, type TimedWork } from '@smart-farming/weather-core/words/day-summary'
import { sayTemperature } from '@smart-farming/weather-core/words/display-units'
import { sayJudgement, sayLimit } from '@smart-farming/weather-core/words/say-reason'
import { worksFor } from '@smart-farming/weather-core/work/enterprises'
import { type JudgedDay, WORKS, type Work } from '@smart-farming/weather-core/work/judge-forecast'
import * as z from 'zod/mini'
import { defineTool } from './define-tool.ts'
import { factsInWords } from './facts-in-words.ts'
import { days } from './farm-forecast.ts'
import { dayInWords, type FarmWeather, farmWeather } from './farm-weather.ts'
import type { ToolPorts } from './ports.ts'
import type { Tool } from './tool.ts'

const job = z
  .optional(z.enum(WORKS, `must be one of ${WORKS.join(', ')}`))
  .check(
    z.describe(
      'harvest is combining, hay is baling and mowing, frost is what stands outside. Left out: every day in one sentence for all jobs of this farm',
    ),
  )

/** When the weather lets the farmer work. */
export const workWindowsTool = (ports: Pick<ToolPorts, 'weather' | 'farms'>): Tool =>
  defineTool({
    name: 'work_windows',
    description:
      "When the forecast allows a job on the farmer's own farm, by the farmer's own limits: the best hours of each day, and for a named job every stretch of hours with its verdict (good, careful, dont, unknown), the reason and the limit with its publisher. It judges the weather only: what may be sprayed, and how, is the label's and the adviser's business.",
    args: z.strictObject({ job, days }),
    async run({ job: asked, days: count }, context) {
      const farm = await farmWeather(ports, context)
      const some = farm.days.slice(0, count)
      const told = {
        days: some.map((day) => ({
          day: dayInWords(day.key),
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

function windowsOf({ windows, steps, confidence }: JudgedDay, work: Work, { place, units }: FarmWeather) {
  const without = [...new Set(steps.flatMap(({ judgements }) => judgements[work].without))]
  return {
    windows: windows[work].map(({ startDt, endDt, verdict, reasons }) => {
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
    ...(without.length > 0 && { judgedWithout: without }),
  }
}

function nightsOf({ steps, place, units }: FarmWeather) {
  return frostNights(steps, place).map(({ key, lowestC, groundC, risk, whole }) => ({
    nightAfter: dayInWords(key),
    lowest: sayTemperature(lowestC, units),
    ground: groundC === undefined ? 'not known' : sayTemperature(groundC, units),
    risk: risk.known ? risk.value : `not known: ${risk.reason}`,
    ...(!whole && { only: 'part of the night' }),
  }))
}

function mowingOf({ steps, place }: FarmWeather) {
  return mowingDays(hayDays(steps, place)).map(({ key, mow }) => ({
    day: dayInWords(key),
    mow: mow.known ? (mow.value ? 'hay mown on this day would dry' : 'no') : `not known: ${mow.reason}`,
  }))
}
