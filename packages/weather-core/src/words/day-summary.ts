import { stepInterval } from '../steps/weather-step.ts'
import type { JudgedDay, JudgedStep, Work } from '../work/judge-forecast.ts'
import type { Verdict } from '../work/verdict.ts'
import { workWindows } from '../work/windows.ts'
import type { PlaceZone } from '../zone.ts'
import { sayClock, sayEnd } from './clock.ts'
import { type DisplayUnits, METRIC, sayFigure } from './display-units.ts'
import { rainWords } from './rain-words.ts'

/** A job that has a best time of day. */
export type TimedWork = Exclude<Work, 'frost'>

const WORK_WORDS: Readonly<Record<TimedWork, string>> = {
  spraying: 'spraying',
  harvest: 'combining',
  hay: 'baling',
  field_work: 'field work',
}

/** The longest stretch of a verdict with the sun up; the earlier of two. Jobs are not offered by night. */
function longest(steps: readonly JudgedStep[], work: TimedWork, verdict: Verdict) {
  const lit = steps
    .filter(({ light }) => light)
    .map(({ step, judgements }) => ({ ...stepInterval(step), judgement: judgements[work] }))
  return workWindows(lit)
    .filter((window) => window.verdict === verdict)
    .reduce<{ startDt: number; endDt: number } | undefined>(
      (best, window) => (best && best.endDt - best.startDt >= window.endDt - window.startDt ? best : window),
      undefined,
    )
}

function workWords(day: JudgedDay, work: TimedWork, place: PlaceZone): string | undefined {
  if (!day.steps.some(({ light }) => light)) return undefined
  const words = WORK_WORDS[work]
  const good = longest(day.steps, work, 'good')
  if (good) return `best ${words} ${sayClock(place, good.startDt)} to ${sayEnd(place, good.endDt)}`
  const careful = longest(day.steps, work, 'careful')
  if (careful)
    return `${words} only with care, ${sayClock(place, careful.startDt)} to ${sayEnd(place, careful.endDt)}`
  if (longest(day.steps, work, 'unknown')) return `${words} cannot be judged`
  return `no time for ${words}`
}

const FROST_WORDS: Readonly<Record<string, string>> = {
  ground_frost: 'ground frost',
  air_frost: 'air frost',
  hard_frost: 'hard frost',
}

const FROST_UNKNOWN = 'frost not known for some hours'

/** The coldest frost of the day, on the ground or in the air, and whether there are hours that hide one. */
function frostWords(day: JudgedDay, place: PlaceZone, units: DisplayUnits): string | undefined {
  const frosts = day.steps.flatMap(({ step, judgements }) =>
    judgements.frost.reasons
      .filter(({ code }) => code in FROST_WORDS)
      .map((reason) => ({ dt: step.dt, code: reason.code, value: reason.value ?? 0 })),
  )
  const coldest = frosts.reduce<(typeof frosts)[number] | undefined>(
    (low, frost) => (low && low.value <= frost.value ? low : frost),
    undefined,
  )
  const isPart = day.steps.some(({ judgements }) =>
    judgements.frost.reasons.some(({ verdict }) => verdict === 'unknown'),
  )
  if (!coldest) return isPart ? FROST_UNKNOWN : undefined
  const figure = sayFigure(coldest.value, 'C', units)
  const frost = `${FROST_WORDS[coldest.code]} around ${sayClock(place, coldest.dt)}, down to ${figure}`
  return isPart ? `${frost}, ${FROST_UNKNOWN}` : frost
}

/**
 * A day in one sentence made by rules, fit to be read aloud: 'Dry until 15:00, then 4 mm; best spraying 09:00 to
 * 12:00.' Rain first, frost where there is any, then the best time by daylight for each of the `jobs`.
 */
export function daySummary(
  day: JudgedDay,
  place: PlaceZone,
  units: DisplayUnits = METRIC,
  jobs: readonly TimedWork[] = ['spraying'],
): string {
  const steps = day.steps.map(({ step }) => step)
  const clauses = [
    rainWords(steps, day.complete, place, units),
    frostWords(day, place, units),
    ...jobs.map((work) => workWords(day, work, place)),
  ].filter((clause) => clause !== undefined)
  const sentence = clauses.join('; ')
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`
}
