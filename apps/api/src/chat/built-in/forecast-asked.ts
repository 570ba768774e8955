import {
  type ForecastTopic,
  isForeignTopic,
  type Topic,
} from '@smart-farming/market-core/understand/topic/topic'
import { type FarmQuestion, farmQuestion } from '../tools/farm/farm-question.ts'

const everything: FarmQuestion = { jobs: [], frost: false, when: { days: [] } }
const soon = { beside: true, when: { days: [0, 1] } } as const

/** What a question about the forecast asks of it where its words do not say so. */
export function forecastAsked(topic: ForecastTopic): FarmQuestion {
  if (topic === 'irrigation') return { ...everything, measures: ['water'] }
  return topic === 'field-work' ? { ...everything, jobs: 'all' } : everything
}

/**
 * What the forecast has that bears on a topic of which nothing else is known: hours to spray in where there are pests,
 * the rain where something is spread, the soil's days where something is sown; else what the question itself asks of
 * the weather of some day. Undefined where weather is no help.
 */
export function bearing(topic: Topic, message: string): FarmQuestion | undefined {
  if (topic === 'pest-and-disease') return { jobs: ['spraying'], frost: false, ...soon }
  if (topic === 'nutrients') return { jobs: [], frost: false, ...soon }
  if (topic === 'sowing-and-calendar') return { jobs: ['field_work'], frost: false, ...soon }
  if (!isForeignTopic(topic)) return undefined
  const asked = farmQuestion(message)
  const isDated = asked !== undefined && (asked.when.days.length > 0 || asked.when.weekdays !== undefined)
  return isDated && asked.measures !== undefined ? asked : undefined
}
