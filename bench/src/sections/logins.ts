import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { ComparedServers } from '../compared-servers.ts'
import { pinningOptions } from '../machine.ts'
import { runOpenLoop } from '../open-loop.ts'
import { logIn, signUp } from '../product.ts'
import { formatMs, formatPercent, type ReportLine } from '../report.ts'
import { median, percentile } from '../statistics.ts'

const hasher = fileURLToPath(new URL('../servers/argon2-rate.ts', import.meta.url))
const CLIENTS = 32

/** Log-ins per second against argon2 alone on the same processor, and the p99 of a cheap route meanwhile. */
export async function loginsSection(
  { product }: ComparedServers,
  rounds: number,
  seconds: number,
): Promise<ReportLine[]> {
  const farmers = Array.from({ length: CLIENTS }, (_, at) => `farmer ${at}`)
  for (const farmer of farmers) await signUp(product.url, farmer)
  const limits: number[] = []
  const rates: number[] = []
  const beside: number[] = []
  const refused: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    limits.push(await argon2Rate(seconds))
    const crowd = logInUntilStopped(product.url, farmers)
    const latencies = await runOpenLoop(`${product.url}/api/health/live`, {}, 100, seconds)
    const { done, turnedAway } = await crowd.stop()
    rates.push(done / seconds)
    refused.push(turnedAway)
    beside.push(percentile(latencies, 0.99))
  }
  return [
    {
      what: 'log-ins/s, share of what argon2 alone reaches',
      figure: formatPercent(median(rates) / median(limits)),
    },
    {
      what: 'log-ins/s with 32 farmers / argon2 alone',
      figure: `${median(rates).toFixed(0)} / ${median(limits).toFixed(0)}`,
    },
    { what: 'p99 of a cheap route beside 32 farmers logging in', figure: formatMs(median(beside)) },
    { what: 'log-ins refused as too many at once', figure: String(median(refused)) },
  ]
}

async function argon2Rate(seconds: number): Promise<number> {
  const child = fork(hasher, {
    ...pinningOptions('server'),
    env: { ...process.env, SECONDS: String(seconds) },
  })
  const [rate] = await once(child, 'message')
  return Number(rate)
}

/** Farmers with their own phones, all behind one address. */
function logInUntilStopped(url: string, farmers: readonly string[]) {
  let running = true
  let done = 0
  let turnedAway = 0
  const clients = farmers.map(async (farmer) => {
    while (running) {
      const status = await logIn(url, farmer)
      if (status === 200) done += 1
      else turnedAway += 1
    }
  })
  return {
    async stop() {
      running = false
      const counted = { done, turnedAway }
      await Promise.all(clients)
      return counted
    },
  }
}
