import type { WeatherQuestion } from '@smart-farming/market-core/chat'
import { createDayStatement } from '@smart-farming/weather-core/outlook/day-statement'
import type { AnswerMessages } from '@smart-farming/words/catalogues'
import { formatDayAndMonth } from '@smart-farming/words/format/dates/day-and-month'
import { describeDay } from '@smart-farming/words/sentences/day'
import { factsFromTexts, type TextReference, type ToolContext, type ToolResult } from '../../tool.ts'
import { type FarmPorts, farmWeather, findNamedPlace } from '../farm-weather.ts'
import { type CropGrowthFindings, lookUpCropGrowth } from '../growing.ts'
import { type AnswerContext, dayNameAt, remainingForecast, stepsOnDay } from './answer-context.ts'
import { formatMeasure, hourlyMeasureLine } from './hourly-measures.ts'
import { comparesDays, isTimed, jobLines } from './jobs.ts'
import { measureLines, pastLines, requestedSpans, supportsPastHours } from './measure-lines.ts'
import { rainLine } from './rain.ts'
import { type RequestedTime, resolveRequestedTime } from './requested-time.ts'

export interface ForecastQuestion extends Pick<ToolContext, 'asker' | 'at'> {
  readonly asked: WeatherQuestion
}

export interface FarmAnswer extends Pick<ToolResult, 'facts' | 'sources'> {
  readonly text: string
  /** One sentence for each requested day. */
  readonly references: readonly TextReference[]
}

const MAX_DAYS = 5
const HOUR = 3600

/**
 * Answers a question about weather and field work from the forecast and the farm's own limits: the
 * verdict, the values by hour, and one line with the source.
 * @param words texts in the language of the answer
 * @throws {ToolRefusal} with a message for the farmer: the farm's place is not found, or there is
 * no forecast
 */
export async function answerWeather(
  ports: FarmPorts,
  { asked, asker, at }: ForecastQuestion,
  words: AnswerMessages = ports.words,
): Promise<FarmAnswer> {
  const { weather, chat } = words
  const { head: sayHead, notGiven, sprayingRules } = chat.farm
  const say = { ...chat.farm.asked, notGiven }
  const named =
    asked.place === undefined ? undefined : await findNamedPlace(ports.farms, asker, asked.place, chat.farm)
  const elsewhere = named === 'unknown' ? undefined : named
  const farm = {
    ...(await farmWeather({ ...ports, words }, { asker, at }, elsewhere)),
    nameDay: (key: string) => formatDayAndMonth(weather.figures.tag, key),
  }
  const telling: AnswerContext = { say, weather, farm, nowDt: at.getTime() / 1000 }
  // Findings only exist in the ports' own language, and only for the farm's own soil and crop.
  const isWorded = elsewhere === undefined && weather.figures.tag === ports.words.weather.figures.tag
  const growing: CropGrowthFindings = isWorded
    ? await lookUpCropGrowth(ports, { asker }, farm, asked)
    : new Map()
  const { startDt: nowDt, endDt } = remainingForecast(farm, telling.nowDt)
  const time = resolveRequestedTime(asked.when, farm.place, {
    isAhead: !supportsPastHours(asked),
    nowDt,
    endDt,
  })
  const summaries = summariesOf(telling, asked, time)
  const { note, ...origin } = farm.evidence
  const { place } = origin
  const told = [
    ...(elsewhere ? [say.elsewhere({ place })] : []),
    ...(named === 'unknown' && asked.place ? [say.notFound({ name: asked.place, place })] : []),
    ...blocksOf(telling, asked, time, growing, summaries),
    ...(asked.jobs.includes('spraying') ? [sprayingRules] : []),
  ].filter((block) => block !== '')
  return {
    text: [...new Set(told), [sayHead(origin), note ?? []].flat().join(' ')].join('\n\n'),
    facts: factsFromTexts(told),
    sources: [farm.source, ...[...growing.values()].flatMap((found) => found?.sources ?? [])],
    references: summaries.map(({ key, summary }) => ({
      text: summary,
      about: ports.words.chat.claims.ofDay({ what: 'summary', day: key, place }),
      day: key,
    })),
  }
}

function summariesOf({ weather, farm }: AnswerContext, { jobs }: WeatherQuestion, { days }: RequestedTime) {
  const asked = farm.days.filter(({ key }) => days.length === 0 || days.includes(key))
  return asked.slice(0, MAX_DAYS).map((day) => {
    const night = day === farm.days[0] ? farm.tonight : undefined
    const statement = createDayStatement(day, farm.place, jobs.filter(isTimed), night)
    const summary = describeDay(weather, statement, farm.place, farm.units)
    return { key: day.key, summary, line: `${farm.nameDay(day.key)}: ${summary}` }
  })
}

type Summaries = ReturnType<typeof summariesOf>

function blocksOf(
  telling: AnswerContext,
  asked: WeatherQuestion,
  time: RequestedTime,
  growing: CropGrowthFindings,
  summaries: Summaries,
): string[] {
  const { endDt } = remainingForecast(telling.farm, telling.nowDt)
  const beyond = telling.say.beyond({ day: dayNameAt(telling, endDt - 1) })
  const spans = time.spans.filter(({ startDt }) => startDt < endDt)
  if (asked.when.far || (time.spans.length > 0 && spans.length === 0)) return [beyond]
  const isNothing = asked.measures.length + asked.jobs.length === 0
  const measures = isNothing ? (['weather'] as const) : asked.measures
  if (time.isPast) return [listed(pastLines(telling, measures, spans))]
  const reached: RequestedTime = { ...time, spans }
  const jobs = [...new Set(measures.includes('soil') ? [...asked.jobs, 'field_work' as const] : asked.jobs)]
  return [
    ...jobs.map((job) => listed(jobLines(telling, asked, reached, job))),
    ...(jobs.some(isTimed) && comparesDays(asked, reached)
      ? [listed(summaries.map(({ line }) => line))]
      : []),
    ...measures.flatMap((measure) => {
      if (measure === 'weather') return weatherBlocks(telling, asked, reached, summaries)
      return measure === 'soil' ? [] : listed(measureLines(telling, asked, reached, measure, growing))
    }),
    ...(time.spans.some((span) => span.endDt > endDt + HOUR) ? [beyond] : []),
    ...(measures.some((measure) => measure === 'storm' || measure === 'hail') ? [telling.say.warnings] : []),
  ]
}

const GENERAL = ['temperature', 'wind'] as const

/** General weather: one sentence with values for each day, or the values of the requested hours. */
function weatherBlocks(
  telling: AnswerContext,
  asked: WeatherQuestion,
  time: RequestedTime,
  summaries: Summaries,
): string[] {
  if (time.isOfHours)
    return requestedSpans(telling, asked, time).map((span) =>
      listed([rainLine(telling, span), ...GENERAL.map((figure) => hourlyMeasureLine(telling, figure, span))]),
    )
  const days = summaries.map(({ key, line }) => {
    const steps = stepsOnDay(telling.farm, key)
    return [line, ...GENERAL.map((figure) => formatMeasure(telling, figure, steps))].join(' ')
  })
  return [listed(days)]
}

const listed = (lines: readonly string[]): string => {
  const all = [...new Set(lines)]
  return all.length > 1 ? all.map((line) => `- ${line}`).join('\n') : (all[0] ?? '')
}
