import { threadId } from 'node:worker_threads'
import { createTaskHandler } from './worker-pool.ts'

export const spinningTasks = {
  echo: (text: string) => text,
  /** Returns the id of the thread that runs the task. */
  thread: (_: object) => threadId,
  spin: (_: object): string => {
    for (;;);
  },
  fill: (_: object): string => {
    const all: string[] = []
    for (;;) all.push('x'.repeat(1_000).concat(String(all.length)))
  },
}
// Loading takes a thread as long as a few hundred tasks.
const loadedAt = performance.now() + 300
while (performance.now() < loadedAt);

export const answer = createTaskHandler(spinningTasks)
