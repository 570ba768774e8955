import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { serverBundle } from './built-product.ts'
import { CLOCK_OFFSET_VARIABLE, clockOffsetMs } from './clock/clock-offset.ts'
import { endProcess } from './process.ts'
import { copySeedData } from './seed-data.ts'

/** Time limit for a start, ms. A start also creates and fills a database. */
const START_MS = 180_000

/**
 * Log lines for data that a new database loads after the first start. Until then it has no places
 * and no prices.
 */
const FILLED = ['gazetteer loaded', 'bundled prices loaded']

const aheadOfServer = new URL('./clock/advance-server-clock.ts', import.meta.url).href

/**
 * The real product: the built server in its own process, with its own embedded PostgreSQL and no
 * farmers.
 */
export interface Product {
  /** Origin, without a trailing slash. */
  readonly url: string
  readonly dataDir: string
  /**
   * Stops the product and starts it again on its data. The address stays the same if the settings
   * have a `PORT`.
   *
   * @param changes settings that replace the earlier ones
   */
  restart(changes?: Readonly<Record<string, string>>): Promise<void>
  /** Stops the product and keeps its data. */
  halt(): Promise<void>
  /** Stops the product and deletes its data. */
  stop(): Promise<void>
}

/**
 * Starts the built server on a free port with only these settings, and waits until its data is
 * loaded.
 *
 * @param onLine receives every log line
 * @param ahead milliseconds that its clock is ahead of the machine's
 * @throws Error with the server's last output if the server does not become ready
 */
export async function startProduct(
  settings: Readonly<Record<string, string>>,
  onLine: (line: string) => void = () => {},
  ahead = clockOffsetMs(),
): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'smart-farming-e2e-'))
  // As root, the embedded PostgreSQL runs as its own user, which needs access to the folder.
  await chmod(dataDir, 0o755)
  const start = (changes: Readonly<Record<string, string>> = {}) =>
    spawn(process.execPath, ['--import', aheadOfServer, serverBundle], {
      cwd: dataDir,
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        PORT: '0',
        DATA_DIR: dataDir,
        [CLOCK_OFFSET_VARIABLE]: String(ahead),
        ...settings,
        ...changes,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  const isFilled = await copySeedData(dataDir)
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
    // Reading continues, because a full pipe would block the server.
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
