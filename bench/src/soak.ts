// Runs the product for many minutes under a steady load, with a new fault in each: does it leak, and does it recover?
// `pnpm soak --minutes 120`; see bench/README.md.
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { describeMachine } from './machine.ts'
import { signUp } from './product.ts'
import { waitForGazetteer } from './sections/place-search.ts'
import { randomFaults, resetDoubles } from './soak/faults.ts'
import { LoadGenerator } from './soak/load-generator.ts'
import { runSoakMinute } from './soak/minute.ts'
import type { Phase } from './soak/phase.ts'
import { createRandom } from './soak/random.ts'
import { randomRequest, type SoakFarmer } from './soak/requests.ts'
import { type SoakSample, takeSample } from './soak/sample.ts'
import type { SoakOutcome } from './soak/send-request.ts'
import { type CalmMinute, judgeSoak } from './soak/verdict.ts'
import { type SoakWorld, startSoakWorld } from './soak/world.ts'
import { percentile } from './statistics.ts'

const FARMERS = 40

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    'per-second': { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
  },
})
const minutes = Number(values.minutes)
/** Caches and the compiler need about a quarter of an hour; a long run can skip more of its beginning. */
const warmUp = Math.max(15, minutes / 4)
const random = createRandom(Number(values.seed))
const logFile = join(tmpdir(), `smart-farming-soak-${process.pid}.log`)

say(
  `${describeMachine()}; ${minutes} minutes of ${values['per-second']} requests/s, seed ${values.seed}; log: ${logFile}`,
)
const world = await startSoakWorld(logFile)
let ended: number | string | undefined
let stopping = false
world.product.process.once('exit', (code, signal) => {
  if (!stopping) ended = code ?? signal ?? 'nothing'
})
// An aborted run stops the processes it started.
process.once('SIGINT', () => {
  stopping = true
  void world.close().finally(() => process.exit(130))
})
const seen = { samples: [] as SoakSample[], broken: [] as SoakOutcome[], calm: [] as CalmMinute[] }
try {
  await soak(world)
} finally {
  stopping = true
  await world.close()
}
const { lines, breaches } = judgeSoak({ ...seen, warmUp, ended })
say(['', ...lines, ...breaches.map((breach) => `BREACH: ${breach}`)].join('\n'))
process.exitCode = breaches.length > 0 ? 1 : 0

async function soak(world: SoakWorld): Promise<void> {
  resetDoubles(world)
  const farmers = await signUpAll(world.product.url)
  // Loading it after a first start keeps the database busy for a minute, and must not affect any other minute.
  await waitForGazetteer(world.product.url, farmers[0].cookie)
  let phase: Phase = 'calm'
  let answered: SoakOutcome[] = []
  let calm: SoakOutcome[] = []
  const load = new LoadGenerator(
    world.product.url,
    Number(values['per-second']),
    () => ({ ...randomRequest(random, farmers), askedIn: phase }),
    (outcome) => {
      answered.push(outcome)
      if (outcome.askedIn === 'calm' && phase === 'calm') calm.push(outcome)
      if (outcome.status === 500 || outcome.status === 0) seen.broken.push(outcome)
    },
  )
  const faults = randomFaults(random)
  for (let minute = 1; minute <= minutes && ended === undefined; minute += 1) {
    const fault = faults.next().value
    await runSoakMinute(world, load, fault, (next) => {
      phase = next
    })
    if (ended !== undefined) return
    const sample = await takeSample(world, minute)
    seen.samples.push(sample)
    sayMinute(sample, fault.name, answered, calm)
    const failed = calm.filter(({ status }) => status >= 500).length
    seen.calm.push({ minute, answered: calm.length, failed })
    answered = []
    calm = []
    for (const { calls } of Object.values(world.doubles)) calls.length = 0
  }
}

async function signUpAll(url: string): Promise<[SoakFarmer, ...SoakFarmer[]]> {
  const make = async (n: number): Promise<SoakFarmer> => ({
    username: `farmer ${n}`,
    cookie: await signUp(url, `farmer ${n}`),
  })
  const farmers: [SoakFarmer, ...SoakFarmer[]] = [await make(0)]
  for (let n = 1; n < FARMERS; n += 1) farmers.push(await make(n))
  return farmers
}

function sayMinute(
  sample: SoakSample,
  fault: string,
  answered: readonly SoakOutcome[],
  calm: readonly SoakOutcome[],
): void {
  const counts = new Map<number, number>()
  for (const { status } of answered) counts.set(status, (counts.get(status) ?? 0) + 1)
  const statuses = [...counts].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`)
  const { rssMb, heapMb, files, connectionsOf } = sample
  say(
    [
      `${sample.minute}. ${fault.padEnd(34)}`,
      `RSS ${rssMb.toFixed(1)} MB, heap ${heapMb.toFixed(1)} MB, files ${files}, database lines ${connectionsOf}`,
      `p99 in calm seconds ${percentile(
        calm.map(({ ms }) => ms),
        0.99,
      ).toFixed(0)} ms`,
      statuses.join(', '),
    ].join(' | '),
  )
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
