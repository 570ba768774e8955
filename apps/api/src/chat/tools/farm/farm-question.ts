import { hasPhrase, plainText } from '@smart-farming/market-core/understand/plain-text'
import type { TimedWork } from '@smart-farming/weather-core/outlook/day-statement'

/** What a plain question asks of the forecast. */
export interface FarmQuestion {
  /** The jobs that it names; 'all' for what can be done at all. */
  jobs: readonly TimedWork[] | 'all'
  frost: boolean
  /** It asks of tonight. */
  tonight?: true
  /** The days that it names, counted from today; none for all there are. */
  days: readonly number[]
}

const jobNames: readonly (readonly [TimedWork, readonly string[]])[] = [
  ['spraying', ['spray', 'spraying', 'sprayed']],
  ['harvest', ['harvest', 'harvesting', 'combine', 'combining']],
  ['hay', ['hay', 'bale', 'baling', 'mow', 'mowing']],
  ['field_work', ['field work', 'fieldwork', 'plough', 'ploughing', 'plow', 'plowing']],
]
const frostNames = ['frost', 'frosts', 'freeze', 'freezing']
const weatherNames = ['weather', 'rain', 'raining', 'wind', 'windy', 'storm', 'temperature']
const tonightNames = ['tonight', 'this night', 'overnight']
const allJobs = ['what can i do', 'what work', 'this week', 'next days']
const dayNames = ['today', 'tomorrow'] as const
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
 * Understands a question about the weather and the work that it allows; undefined where it is about something else.
 * English only.
 */
export function farmQuestion(text: string): FarmQuestion | undefined {
  const plain = plainText(text)
  const names = (phrases: readonly string[]) => phrases.some((phrase) => hasPhrase(plain, phrase))
  const jobs = jobNames.filter(([, phrases]) => names(phrases)).map(([job]) => job)
  const days = dayNames.flatMap((name, at) => (names([name]) ? [at] : []))
  const frost = names(frostNames)
  const all = names(allJobs)
  const tonight = names(tonightNames)
  const asksWhen = jobs.length > 0 && names(timing)
  if (!asksWhen && !frost && !tonight && !all && days.length === 0 && !names(weatherNames)) return undefined
  return { jobs: jobs.length === 0 && all ? 'all' : jobs, frost, ...(tonight && { tonight }), days }
}
