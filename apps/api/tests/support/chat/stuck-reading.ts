import { languageAsked } from '../../../src/chat/reading/asked-in.ts'
import { answerPosted } from '../../../src/timing/worker-pool.ts'

// Its language tables are there before the first message.
languageAsked({ message: 'maize', before: [] })

/** A reading thread that never comes to the end of a message, and still tells its language. */
export const answer = answerPosted({
  languageAsked,
  readSafety: () => {
    for (;;);
  },
})
