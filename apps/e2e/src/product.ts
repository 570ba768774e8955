import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { serverBundle } from './built-product.ts'
import { AHEAD_MS, aheadMs } from './clock/held-hour.ts'
import { copyFilledData } from './filled-data.ts'
import { endProcess } from './process.ts'

/** Time limit of a start, in ms: it also creates a database, and fills it. */
const START_MS = 180_000

/** Data that a new database loads once the server first listens: until then, no place and no price is known. */
const FILLED = ['gazetteer loaded', 'bundled prices loaded']

const aheadOfServer = new URL('./clock/ahead-of-server.ts', import.meta.url).href

/** The real product: the built server in a process of its own, on an embedded PostgreSQL of its own without farmers. */
export interface Product {
  /** Origin, without a slash at its end. */
  readonly url: string
  /** Where its database and its secrets are. */
  readonly dataDir: string
  /**
   * Stops it and starts it again on what it has kept; with a `PORT` among its settings, under the same address.
   *
   * @param changes settings that are others from now on
   */
  restart(changes?: Readonly<Record<string, string>>): Promise<void>
  /** Stops it, and what it has kept stays. */
  halt(): Promise<void>
  /** Stops it, and nothing stays. */
  stop(): Promise<void>
}

/**
 * Starts the built server on any free port, knowing no setting but these, and waits until it is filled.
 *
 * @param onLine gets every line that it logs
 * @param ahead how far its clock is ahead of the machine's, in ms
 * @throws with the server's last words when it does not become ready
 */
export async function startProduct(
  settings: Readonly<Record<string, string>>,
  onLine: (line: string) => void = () => {},
  ahead = aheadMs(),
): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'smart-farming-e2e-'))
  // As root the embedded PostgreSQL runs as a user of its own, which must be able to get there.
  await chmod(dataDir, 0o755)
  const start = (changes: Readonly<Record<string, string>> = {}) =>
    spawn(process.execPath, ['--import', aheadOfServer, serverBundle], {
      cwd: dataDir,
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        PORT: '0',
        DATA_DIR: dataDir,
        [AHEAD_MS]: String(ahead),
        ...settings,
        ...changes,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  const isFilled = await copyFilledData(dataDir)
  let server = start()
  const halt = () => endProcess(server)
  const stop = async () => {
    await halt()
    await rm(dataDir, { recursive: true, force: true })
  }
  const restart = async (changes?: Readonly<Record<string, string>>) => {
    await halt()
    server = start(changes)
    await ready(server, onLine, [])
  }
  try {
    return { url: await ready(server, onLine, isFilled ? [] : FILLED), dataDir, restart, halt, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function ready(
  server: ChildProcess,
  onLine: (line: string) => void,
  filled: readonly string[],
): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const said: string[] = []
  const missing = new Set(filled)
  let address: string | undefined
  const deadline = setTimeout(
    () => reject(new Error(`not ready in ${START_MS} ms\n${said.join('\n')}`)),
    START_MS,
  )
  for (const stream of [server.stdout, server.stderr]) {
    if (stream === null) continue
    // The streams are read to their end, or a full pipe would stop the server.
    createInterface({ input: stream }).on('line', (line) => {
      onLine(line)
      if (said.push(line) > 20) said.shift()
      address ??= /ready at (http:\/\/[^/\s]+)/.exec(line)?.[1]
      for (const words of FILLED) if (line.includes(words)) missing.delete(words)
      if (address !== undefined && missing.size === 0) resolve(address)
    })
  }
  server.once('error', reject)
  server.once('exit', (code) => reject(new Error(`the server ended with ${code}\n${said.join('\n')}`)))
  return promise.finally(() => clearTimeout(deadline))
}
