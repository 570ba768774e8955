import type { Measure, WeatherQuestion } from '@smart-farming/market-core/chat'
import { addDays } from '@smart-farming/weather-core/steps/local-days'
import type { Interval } from '@smart-farming/weather-core/sun/daylight'
import { localDay, startOfDay } from '@smart-farming/weather-core/zone'
import type { CropGrowthFindings } from '../growing.ts'
import { type AnswerContext, dayInterval, remainingForecast } from './answer-context.ts'
import { extremeLine, findLimitedMeasure, limitLine } from './extremes.ts'
import { HOURLY_MEASURES, heatStressLines, hourlyMeasureLine, sunLines } from './hourly-measures.ts'
import { dryDaysLine, pastRainLine, rainLine } from './rain.ts'
import type { RequestedTime } from './requested-time.ts'
import { evaporationLines, wateringLines } from './water.ts'
import { frostLine, signLine } from './weather-signs.ts'

const MAX_DAYS = 5
/** Maximum number of separate intervals; more are merged into one. */
const MAX_SPANS = 3
/** If less than this remains of today, in seconds, the days begin with tomorrow. */
const LAST_HOURS = 3 * 3600

/** Lines about a measure, one for each interval or day of the requested time. */
export function measureLines(
  telling: AnswerContext,
  asked: WeatherQuestion,
  time: RequestedTime,
  measure: Exclude<Measure, 'weather' | 'soil'>,
  growing: CropGrowthFindings,
): readonly string[] {
  const { limit, extreme } = asked
  const stretches = joined(time.spans, remainingForecast(telling.farm, telling.nowDt))
  const limited = findLimitedMeasure(asked.measures)
  if (limit && limited === measure) return stretches.map((span) => limitLine(telling, limited, limit, span))
  const extremeDay = extreme && extremeLine(telling, measure, extreme, time.days)
  if (extremeDay !== undefined) return [extremeDay]
  const days = requestedSpans(telling, asked, time)
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
      return days.map((span) => hourlyMeasureLine(telling, measure, span))
    case 'sun': {
      const sun = days.flatMap(({ startDt }) => sunLines(telling, localDay(telling.farm.place, startDt)))
      // "When is sunset" asks only for a time; "will the sun shine" also asks about clouds.
      return asked.best ? sun : [...sun, ...days.map((span) => hourlyMeasureLine(telling, 'cloud', span))]
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

const KNOWN_OF_PAST: ReadonlySet<Measure> = new Set([...HOURLY_MEASURES, 'weather', 'rain', 'dry', 'frost'])

/** True if a question can be about past hours. */
export const supportsPastHours = ({ jobs, measures }: WeatherQuestion): boolean =>
  jobs.length === 0 && measures.every((measure) => KNOWN_OF_PAST.has(measure))

/** Rain and hourly values of the past, as far as they are known. */
export function pastLines(
  telling: AnswerContext,
  measures: readonly Measure[],
  spans: readonly Interval[],
): string[] {
  // The lowest temperature answers questions about frost.
  const wanted = new Set<Measure>(measures.map((one) => (one === 'frost' ? 'temperature' : one)))
  const figures = wanted.has('weather')
    ? (['temperature', 'wind'] as const)
    : HOURLY_MEASURES.filter((figure) => wanted.has(figure))
  const isOfRain = figures.length === 0 || wanted.has('rain') || wanted.has('weather')
  return spans.flatMap((span) => [
    ...(isOfRain ? [pastRainLine(telling, span)] : []),
    ...figures.map((figure) => hourlyMeasureLine(telling, figure, span, telling.farm.past)),
  ])
}

/** Merges consecutive intervals. Without any, returns the whole forecast. */
function joined(spans: readonly Interval[], whole: Interval): readonly Interval[] {
  const runs: Interval[] = []
  for (const span of spans) {
    const last = runs.at(-1)
    if (last?.endDt === span.startDt) runs.splice(-1, 1, { ...last, endDt: span.endDt })
    else runs.push(span)
  }
  const [first = whole, last = whole] = [runs[0], runs.at(-1)]
  return runs.length === 0 || runs.length > MAX_SPANS ? [{ startDt: first.startDt, endDt: last.endDt }] : runs
}

/** The requested intervals; otherwise today and tomorrow, or the days of the week. */
export function requestedSpans(
  { farm, nowDt }: AnswerContext,
  { when }: WeatherQuestion,
  { spans }: RequestedTime,
): readonly Interval[] {
  if (spans.length > 0) return spans.slice(0, MAX_DAYS)
  if (when.week) return farm.days.slice(0, MAX_DAYS).map(({ key }) => dayInterval(farm.place, key))
  const today = localDay(farm.place, nowDt)
  const isOver = startOfDay(farm.place, addDays(today, 1)) - nowDt < LAST_HOURS
  return [0, 1].map((ahead) => dayInterval(farm.place, addDays(today, isOver ? ahead + 1 : ahead)))
}
