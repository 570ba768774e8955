import { chatTasks } from './chat/reading/chat-tasks.ts'
import * as prices from './market/stored/price-tasks.ts'
import { sharePlaces } from './market/stored/shared-places.ts'
import { answerPosted } from './timing/worker-pool.ts'

const tasks = { ...chatTasks, ...prices }
export type ReadingTasks = typeof tasks

// A first question takes a second longer than the next: the pool gives this thread work once this module is loaded.
const message = 'maize price Kenya, rain tomorrow'
const places = sharePlaces({ countries: [], markets: [] })
chatTasks.readSafety({ message, before: [] })
chatTasks.readForecast({
  message,
  before: [],
  topic: prices.readQuestion({ text: message, earlier: [], places }).topic,
})

export const answer = answerPosted(tasks)
