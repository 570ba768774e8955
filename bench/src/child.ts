import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { serverPinOptions } from './machine.ts'

/** A measured server in its own process. */
export interface ServerChild {
  readonly url: string
  readonly process: ChildProcess
  /** Time from spawn to the first 200, in ms. */
  readonly startedInMs: number
  usage(): Promise<Usage>
  stop(): Promise<void>
}

export interface Usage {
  cpuUs: number
  rssMb: number
  /** After a garbage collection, if the server runs with `--expose-gc`. */
  heapMb: number
}

export interface ChildOptions {
  env?: Record<string, string>
  /** Path that responds with 200 once the server is up. */
  ready?: string
  flags?: readonly string[]
  /** File descriptor for the log. */
  log?: number
}

const reporter = fileURLToPath(new URL('./reporter.mjs', import.meta.url))

/**
 * Starts a server script on a free port, on the servers' processor, and waits until it responds.
 */
export async function startChild(
  script: string,
  { env = {}, ready = '/', flags = [], log }: ChildOptions = {},
): Promise<ServerChild> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const startedAt = performance.now()
  const child = fork(script, {
    ...serverPinOptions(),
    execArgv: [...flags, '--import', reporter],
    env: { ...process.env, NODE_ENV: 'production', ...env, PORT: String(port), HOST: '127.0.0.1' },
    // The log is discarded by default, but still written, because logging is part of the
    // measurement.
    stdio: ['ignore', log ?? 'ignore', 'inherit', 'ipc'],
  })
  while (!(await answers(`${url}${ready}`))) {
    if (child.exitCode !== null) throw new Error(`${script} stopped at its start`)
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  const startedInMs = performance.now() - startedAt
  return { url, process: child, startedInMs, usage: () => ask(child), stop: () => stop(child) }
}

async function ask(child: ChildProcess): Promise<Usage> {
  child.send('usage')
  const [usage] = await once(child, 'message', { signal: AbortSignal.timeout(30_000) })
  return usage as Usage
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGINT')
  await gone
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    async (response) => {
      await response.arrayBuffer()
      return response.ok
    },
    () => false,
  )
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address !== null ? address.port : 0
}
