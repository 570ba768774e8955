import type { AnswerSource } from '@smart-farming/contracts/chat'
import type { Fact } from '@smart-farming/market-core/answer/answer'
import { hasPhrase, plainText } from '@smart-farming/market-core/understand/plain-text'
import { daySummary, type TimedWork } from '@smart-farming/weather-core/words/day-summary'
import { worksFor } from '@smart-farming/weather-core/work/enterprises'
import { factsInWords } from './facts-in-words.ts'
import { dayInWords, type FarmWeather, farmWeather } from './farm-weather.ts'
import type { ToolPorts } from './ports.ts'
import type { ToolContext } from './tool.ts'

/** What the forecast says to a question. */
export interface FarmAnswer {
  text: string
  facts: readonly Fact[]
  sources: readonly AnswerSource[]
}

const jobs: readonly (readonly [TimedWork, readonly string[]])[] = [
  ['spraying', ['spray', 'spraying', 'sprayed']],
  ['harvest', ['harvest', 'harvesting', 'combine', 'combining']],
  ['hay', ['hay', 'bale', 'baling', 'mow', 'mowing']],
  ['field_work', ['field work', 'fieldwork', 'plough', 'ploughing', 'plow', 'plowing']],
]
const frost = ['frost', 'frosts', 'freeze', 'freezing']
const weather = [
  ...['weather', 'rain', 'raining', 'wind', 'windy', 'storm', 'temperature'],
  ...['today', 'tomorrow', 'this week', 'next days', 'what can i do', 'what work'],
]
/** A job's name alone may ask about anything ("which spray against blight?"); with one of these it asks when. */
const timing = [
  'when can',
  'can i',
  'can we',
  'could i',
  'may i',
  'window',
  'windows',
  'hours',
  'best time',
  'good time',
]

/**
 * Answers a plain question about the weather and the work that it allows, from the farm's own forecast and by its own limits, without
 * a model. Undefined where the question is about something else.
 *
 * @throws {ToolRefusal} fit to be shown to the farmer, when the place is not found or there is no forecast
 */
export async function farmAnswer(
  ports: Pick<ToolPorts, 'weather' | 'farms'>,
  { message, ...context }: Pick<ToolContext, 'asker' | 'at'> & { message: string },
): Promise<FarmAnswer | undefined> {
  const plain = plainText(message)
  const names = (phrases: readonly string[]) => phrases.some((phrase) => hasPhrase(plain, phrase))
  const asked = jobs.filter(([, phrases]) => names(phrases)).map(([job]) => job)
  const asksFrost = names(frost)
  const asksWhen = asked.length > 0 && names(timing)
  if (!asksWhen && !asksFrost && !names(weather)) return undefined
  const farm = await farmWeather(ports, context)
  const spoken = asked.length > 0 ? asked : asksFrost ? [] : worksFor(farm.own.enterprises).filter(isTimed)
  const days = farm.days.slice(0, MOST_DAYS)
  const lines = days.map(
    (day) => `- ${dayInWords(day.key)}: ${daySummary(day, farm.place, farm.units, spoken)}`,
  )
  const more = [
    ...(asksFrost ? [frostWords({ ...farm, days })] : []),
    ...(spoken.includes('spraying')
      ? ['What may be sprayed, and how, the label and your adviser decide.']
      : []),
  ]
  const { place, provider, fetched, note } = farm.evidence
  return {
    text: [
      `Forecast for ${place} (${provider}, fetched ${fetched}).${note === undefined ? '' : ` ${note}`}`,
      lines.join('\n'),
      ...more,
    ].join('\n\n'),
    facts: factsInWords([...lines, ...more]),
    sources: [farm.source],
  }
}

const MOST_DAYS = 5

const isTimed = (work: string): work is TimedWork => work !== 'frost'

/** The sentences of the days tell of frost where there is any; this says what their silence means. */
function frostWords({ days }: Pick<FarmWeather, 'days'>): string {
  const verdicts = new Set(days.flatMap(({ windows }) => windows.frost.map(({ verdict }) => verdict)))
  if (verdicts.has('dont') || verdicts.has('careful'))
    return 'Frost is forecast, or near, on some of these days.'
  return verdicts.has('unknown')
    ? 'No frost shows, but for some hours the forecast does not say enough to judge the ground.'
    : 'No frost is in this forecast.'
}
