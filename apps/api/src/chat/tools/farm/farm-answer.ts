import type { AnswerSource } from '@smart-farming/contracts/chat'
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
import { ofDayLine } from './asked/measure-line.ts'
import { dayOf } from './asked/span.ts'
import { illnessWithoutRule, ofDiseasedCrop } from './disease-crop.ts'
import { completed, type FarmQuestion } from './farm-question.ts'
import type { FarmReading } from './farm-reading.ts'
import { type FarmPorts, farmWeather } from './farm-weather.ts'
import { type GrowingKind, growingTold } from './growing-told.ts'
import { type AskedPlace, placeBeside, placeOf } from './places/find-asked-place.ts'

/** A question about a farm's forecast, with its time and its asker. */
export interface AskedOfFarm extends Pick<ToolContext, 'asker' | 'at'> {
  readonly reading: FarmReading
}

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
 * @param asked what is asked of the forecast where the message does not say so itself
 * @param words of the language that it is told in
 * @param at the place that it is asked of, where that is known already
 * @throws {ToolRefusal} fit to be shown to the farmer, when the place is not found or there is no forecast
 */
export async function farmAnswer(
  ports: FarmPorts & { words: Pick<ServerWords, 'chat'> },
  context: AskedOfFarm,
  asked?: FarmQuestion,
  words: AnswerWords = ports.words,
  at?: AskedPlace,
): Promise<FarmAnswer | undefined> {
  // What only stands beside another answer is asked by nobody: the words of the question are of something else.
  const { reading } = context
  const clauses = asked?.beside ? [] : reading.clauses
  const said = clauses[0]
  const question = asked === undefined ? said : completed(said, asked)
  if (question === undefined) return undefined
  const questions = [question, ...clauses.slice(1)]
  const { name, elsewhere } =
    at ?? (asked?.beside === true ? await placeBeside(ports, context) : await placeOf(ports, context, said))
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
  // Who asks for the weather as such is told what falls, how warm it gets and how it blows, a line for each day.
  const isGeneral = question.general === true && !isPast
  const figuresOf = (key: string) =>
    isGeneral
      ? (['temperature', 'wind'] as const).flatMap(
          (figure) => ofDayLine(words, figure, farm, dayOf(place, key)) ?? [],
        )
      : []
  const lines = summaries.map(({ key, summary }) =>
    [say.onDay({ day: nameDay(key), summary }), ...figuresOf(key)].join(' '),
  )
  // One day that is the answer itself is no list.
  const listed = isGeneral && lines.length === 1 ? lines : lines.map((line) => `- ${line}`)
  // What is worked out of the soil and of leaves is worded in English only.
  const isElsewhere = elsewhere !== undefined && elsewhere !== 'here'
  const kinds = words === ports.words && !isElsewhere ? growingAsked(question) : []
  const growing = await Promise.all(
    kinds.map(async (kind) => {
      const of = kind === 'disease_' ? ofDiseasedCrop(own, reading.disease) : own
      return { kind, ...(of && (await growingTold(ports, context, { ...farm, own: of }, kind))) }
    }),
  )
  const found = (isOfDisease: boolean) =>
    growing.flatMap(({ kind, told = [] }) => ((kind === 'disease_') === isOfDisease ? told : []))
  const { asked: sayAsked } = say
  const ofDisease = question.measures?.includes('disease') === true && question.beside !== true
  const unruled =
    ofDisease && found(true).length === 0 ? illnessWithoutRule(undefined, reading.disease) : undefined
  const first = [
    ...(isElsewhere ? [sayAsked.elsewhere({ place: evidence.place })] : []),
    ...(name !== undefined && elsewhere === undefined
      ? [sayAsked.notFound({ name: name, place: evidence.place })]
      : []),
    // What the damp means for the crop comes before its hours; or that nobody here can say it.
    ...found(true),
    ...(unruled === undefined ? [] : [sayAsked.noRule({ name: unruled })]),
    ...new Set(questions.flatMap((one) => askedLines(words, one, farm, nowDt))),
    ...found(false),
  ]
  // What stands beside another answer is a line or two, and no forecast of its own.
  const isBeside = question.beside === true && first.length > 0
  // Each day's sentence stands where a day, or work on the days ahead, is asked about: elsewhere the lines are the
  // answer.
  const isAnswered = first.length > 0 && !isGeneral && question.when.isFar !== true
  const isOfDays = named.length > 0 || jobs.length > 0 || question.frost || question.when.isWeek === true
  // Dry days are named one by one already, and the day before which something is to be done is not asked about.
  const isTold = isAnswered && (question.when.isBefore === true || isOfDryDays(question))
  const isListed = lines.length > 0 && question.when.isFar !== true && !isTold && (isOfDays || !isAnswered)
  const told = [
    ...(isBeside ? [] : isListed ? [listed.join('\n')] : first.length === 0 ? [say.outOfReach] : []),
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
  // The days are the answer to whoever asks for the weather as such, and the forecast's origin stands behind it.
  const all = isGeneral && lines.length > 0 ? [...first, ...told, head] : [...first, head, ...told]
  return {
    text: all.join('\n\n'),
    facts: factsInWords([...first, ...told]),
    sources: [source, ...growing.flatMap(({ sources = [] }) => sources)],
    references,
  }
}

const isOfDryDays = ({ jobs, frost, measures = [] }: FarmQuestion): boolean =>
  jobs.length === 0 && !frost && measures.length === 1 && measures[0] === 'dryDays'

/** What a question asks that is worked out of more than the forecast's hours. */
const growingAsked = ({ measures = [] }: FarmQuestion): GrowingKind[] => [
  ...(measures.includes('water') ? (['water'] as const) : []),
  ...(measures.includes('disease') ? (['disease_'] as const) : []),
  ...(measures.includes('degreeDays') ? (['degree_days'] as const) : []),
  ...(measures.includes('chill') ? (['chill'] as const) : []),
]

const isTimed = (work: string): work is TimedWork => work !== 'frost'

/** The sentences of the days tell of frost where there is any; this says what their silence means. */
function frostIn(days: readonly JudgedDay[]): 'near' | 'unknown' | 'none' {
  const verdicts = new Set(days.flatMap(({ windows }) => windows.frost.map(({ verdict }) => verdict)))
  if (verdicts.has('dont') || verdicts.has('careful')) return 'near'
  return verdicts.has('unknown') ? 'unknown' : 'none'
}
