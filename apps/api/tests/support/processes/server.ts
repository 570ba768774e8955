import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { inject } from 'vitest'

/** The server in its own process. */
export interface ServerProcess {
  readonly process: ChildProcess
  /** Lines of stdout and stderr. */
  readonly said: readonly string[]
  /** Address of the server once it is ready. Rejects if the server exits before. */
  readonly ready: Promise<string>
  /** Exit code; null after a signal. */
  readonly exited: Promise<number | null>
}

/** Starts the server with only these settings, on any free port. */
export function startServer(settings: Readonly<Record<string, string>>): ServerProcess {
  const { PATH, HOME } = process.env
  const server = spawn(process.execPath, [join(inject('bundle'), 'server.js')], {
    env: {
      PATH,
      HOME,
      NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache'),
      PORT: '0',
      WEATHER_PROVIDERS: 'sample',
      PRICE_REFRESH: 'off',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: string[] = []
  const { promise: ready, resolve, reject } = Promise.withResolvers<string>()
  for (const stream of [server.stdout, server.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      said.push(line)
      const address = /ready at (\S+)/.exec(line)?.[1]
      if (address !== undefined) resolve(address)
    })
  }
  const exited = once(server, 'close').then(([code]) => {
    reject(new Error(`the server ended with ${code}:\n${said.join('\n')}`))
    return code as number | null
  })
  ready.catch(() => {}) // A test that expects the server to exit does not await this.
  return { process: server, said, ready, exited }
}

/** Creates a data directory that the user of the embedded database can reach. */
export async function createDataDirectory(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'smart-farming-data-'))
  await chmod(path, 0o755)
  return path
}
