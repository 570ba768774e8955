import { mowingDays } from '@smart-farming/weather-core/field/hay-window'
import { dayStatement, type TimedWork } from '@smart-farming/weather-core/outlook/day-statement'
import { frostNights } from '@smart-farming/weather-core/steps/frost-nights'
import { hayDays } from '@smart-farming/weather-core/steps/hay-days'
import { worksFor } from '@smart-farming/weather-core/work/farm/enterprise-needs'
import { type JudgedDay, WORKS, type Work } from '@smart-farming/weather-core/work/judge-forecast'
import type { ServerWords } from '@smart-farming/words/catalogues'
import { sayTemperature } from '@smart-farming/words/format/weather/figures'
import { sayDay } from '@smart-farming/words/say/day'
import { sayLimit } from '@smart-farming/words/say/limit'
import { sayJudgement } from '@smart-farming/words/say/reason'
import { sayStretch } from '@smart-farming/words/say/stretch'
import { sayTonight } from '@smart-farming/words/say/tonight'
import { sayWhy } from '@smart-farming/words/say/why'
import * as z from 'zod/mini'
import { defineTool } from '../define-tool.ts'
import { factsInWords } from '../facts-in-words.ts'
import type { Tool } from '../tool.ts'
import { days } from './farm-forecast.ts'
import { type FarmPorts, farmWeather, type JudgedFarmWeather } from './farm-weather.ts'
import { forecastReferences } from './forecast-references.ts'

const job = z
  .optional(z.enum(WORKS, `must be one of ${WORKS.join(', ')}`))
  .check(z.describe('harvest is combining, hay is mowing and baling. Default: all jobs of the farm'))

/** When the weather lets the farmer work. */
export const workWindowsTool = ({ words, ...ports }: FarmPorts): Tool =>
  defineTool({
    name: 'work_windows',
    description:
      "When the weather allows work on the farmer's own farm, by the farmer's own limits: each day in a sentence; for a named job also every stretch of hours with verdict, reason and limit, for frost the nights. What may be sprayed, and how, only the label and the adviser say. Pass its note on.",
    args: z.strictObject({ job, days }),
    async run({ job: asked, days: count }, context) {
      const farm = await farmWeather({ words, ...ports }, context)
      const some = farm.days.slice(0, count)
      const told = {
        days: some.map((day) => ({
          day: farm.nameDay(day.key),
          summary: sayDay(
            words.weather,
            dayStatement(
              day,
              farm.place,
              spokenOf(asked, farm),
              day === farm.days[0] ? farm.tonight : undefined,
            ),
            farm.place,
            farm.units,
          ),
          ...(asked !== undefined && windowsOf(words, day, asked, farm)),
        })),
        ...(asked === 'frost' &&
          farm.tonight && { tonight: sayTonight(words.weather, farm.tonight, farm.place, farm.units) }),
        ...(asked === 'frost' && { nights: nightsOf(words, farm).slice(0, count) }),
        ...(asked === 'hay' && { mowing: mowingOf(words, farm).slice(0, count) }),
      }
      return {
        data: { ...farm.evidence, ...told },
        facts: factsInWords(told),
        references: forecastReferences(words.chat.claims, farm, told.days, []),
        provenance: 'forecast',
        sources: [farm.source],
      }
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
  // Frost is no job: hours without it are not worth a word.
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

function nightsOf({ weather, chat }: ServerWords, { steps, place, units, nameDay }: JudgedFarmWeather) {
  const { figures } = weather
  return frostNights(steps, place).map(({ key, lowestC, groundC, risk, whole }) => ({
    nightAfter: nameDay(key),
    lowest: sayTemperature(figures, lowestC, units),
    ground: groundC === undefined ? chat.farm.groundNotKnown : sayTemperature(figures, groundC, units),
    risk: risk.known ? risk.value : chat.farm.notKnown({ reason: sayWhy(weather, risk.reason) }),
    ...(!whole && { only: chat.farm.partOfNight }),
  }))
}

function mowingOf({ weather, chat }: ServerWords, { steps, place, nameDay }: JudgedFarmWeather) {
  return mowingDays(hayDays(steps, place)).map(({ key, mow }) => ({
    day: nameDay(key),
    mow: mow.known
      ? mow.value
        ? chat.farm.mow.yes
        : chat.farm.mow.no
      : chat.farm.notKnown({ reason: sayWhy(weather, mow.reason) }),
  }))
}
