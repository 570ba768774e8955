// Runs the product for many minutes under a steady load, with a new fault in each minute. Tests for
// leaks and for recovery. `pnpm soak --minutes 120`; see bench/README.md.
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { signUpFarmers } from '../accounts.ts'
import { latenciesOf } from '../load/open-loop.ts'
import { machineRows } from '../machine.ts'
import { waitForGazetteer } from '../product.ts'
import { markdownTable } from '../report.ts'
import { percentile } from '../statistics.ts'
import { randomFaults, restoreDoubles } from './faults.ts'
import { isCalm, soakMinute } from './minute.ts'
import { soakRequest } from './requests.ts'
import { type SoakSample, takeSample } from './sample.ts'
import { createSeededRandom } from './seeded-random.ts'
import { judgeSoak } from './verdict.ts'
import { startWorld } from './world.ts'

const FARMERS = 40
const PER_SECOND = 50

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, seed: { type: 'string', default: '1' } },
})
const minutes = Number(values.minutes)
const logFile = join(tmpdir(), `smart-farming-soak-${process.pid}.log`)
say(`${minutes} minutes of ${PER_SECOND} requests/s, seed ${values.seed}; log: ${logFile}`)

const world = await startWorld(logFile)
let hasExited = false
let isStopping = false
world.product.process.once('exit', () => {
  hasExited = !isStopping
})
// An aborted run stops the processes it started.
process.once('SIGINT', () => {
  isStopping = true
  void world.close().finally(() => process.exit(130))
})
const samples: SoakSample[] = []
const errorShares: number[] = []
let broken = 0
try {
  await soak()
} finally {
  isStopping = true
  await world.close()
}
/** Caches and the compiler need about a quarter of an hour. A long run can skip more. */
const warmUp = Math.max(15, minutes / 4)
const rows = judgeSoak({ samples, warmUp, broken, errorShares, hasExited })
say(`\n${markdownTable([...machineRows(), ...rows])}`)
process.exitCode = rows.some(({ isMet }) => isMet === false) ? 1 : 0

async function soak(): Promise<void> {
  restoreDoubles(world)
  const { url } = world.product
  const cookies = await signUpFarmers(url, FARMERS)
  // Loading the gazetteer keeps the database busy for a minute, which must not affect the measured
  // minutes.
  await waitForGazetteer(world.databaseUrl)
  const faults = randomFaults(createSeededRandom(Number(values.seed)))
  for (let minute = 1; minute <= minutes && !hasExited; minute += 1) {
    const fault = faults.next().value
    const call = (n: number) => soakRequest(url, cookies, minute * 60 * PER_SECOND + n)
    const outcomes = await soakMinute(world, call, PER_SECOND, fault)
    for (const { request, status, ms, error } of outcomes.filter(
      ({ status }) => status === 0 || status === 500,
    )) {
      broken += 1
      say(`${request.method ?? 'GET'} ${request.url}: ${status} after ${ms.toFixed(0)} ms ${error}`)
    }
    if (hasExited) return
    const sample = await takeSample(world, minute)
    samples.push(sample)
    const calm = outcomes.filter(isCalm)
    errorShares.push(calm.filter(({ status }) => status >= 500).length / calm.length)
    const statuses = Object.entries(Object.groupBy(outcomes, ({ status }) => status))
    say(
      [
        `${minute}. ${fault.name.padEnd(34)}`,
        `RSS ${sample.rssMb.toFixed(1)} MB, heap ${sample.heapMb.toFixed(1)} MB`,
        `files ${sample.files}, connections ${sample.connections}`,
        `p99 in calm seconds ${percentile(latenciesOf(calm), 0.99).toFixed(0)} ms`,
        statuses.map(([status, answers]) => `${status}: ${answers?.length}`).join(', '),
      ].join(' | '),
    )
    for (const { calls } of Object.values(world.doubles)) calls.length = 0
  }
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
