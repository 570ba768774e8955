import { threadId } from 'node:worker_threads'
import { createTaskHandler } from './worker-pool.ts'

export const spinningTasks = {
  echo: (text: string) => text,
  thread: (_: object) => threadId,
  spin: (_: object): string => {
    for (;;);
  },
  fill: (_: object): string => {
    const all: string[] = []
    for (;;) all.push('x'.repeat(1_000).concat(String(all.length)))
  },
}
// Simulates a slow load, which takes as long as a few hundred tasks.
const loadedAt = performance.now() + 300
while (performance.now() < loadedAt);

export const answer = createTaskHandler(spinningTasks)
