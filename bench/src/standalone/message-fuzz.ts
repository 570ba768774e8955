// Parses 20,000 random messages in the product's thread pool and prints their processor time: pnpm --filter
// @smart-farming/bench message-fuzz [how many] [seed]
import { fileURLToPath } from 'node:url'
import { TaskTimeout, WorkerPool } from '../../../apps/api/src/timing/worker-pool.ts'
import { seededRandom } from '../seeded-random.ts'
import { randomMessage } from './fuzz/messages.ts'
import { parserNames, type timedParser } from './fuzz/parser-worker.ts'

const [count = 20_000, seed = 1] = process.argv.slice(2).map(Number)
const DEADLINE_MS = 1_500
const SLOW_MS = 200

const script = fileURLToPath(new URL('./fuzz/parser-worker.ts', import.meta.url))
// A busy machine must not count against a message: the pool's deadline is generous, the measured one is not.
const pool = new WorkerPool<typeof timedParser>({ script, deadlineMs: 20 * DEADLINE_MS, waitMs: 600_000 })
const random = seededRandom(seed)
const took: { message: string; ms: number }[] = []
let ended = 0

async function lane(): Promise<void> {
  while (took.length + ended < count) {
    const message = randomMessage(random)
    try {
      const each: number[] = []
      for (const reading of parserNames) each.push(await pool.run('read', { reading, message }))
      took.push({ message, ms: Math.max(...each) })
    } catch (error) {
      if (!(error instanceof TaskTimeout)) throw error
      ended += 1
      console.log(`ended: ${JSON.stringify(message.slice(0, 120))}`)
    }
  }
}
await Promise.all([lane(), lane()])
await pool.close()

took.sort((a, b) => b.ms - a.ms)
const share = (ms: number) => ((100 * (took.filter((one) => one.ms > ms).length + ended)) / count).toFixed(2)
console.log(`${count} messages, seed ${seed}; the longest reading of each, in ms of its thread's processor`)
console.log(`median ${took[Math.floor(took.length / 2)]?.ms.toFixed(1)}, worst ${took[0]?.ms.toFixed(0)}`)
console.log(
  `past ${SLOW_MS} ms: ${share(SLOW_MS)} %; past the deadline of ${DEADLINE_MS} ms: ${share(DEADLINE_MS)} %`,
)
for (const { message, ms } of took.slice(0, 5))
  console.log(`${ms.toFixed(0)}\t${JSON.stringify(message.slice(0, 100))}`)
