import type { AnswerSource } from '@smart-farming/contracts/chat'
import type { Fact } from '@smart-farming/market-core/answer/fact'
import { dayStatement, type TimedWork } from '@smart-farming/weather-core/outlook/day-statement'
import { worksFor } from '@smart-farming/weather-core/work/farm/enterprise-needs'
import type { JudgedDay } from '@smart-farming/weather-core/work/judge-forecast'
import type { AnswerWords, ServerWords } from '@smart-farming/words/catalogues'
import { sayDay } from '@smart-farming/words/say/day'
import { sayTonight } from '@smart-farming/words/say/tonight'
import { factsInWords } from '../facts-in-words.ts'
import type { TextReference, ToolContext } from '../tool.ts'
import { toldDays } from './asked/asked-hours.ts'
import { askedLines } from './asked/asked-lines.ts'
import { waterTold } from './asked/water-told.ts'
import { type FarmQuestion, farmQuestion } from './farm-question.ts'
import { type FarmPorts, farmWeather } from './farm-weather.ts'

/** What the forecast says to a question. */
export interface FarmAnswer {
  text: string
  facts: readonly Fact[]
  sources: readonly AnswerSource[]
  /** The sentence of each day. */
  references: readonly TextReference[]
}

const MOST_DAYS = 5

/**
 * Answers a plain question about the weather and the work that it allows, from the farm's own forecast and by its own
 * limits, without a model. Undefined where the question is about something else.
 *
 * @param message in English, or as much of it as is known
 * @param asked what is asked of the forecast where the message does not say so itself
 * @param words of the language that it is told in
 * @throws {ToolRefusal} fit to be shown to the farmer, when the place is not found or there is no forecast
 */
export async function farmAnswer(
  ports: FarmPorts & { words: Pick<ServerWords, 'chat'> },
  { message, ...context }: Pick<ToolContext, 'asker' | 'at'> & { message: string },
  asked?: FarmQuestion,
  words: AnswerWords = ports.words,
): Promise<FarmAnswer | undefined> {
  const question = farmQuestion(message) ?? asked
  if (question === undefined) return undefined
  const farm = await farmWeather({ ...ports, words }, context)
  const { days: all, tonight, nameDay, place, units, own, evidence, source } = farm
  const nowDt = context.at.getTime() / 1000
  const jobs = question.jobs === 'all' ? worksFor(own).filter(isTimed) : question.jobs
  const named = toldDays(question.when, place, nowDt)
  const isPast = question.when.since !== undefined
  const days = all
    .slice(0, isPast ? 0 : MOST_DAYS)
    .filter(({ key }) => named.length === 0 || named.includes(key))
  const { claims } = ports.words.chat
  const { weather } = words
  const { farm: say } = words.chat
  const summaries = days.map((day) => {
    const night = day === all[0] ? tonight : undefined
    return { key: day.key, summary: sayDay(weather, dayStatement(day, place, jobs, night), place, units) }
  })
  const lines = summaries.map(({ key, summary }) => `- ${say.onDay({ day: nameDay(key), summary })}`)
  // Who asks of tonight, or of frost in the evening, is told of it first.
  const isFirst = question.tonight || (question.frost && tonight?.isNow)
  // The reasons of a verdict, and what is worked out of the soil, are worded in English only.
  const isEnglish = words === ports.words
  const asksWater = isEnglish && question.measures?.includes('water')
  const water = asksWater ? await waterTold(ports, context, farm) : undefined
  const first = [
    ...(isEnglish ? askedLines(ports.words, question, farm, nowDt) : []),
    ...(isFirst && tonight ? [sayTonight(weather, tonight, place, units)] : []),
    ...(water?.told ?? []),
  ]
  const told = [
    ...(lines.length > 0 ? [lines.join('\n')] : first.length === 0 ? [say.outOfReach] : []),
    ...(question.frost && lines.length > 0 ? [say.frost[frostIn(days)]] : []),
    ...(jobs.includes('spraying') ? [say.sprayingRules] : []),
  ]
  const { note = '', ...origin } = evidence
  const head = `${say.head(origin)} ${note}`.trim()
  const references = summaries.map(({ key, summary }) => ({
    text: summary,
    about: claims.ofDay({ what: 'summary', day: key, place: evidence.place }),
    day: key,
  }))
  return {
    text: [...first, head, ...told].join('\n\n'),
    facts: factsInWords([...first, ...told]),
    sources: [source, ...(water?.sources ?? [])],
    references,
  }
}

const isTimed = (work: string): work is TimedWork => work !== 'frost'

/** The sentences of the days tell of frost where there is any; this says what their silence means. */
function frostIn(days: readonly JudgedDay[]): 'near' | 'unknown' | 'none' {
  const verdicts = new Set(days.flatMap(({ windows }) => windows.frost.map(({ verdict }) => verdict)))
  if (verdicts.has('dont') || verdicts.has('careful')) return 'near'
  return verdicts.has('unknown') ? 'unknown' : 'none'
}
