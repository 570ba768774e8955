import type { TimedWork } from '@smart-farming/weather-core/outlook/day-statement'
import { stepInterval } from '@smart-farming/weather-core/steps/weather-step'
import type { Interval } from '@smart-farming/weather-core/sun/daylight'
import { type WorkWindow, workWindows } from '@smart-farming/weather-core/work/windows'
import { localDay } from '@smart-farming/weather-core/zone'
import type { ServerWords } from '@smart-farming/words/catalogues'
import { sayJudgement } from '@smart-farming/words/say/reason'
import { sayStretch } from '@smart-farming/words/say/stretch'
import type { JudgedFarmWeather } from '../farm-weather.ts'

type Words = Pick<ServerWords, 'chat' | 'weather'>

/**
 * What the forecast says to a job in the hours that are asked about, the verdict first, then its reason; and when the
 * next good hours are, where those are not. Without hours, the next good ones.
 */
export function jobLine(
  words: Words,
  work: TimedWork,
  farm: JudgedFarmWeather,
  hours: Interval | undefined,
  nowDt: number,
): string {
  const { asked } = words.chat.farm
  const job = asked.jobs[work]
  if (hours === undefined) return asked.job({ job, said: nextGood(words, work, farm, nowDt) })
  const parts = partsOf(work, farm, hours, nowDt)
  const day = farm.nameDay(localDay(farm.place, hours.startDt))
  if (parts.length === 0) return asked.jobOn({ job, day, said: asked.notCovered })
  const said = parts.map((part) => sayPart(words, part, farm)).join('; ')
  const line = asked.jobOn({ job, day, said })
  const isGood = parts.some(({ verdict }) => verdict === 'good')
  return isGood ? line : `${line} ${asked.otherwise({ said: nextGood(words, work, farm, nowDt) })}`
}

/** A part of a day that is named may lie in the night; a day that is named means its hours of work. */
const WHOLE_DAY = 20 * 3600

/** Stretches of one verdict, each with the reasons of its own hours. */
function partsOf(work: TimedWork, { days }: JudgedFarmWeather, hours: Interval, nowDt: number): WorkWindow[] {
  const isWholeDay = hours.endDt - hours.startDt > WHOLE_DAY
  const steps = days
    .flatMap((day) => day.steps)
    .filter(({ byDay }) => byDay || !isWholeDay)
    .map(({ step, byDay, judgements }) => ({
      ...stepInterval(step),
      judgement: judgements[work],
      isNight: !byDay,
    }))
    .filter(({ startDt, endDt }) => endDt > Math.max(hours.startDt, nowDt) && startDt < hours.endDt)
  return workWindows(steps)
}

function sayPart({ chat, weather }: Words, part: WorkWindow, { place, units }: JudgedFarmWeather): string {
  const { asked } = chat.farm
  const [stretch, verdict] = [sayStretch(weather, place, part), weather.verdicts[part.verdict]]
  if (part.verdict === 'good') return asked.good({ stretch, verdict })
  return asked.notGood({ stretch, verdict, why: sayJudgement(weather, part, place, units) })
}

/** The first good hours from now on that are long enough for the job; that there are none, where there are none. */
function nextGood(
  { chat, weather }: Words,
  work: TimedWork,
  { days, place, nameDay }: JudgedFarmWeather,
  nowDt: number,
): string {
  const { asked } = chat.farm
  const found = days
    .flatMap(({ windows }) => windows[work])
    .find(({ verdict, short, night, endDt }) => verdict === 'good' && !short && !night && endDt > nowDt)
  if (found === undefined) return asked.noGood
  const from = { ...found, startDt: Math.max(found.startDt, nowDt) }
  return asked.nextGood({
    day: nameDay(localDay(place, from.startDt)),
    stretch: sayStretch(weather, place, from),
  })
}
