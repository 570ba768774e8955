import { readMessage } from '../../../src/market/stored/price-tasks.ts'
import { sharePlaces } from '../../../src/market/stored/shared-places.ts'
import { createTaskHandler } from '../../../src/timing/worker-pool.ts'

/** Longer messages make the reader hang. */
const MAX_CHARACTERS = 200

// Loads the tables of all languages before the first message.
readMessage({ message: 'maize', before: [], local: [], places: sharePlaces({ countries: [], markets: [] }) })

/** A reading thread that hangs on a long message. */
export const answer = createTaskHandler({
  readMessage: (asked: Parameters<typeof readMessage>[0]) => {
    while (asked.message.length > MAX_CHARACTERS);
    return readMessage(asked)
  },
})
