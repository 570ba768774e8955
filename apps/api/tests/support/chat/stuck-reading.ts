import { chatTasks } from '../../../src/chat/reading/chat-tasks.ts'
import { answerPosted } from '../../../src/timing/worker-pool.ts'

/** A reading thread that never comes to the end of a message, and still tells its language. */
export const answer = answerPosted({
  ...chatTasks,
  readSafety: () => {
    for (;;);
  },
})
