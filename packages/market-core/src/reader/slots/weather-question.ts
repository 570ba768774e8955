import type { Cue } from '../cue.ts'
import { collectCues, type MessagePart, spanText } from '../parts.ts'
import { JOBS, type Job, MEASURES, type Measure, type WeatherQuestion } from '../question.ts'
import type { DayPart, ForecastPeriod } from '../time/forecast-period.ts'
import { spansOfKind } from './target.ts'

const ALSO: Partial<Record<Cue, Measure>> = { hot: 'temperature', cold: 'temperature' }

export const readMeasures = (cues: ReadonlySet<Cue>): Measure[] => {
  const found = new Set([...cues].map((cue) => ALSO[cue] ?? cue) as string[])
  return MEASURES.filter((measure) => found.has(measure))
}

export const readJobs = (cues: ReadonlySet<Cue>): Job[] => JOBS.filter((job) => cues.has(`job_${job}` as Cue))

/** Reads the forecast question of a part. */
export function toWeatherQuestion(part: MessagePart): WeatherQuestion {
  const cues = collectCues(part)
  // "Can I dry maize?" asks about a job, "will it be dry?" about a measure.
  const asksJob = (['can', 'should', 'when', 'best'] as const).some((cue) => cues.has(cue))
  const isDrying = cues.has('dry') && asksJob && spansOfKind(part, 'thing').length > 0
  const jobs = [...readJobs(cues), ...(isDrying ? (['drying'] as const) : [])]
  const measures = readMeasures(cues).filter((measure) => !(isDrying && measure === 'dry'))
  const extreme =
    cues.has('highest') || cues.has('most')
      ? 'highest'
      : cues.has('lowest') || cues.has('least')
        ? 'lowest'
        : undefined
  const place = placeNamed(part)
  const limit = limitOf(part, cues)
  const isBest = cues.has('best') || cues.has('which') || (cues.has('when') && jobs.length > 0)
  return {
    // "Weather" adds nothing to a specific measure.
    measures: measures.length > 1 ? measures.filter((measure) => measure !== 'weather') : measures,
    jobs,
    when: readTimes(part),
    ...(isBest && { best: true as const }),
    ...(extreme && measures.length > 0 && { extreme }),
    ...(limit && { limit }),
    ...(place !== undefined && { place }),
  }
}

/** Combines all times of a part: "tomorrow morning or Friday". */
export function readTimes(part: MessagePart): ForecastPeriod {
  const whens = spansOfKind(part, 'when').map(({ when }) => when)
  const dayPart: DayPart | undefined = spansOfKind(part, 'part').at(0)?.part
  const days = [...new Set(whens.flatMap((when) => when.days ?? []))].sort()
  const weekdays = [...new Set(whens.flatMap((when) => when.weekdays ?? []))]
  const merged: ForecastPeriod = {
    ...Object.assign({}, ...whens),
    ...(days.length > 0 && { days }),
    ...(weekdays.length > 0 && { weekdays }),
  }
  return dayPart === undefined || merged.part !== undefined ? merged : { ...merged, part: dayPart }
}

/** The place as written. The gazetteer also knows places without prices. */
function placeNamed(part: MessagePart): string | undefined {
  const span = spansOfKind(part, 'place').find(({ place }) => place !== 'here' && place !== 'world')
  return span && spanText(part, span)
}

function limitOf(part: MessagePart, cues: ReadonlySet<Cue>): WeatherQuestion['limit'] {
  const way = cues.has('above') ? 'above' : cues.has('below') ? 'below' : undefined
  const value = part.spans.find(({ kind }) => kind === 'number' || kind === 'percent' || kind === 'amount')
  return way !== undefined && value !== undefined && 'value' in value
    ? { value: value.value, way }
    : undefined
}
