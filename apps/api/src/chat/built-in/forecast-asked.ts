import type { ForecastTopic, Topic } from '@smart-farming/market-core/understand/topic/topic'
import type { FarmQuestion } from '../tools/farm/farm-question.ts'

const everything: FarmQuestion = { jobs: [], frost: false, days: [] }
const soon = [0, 1]

/** What a question about the forecast asks of it where its words do not say so. */
export function forecastAsked(topic: ForecastTopic): FarmQuestion {
  return topic === 'field-work' ? { ...everything, jobs: 'all' } : everything
}

/**
 * What the forecast has that bears on a topic of which nothing else is known: hours to spray in where there are pests,
 * the rain where something is spread, the soil's days where something is sown. Undefined where weather is no help.
 */
export function bearing(topic: Topic): FarmQuestion | undefined {
  if (topic === 'pest-and-disease') return { jobs: ['spraying'], frost: false, days: soon }
  if (topic === 'nutrients') return { jobs: [], frost: false, days: soon }
  if (topic === 'sowing-and-calendar') return { jobs: ['field_work'], frost: false, days: soon }
  return undefined
}
