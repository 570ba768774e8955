import { chatTasks } from './chat/reading/chat-tasks.ts'
import * as prices from './market/stored/price-tasks.ts'
import { sharePlaces } from './market/stored/shared-places.ts'
import { createTaskHandler } from './timing/worker-pool.ts'

const tasks = { ...chatTasks, ...prices }
export type ReadingTasks = typeof tasks

// Warms up the thread, because the first question takes a second longer than later ones. The pool
// gives a thread work only after this module is loaded.
prices.readMessage({
  message: 'maize price Kenya, rain tomorrow',
  before: [],
  local: [],
  places: sharePlaces({ countries: [], markets: [] }),
})

export const answer = createTaskHandler(tasks)
