import type { TimedWork } from '@smart-farming/weather-core/outlook/day-statement'
import { stepInterval } from '@smart-farming/weather-core/steps/weather-step'
import type { Interval } from '@smart-farming/weather-core/sun/daylight'
import { type VerdictWindow, workWindows } from '@smart-farming/weather-core/work/windows'
import { localDay } from '@smart-farming/weather-core/zone'
import { sayJudgement } from '@smart-farming/words/say/reason'
import { sayStretch } from '@smart-farming/words/say/stretch'
import type { JudgedFarmWeather } from '../farm-weather.ts'
import { isWholeDay, type Words } from './span.ts'

/**
 * What the forecast says to a job in the hours that are asked about, the verdict first, then its reason; and when the
 * next good hours are, where those are not. Without hours, the next good ones.
 *
 * @param isOnlyOfThese leaves out when else the job may be done
 */
export function jobLine(
  words: Words,
  work: TimedWork,
  farm: JudgedFarmWeather,
  hours: Interval | undefined,
  nowDt: number,
  isOnlyOfThese = false,
): string {
  const { asked } = words.chat.farm
  const job = asked.jobs[work]
  if (hours === undefined) return asked.line({ about: job, said: nextGood(words, work, farm, nowDt) })
  const parts = partsOf(work, farm, hours, nowDt)
  const day = farm.nameDay(localDay(farm.place, hours.startDt))
  if (parts.length === 0) return asked.line({ about: job, when: day, said: asked.notCovered })
  const said = parts.map((part) => sayPart(words, part, farm)).join('; ')
  const line = asked.line({ about: job, when: day, said })
  const told = new Set(parts.map(({ verdict }) => verdict))
  if (told.has('good') || isOnlyOfThese) return line
  // Careful hours are told already.
  const isNone = told.has('careful') && hoursAhead(work, farm, nowDt, 'good').length === 0
  return `${line} ${asked.otherwise({ said: isNone ? asked.noGood : nextGood(words, work, farm, nowDt) })}`
}

/** Stretches of one verdict, each with the reasons of its own hours. */
function partsOf(
  work: TimedWork,
  { days }: JudgedFarmWeather,
  hours: Interval,
  nowDt: number,
): VerdictWindow[] {
  // A part of a day that is named may lie in the night; a day that is named means its hours of work.
  const ofWork = isWholeDay(hours)
  const steps = days
    .flatMap((day) => day.steps)
    .filter(({ byDay }) => byDay || !ofWork)
    .map(({ step, byDay, judgements }) => ({
      ...stepInterval(step),
      judgement: judgements[work],
      isNight: !byDay,
    }))
    .filter(({ startDt, endDt }) => endDt > Math.max(hours.startDt, nowDt) && startDt < hours.endDt)
  return workWindows(steps)
}

function sayPart({ chat, weather }: Words, part: VerdictWindow, { place, units }: JudgedFarmWeather): string {
  const { asked } = chat.farm
  const [stretch, verdict] = [sayStretch(weather, place, part), weather.verdicts[part.verdict]]
  if (part.verdict === 'good') return asked.good({ stretch, verdict })
  return asked.notGood({ stretch, verdict, why: sayJudgement(weather, part, place, units) })
}

/** The longest good hours that are ahead, wherever they are. */
export function bestLine(
  words: Words,
  work: TimedWork,
  farm: JudgedFarmWeather,
  _hours: undefined,
  nowDt: number,
): string {
  const { asked } = words.chat.farm
  const good = hoursAhead(work, farm, nowDt, 'good').toSorted(
    (a, b) => b.endDt - b.startDt - (a.endDt - a.startDt) || a.startDt - b.startDt,
  )
  const said = good[0] ? asked.best(sayGood(words, farm, good[0])) : carefulAhead(words, work, farm, nowDt)
  return asked.line({ about: asked.jobs[work], said })
}

/**
 * The longest good hours within some that are set against each other, or the longest that may do; undefined where
 * neither is in them.
 */
export function bestOf(
  words: Words,
  work: TimedWork,
  farm: JudgedFarmWeather,
  spans: readonly Interval[],
  nowDt: number,
): string | undefined {
  const { asked } = words.chat.farm
  const longestOf = (wanted: 'good' | 'careful') =>
    hoursAhead(work, farm, nowDt, wanted)
      .flatMap((hours) => spans.map((span) => within(hours, span)))
      .filter(({ startDt, endDt }) => endDt > startDt)
      .toSorted((a, b) => b.endDt - b.startDt - (a.endDt - a.startDt) || a.startDt - b.startDt)[0]
  const good = longestOf('good')
  if (good !== undefined)
    return asked.line({ about: asked.jobs[work], said: asked.best(sayGood(words, farm, good)) })
  const careful = longestOf('careful')
  if (careful === undefined) return undefined
  const why = sayJudgement(words.weather, careful, farm.place, farm.units)
  const said = asked.carefulOnly({ ...sayGood(words, farm, careful), why })
  return asked.line({ about: asked.jobs[work], said })
}

const within = (hours: VerdictWindow, span: Interval): VerdictWindow => ({
  ...hours,
  startDt: Math.max(hours.startDt, span.startDt),
  endDt: Math.min(hours.endDt, span.endDt),
})

/** The hours of a verdict that are long enough for the job and not over, by day; of those under way the whole hour. */
const hoursAhead = (
  work: TimedWork,
  { days }: JudgedFarmWeather,
  nowDt: number,
  wanted: 'good' | 'careful',
): VerdictWindow[] =>
  days
    .flatMap(({ windows }) => windows[work])
    .filter(({ verdict, short, night, endDt }) => verdict === wanted && !short && !night && endDt > nowDt)

const sayGood = ({ weather }: Words, { place, nameDay }: JudgedFarmWeather, hours: Interval) => ({
  day: nameDay(localDay(place, hours.startDt)),
  stretch: sayStretch(weather, place, hours),
})

/** The first good hours from now on that are long enough for the job; else the first that may do. */
function nextGood(words: Words, work: TimedWork, farm: JudgedFarmWeather, nowDt: number): string {
  const { asked } = words.chat.farm
  const [next] = hoursAhead(work, farm, nowDt, 'good')
  return next === undefined
    ? carefulAhead(words, work, farm, nowDt)
    : asked.nextGood(sayGood(words, farm, next))
}

/** Where no hours are good: the soonest that may do, with what speaks against them; that there are none. */
function carefulAhead(words: Words, work: TimedWork, farm: JudgedFarmWeather, nowDt: number): string {
  const { asked } = words.chat.farm
  const [soonest] = hoursAhead(work, farm, nowDt, 'careful')
  if (soonest === undefined) return asked.noGood
  const why = sayJudgement(words.weather, soonest, farm.place, farm.units)
  return asked.carefulOnly({ ...sayGood(words, farm, soonest), why })
}
