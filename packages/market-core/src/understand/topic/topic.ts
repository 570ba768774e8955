/** What a question is about, before anything else is asked of it. */
export const topics = [
  'price',
  'weather',
  'field-work',
  'irrigation',
  'pest-and-disease',
  'nutrients',
  'variety-and-seed',
  'sowing-and-calendar',
  'livestock',
  'scheme',
  'machinery-and-inputs',
  'buyers',
  'sums',
  'other',
] as const

export type Topic = (typeof topics)[number]

/** The topics that only somebody else knows about. */
export type ForeignTopic = Exclude<
  Topic,
  'price' | 'weather' | 'field-work' | 'irrigation' | 'sums' | 'other'
>

/** The topics that are read from the farm's forecast. */
export type ForecastTopic = Extract<Topic, 'weather' | 'field-work' | 'irrigation'>

export const isForecastTopic = (topic: Topic): topic is ForecastTopic =>
  topic === 'weather' || topic === 'field-work' || topic === 'irrigation'

export const isForeignTopic = (topic: Topic): topic is ForeignTopic =>
  topic !== 'price' && topic !== 'sums' && topic !== 'other' && !isForecastTopic(topic)
