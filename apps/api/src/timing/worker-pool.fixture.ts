import { answerPosted } from './worker-pool.ts'

export const spinning = {
  echo: (text: string) => text,
  spin: (_: object): string => {
    for (;;);
  },
  fill: (_: object): string => {
    const all: string[] = []
    for (;;) all.push('x'.repeat(1_000).concat(String(all.length)))
  },
}
export const answer = answerPosted(spinning)
