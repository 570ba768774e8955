import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import autocannon from 'autocannon'
import type { Child } from './child.ts'
import { hasWrk } from './machine.ts'

export interface ClosedLoopLoad {
  path: string
  headers: Record<string, string>
  seconds: number
}

export interface ClosedLoopResult {
  requestsPerSecond: number
  /** Server processor time per request: far steadier than requests per second on a shared machine. */
  cpuUsPerRequest: number
}

const CONNECTIONS = 64

/** Maximum throughput over 64 connections, each waiting for its answer. */
export async function runClosedLoop(child: Child, load: ClosedLoopLoad): Promise<ClosedLoopResult> {
  await drive(child, { ...load, seconds: 1 }) // Warm-up, so that compilation is not measured.
  const before = await child.usage()
  const { requests, seconds } = await drive(child, load)
  const after = await child.usage()
  return { requestsPerSecond: requests / seconds, cpuUsPerRequest: (after.cpuUs - before.cpuUs) / requests }
}

interface Driven {
  requests: number
  seconds: number
}

function drive(child: Child, load: ClosedLoopLoad): Promise<Driven> {
  return hasWrk ? driveWithWrk(child.url + load.path, load) : driveWithAutocannon(child.url + load.path, load)
}

async function driveWithWrk(url: string, { headers, seconds }: ClosedLoopLoad): Promise<Driven> {
  const flags = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const { stdout } = await promisify(execFile)('wrk', [
    '-t1',
    `-c${CONNECTIONS}`,
    `-d${seconds}s`,
    ...flags,
    url,
  ])
  const done = /(\d+) requests in ([\d.]+)s/.exec(stdout)
  const failed = /Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1]
  if (done === null || failed !== undefined) throw new Error(`the load on ${url} went wrong:\n${stdout}`)
  return { requests: Number(done[1]), seconds: Number(done[2]) }
}

async function driveWithAutocannon(url: string, { headers, seconds }: ClosedLoopLoad): Promise<Driven> {
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: seconds })
  if (result.errors > 0 || result['4xx'] > 0 || result['5xx'] > 0)
    throw new Error(`the load on ${url} went wrong`)
  return { requests: result.requests.total, seconds: result.duration }
}
