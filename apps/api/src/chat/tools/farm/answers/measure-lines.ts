import type { Measure, WeatherAsked } from '@smart-farming/market-core/reader/question'
import { dayAfter } from '@smart-farming/weather-core/steps/local-days'
import type { Interval } from '@smart-farming/weather-core/sun/daylight'
import { localDay, startOfDay } from '@smart-farming/weather-core/zone'
import type { GrowingFound } from '../growing.ts'
import type { AskedTime } from './asked-time.ts'
import { extremeLine, limitedOf, limitLine } from './extremes.ts'
import { FIGURES, figureLine, heatStressLines, sunLines } from './figures.ts'
import { dryDaysLine, fallenLine, rainLine } from './rain.ts'
import { frostLine, signLine } from './signs.ts'
import { dayOf, type Telling, wholeOf } from './stretch.ts'
import { evaporationLines, wateringLines } from './water.ts'

const MOST_DAYS = 5
/** More stretches than these are merged into one. */
const MOST_SPANS = 3
/** Length of the end of a day that is not asked about, s. */
const LAST_HOURS = 3 * 3600

/** A measure in the time asked about: a line for each stretch or day. */
export function measureLines(
  telling: Telling,
  asked: WeatherAsked,
  time: AskedTime,
  measure: Exclude<Measure, 'weather' | 'soil'>,
  growing: GrowingFound,
): readonly string[] {
  const { limit, extreme } = asked
  const stretches = joined(time.spans, wholeOf(telling.farm, telling.nowDt))
  const limited = limitedOf(asked.measures)
  if (limit && limited === measure) return stretches.map((span) => limitLine(telling, limited, limit, span))
  const extremeDay = extreme && extremeLine(telling, measure, extreme, time.days)
  if (extremeDay !== undefined) return [extremeDay]
  const days = daysOf(telling, asked, time)
  switch (measure) {
    case 'dry':
    case 'rain':
      return measure === 'dry' && !time.isOfHours && time.spans.length !== 1
        ? [dryDaysLine(telling, time.days)]
        : stretches.map((span) => rainLine(telling, span))
    case 'frost':
      return stretches.map((span) => frostLine(telling, span))
    case 'storm':
    case 'hail':
    case 'snow':
    case 'fog':
      return stretches.map((span) => signLine(telling, measure, span))
    case 'wind':
    case 'temperature':
    case 'humidity':
    case 'cloud':
      return days.map((span) => figureLine(telling, measure, span))
    case 'sun': {
      const sun = days.flatMap(({ startDt }) => sunLines(telling, localDay(telling.farm.place, startDt)))
      // "When is sunset" asks for a time; "will the sun shine" also for the clouds.
      return asked.best ? sun : [...sun, ...days.map((span) => figureLine(telling, 'cloud', span))]
    }
    case 'heat_stress':
      return days.flatMap((span) => heatStressLines(telling, span))
    case 'evaporation':
      return evaporationLines(telling, time.days)
    case 'water':
      return [...wateringLines(telling), ...(growing.get(measure)?.told ?? [])]
    case 'degree_days':
    case 'chill_hours':
      return growing.get(measure)?.told ?? [telling.say.onGrowingPage]
    case 'disease_risk': {
      const none = growing.has(measure) ? telling.say.noDiseaseModel : telling.say.onGrowingPage
      const weather = stretches.flatMap((span) => [signLine(telling, 'damp', span), rainLine(telling, span)])
      return [...(growing.get(measure)?.told ?? [none]), ...weather]
    }
  }
}

/** Measures that are known for past hours. */
const KNOWN_OF_PAST: ReadonlySet<Measure> = new Set([...FIGURES, 'weather', 'rain', 'dry', 'frost'])

/** Whether a question can be about past hours. */
export const canBePast = ({ jobs, measures }: WeatherAsked): boolean =>
  jobs.length === 0 && measures.every((measure) => KNOWN_OF_PAST.has(measure))

/** Rain and figures of past hours, as far as they are known. */
export function pastLines(
  telling: Telling,
  measures: readonly Measure[],
  spans: readonly Interval[],
): string[] {
  // Frost is answered by the lowest temperature.
  const wanted = new Set<Measure>(measures.map((one) => (one === 'frost' ? 'temperature' : one)))
  const figures = wanted.has('weather')
    ? (['temperature', 'wind'] as const)
    : FIGURES.filter((figure) => wanted.has(figure))
  const isOfRain = figures.length === 0 || wanted.has('rain') || wanted.has('weather')
  return spans.flatMap((span) => [
    ...(isOfRain ? [fallenLine(telling, span)] : []),
    ...figures.map((figure) => figureLine(telling, figure, span, telling.farm.past)),
  ])
}

/** Consecutive stretches merged into one; all of the forecast where none is asked about. */
function joined(spans: readonly Interval[], whole: Interval): readonly Interval[] {
  const runs: Interval[] = []
  for (const span of spans) {
    const last = runs.at(-1)
    if (last?.endDt === span.startDt) runs.splice(-1, 1, { ...last, endDt: span.endDt })
    else runs.push(span)
  }
  const [first = whole, last = whole] = [runs[0], runs.at(-1)]
  return runs.length === 0 || runs.length > MOST_SPANS
    ? [{ startDt: first.startDt, endDt: last.endDt }]
    : runs
}

/** The stretches that are asked about, one by one; else today and tomorrow, or the days of the week ahead. */
export function daysOf(
  { farm, nowDt }: Telling,
  { when }: WeatherAsked,
  { spans }: AskedTime,
): readonly Interval[] {
  if (spans.length > 0) return spans.slice(0, MOST_DAYS)
  if (when.week) return farm.days.slice(0, MOST_DAYS).map(({ key }) => dayOf(farm.place, key))
  const today = localDay(farm.place, nowDt)
  const isOver = startOfDay(farm.place, dayAfter(today, 1)) - nowDt < LAST_HOURS
  return [0, 1].map((ahead) => dayOf(farm.place, dayAfter(today, isOver ? ahead + 1 : ahead)))
}
