import type { AnswerSource } from '@smart-farming/contracts/chat'
import type { Place } from '@smart-farming/contracts/places'
import type { Fact } from '@smart-farming/market-core/answer/fact'
import { dayStatement, type TimedWork } from '@smart-farming/weather-core/outlook/day-statement'
import { worksFor } from '@smart-farming/weather-core/work/farm/enterprise-needs'
import type { JudgedDay } from '@smart-farming/weather-core/work/judge-forecast'
import type { AnswerWords, ServerWords } from '@smart-farming/words/catalogues'
import { sayDay } from '@smart-farming/words/say/day'
import { factsInWords } from '../facts-in-words.ts'
import type { TextReference, ToolContext } from '../tool.ts'
import { toldDays } from './asked/asked-hours.ts'
import { askedLines } from './asked/asked-lines.ts'
import { completed, type FarmQuestion } from './farm-question.ts'
import { farmQuestions } from './farm-questions.ts'
import { type FarmPorts, farmWeather } from './farm-weather.ts'
import { type GrowingKind, growingTold } from './growing-told.ts'
import { placeAsked } from './place-asked.ts'

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
 * @param before what was asked before it, oldest first, likewise
 * @param asked what is asked of the forecast where the message does not say so itself
 * @param words of the language that it is told in
 * @throws {ToolRefusal} fit to be shown to the farmer, when the place is not found or there is no forecast
 */
export async function farmAnswer(
  ports: FarmPorts & { words: Pick<ServerWords, 'chat'> },
  {
    message,
    before = [],
    ...context
  }: Pick<ToolContext, 'asker' | 'at'> & { message: string; before?: readonly string[] },
  asked?: FarmQuestion,
  words: AnswerWords = ports.words,
): Promise<FarmAnswer | undefined> {
  // What only stands beside another answer is asked by nobody: the words of the question are of something else.
  const all = asked?.beside ? [] : farmQuestions(message, before)
  const said = all[0]
  const question = asked === undefined ? said : completed(said, asked)
  if (question === undefined) return undefined
  const questions = [question, ...all.slice(1)]
  const name = said === undefined ? undefined : placeAsked(message)
  const elsewhere = name === undefined ? undefined : await placeElsewhere(ports, context, name)
  const farm = await farmWeather({ ...ports, words }, context, elsewhere === 'here' ? undefined : elsewhere)
  const { days: covered, tonight, nameDay, place, units, own, evidence, source } = farm
  const nowDt = context.at.getTime() / 1000
  const wanted = questions.map((one) => one.jobs)
  const jobs = wanted.includes('all')
    ? worksFor(own).filter(isTimed)
    : [...new Set(wanted.flat() as TimedWork[])]
  const named = [...new Set(questions.flatMap(({ when }) => toldDays(when, place, nowDt)))]
  const isOfHours = questions.some(({ when }) => when.part !== undefined || when.hour !== undefined)
  const isPast = question.when.since !== undefined
  const days = covered
    .slice(0, isPast ? 0 : MOST_DAYS)
    .filter(({ key }) => named.length === 0 || named.includes(key))
  const { claims } = ports.words.chat
  const { weather } = words
  const { farm: say } = words.chat
  const summaries = days.map((day) => {
    const night = day === covered[0] ? tonight : undefined
    // Hours that were judged one by one are not judged again as a day.
    const ofDay = isOfHours ? [] : jobs
    return { key: day.key, summary: sayDay(weather, dayStatement(day, place, ofDay, night), place, units) }
  })
  const lines = summaries.map(({ key, summary }) => `- ${say.onDay({ day: nameDay(key), summary })}`)
  // What is worked out of the soil and of leaves is worded in English only.
  const isElsewhere = elsewhere !== undefined && elsewhere !== 'here'
  const kinds = words === ports.words && !isElsewhere ? growingAsked(question) : []
  const growing = await Promise.all(kinds.map((kind) => growingTold(ports, context, farm, kind)))
  const { asked: sayAsked } = say
  const first = [
    ...(isElsewhere ? [sayAsked.elsewhere({ place: evidence.place })] : []),
    ...(name !== undefined && elsewhere === undefined
      ? [sayAsked.notFound({ name: asWritten(message, name), place: evidence.place })]
      : []),
    ...new Set(questions.flatMap((one) => askedLines(words, one, farm, nowDt))),
    ...growing.flatMap((each) => each?.told ?? []),
  ]
  // What stands beside another answer is a line or two, and no forecast of its own.
  const isBeside = question.beside === true && first.length > 0
  const told = [
    ...(isBeside ? [] : lines.length > 0 ? [lines.join('\n')] : first.length === 0 ? [say.outOfReach] : []),
    ...(question.frost && lines.length > 0 && named.length === 0 ? [say.frost[frostIn(days)]] : []),
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
    sources: [source, ...growing.flatMap((each) => each?.sources ?? [])],
    references,
  }
}

/** A place by its name: 'here' where the farm is, undefined where there is none of that name. */
async function placeElsewhere(
  { farms }: FarmPorts,
  { asker }: Pick<ToolContext, 'asker'>,
  name: string,
): Promise<Place | 'here' | undefined> {
  const find = () => Promise.all([farms.place(asker), farms.placeCalled(asker, name)])
  const [here, found] = await find().catch(() => [undefined, undefined])
  const isHere = here && found && here.lat === found.lat && here.lon === found.lon
  return isHere ? 'here' : found
}

/** A name in the letters that it was asked in. */
function asWritten(message: string, name: string): string {
  const at = message.toLowerCase().indexOf(name)
  return at < 0 ? name : message.slice(at, at + name.length)
}

/** What a question asks that is worked out of more than the forecast's hours. */
const growingAsked = ({ measures = [] }: FarmQuestion): GrowingKind[] => [
  ...(measures.includes('water') ? (['water'] as const) : []),
  ...(measures.includes('disease') ? (['disease_'] as const) : []),
]

const isTimed = (work: string): work is TimedWork => work !== 'frost'

/** The sentences of the days tell of frost where there is any; this says what their silence means. */
function frostIn(days: readonly JudgedDay[]): 'near' | 'unknown' | 'none' {
  const verdicts = new Set(days.flatMap(({ windows }) => windows.frost.map(({ verdict }) => verdict)))
  if (verdicts.has('dont') || verdicts.has('careful')) return 'near'
  return verdicts.has('unknown') ? 'unknown' : 'none'
}
