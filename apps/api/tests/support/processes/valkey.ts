import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** Command of Valkey or Redis, whichever is installed. */
export const VALKEY_PATH = ['valkey-server', 'redis-server'].find((name) => {
  try {
    execFileSync(name, ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})

/** Printed once by tests that need Valkey. */
export const NO_VALKEY =
  'Neither Valkey nor Redis is installed here, so nothing is counted in a real one (Debian: apt-get install redis-server).'

export interface ValkeyServer {
  readonly url: string
  /** Accepts calls without answering them, until {@link goOn}. */
  hang(): void
  goOn(): void
  close(): Promise<void>
}

/** Starts a real, empty server. */
export async function startValkey(): Promise<ValkeyServer> {
  const folder = await mkdtemp(join(tmpdir(), 'smart-farming-valkey-'))
  const port = await freePort()
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', '']
  const child = spawn(VALKEY_PATH ?? '', settings, { stdio: ['ignore', 'pipe', 'inherit'] })
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const said: string[] = []
  createInterface({ input: child.stdout }).on('line', (line) => {
    said.push(line)
    if (/ready to accept connections/i.test(line)) resolve()
  })
  child.once('exit', () => reject(new Error(`it ended:\n${said.join('\n')}`)))
  await promise
  return {
    url: `valkey://127.0.0.1:${port}`,
    hang: () => void child.kill('SIGSTOP'),
    goOn: () => void child.kill('SIGCONT'),
    async close() {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
      await rm(folder, { recursive: true })
    },
  }
}

export interface FakeServer {
  readonly url: string
  /** Number of counting requests received. */
  heard(): number
  close(): Promise<void>
}

/**
 * Greets each client like Valkey, then gives the same reply to every command.
 * @param says the reply in the protocol's format (RESP); without it, the server hangs
 */
export async function startFakeValkey(says?: string): Promise<FakeServer> {
  const sockets = new Set<Socket>()
  let heard = 0
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('data', (data) => {
      const asked = data.toString().toLowerCase()
      if (asked.includes('info')) socket.write('$9\r\nloading:0\r\n')
      const counts = asked.match(/\$4\r\neval/g)?.length ?? 0
      heard += counts
      if (says !== undefined) socket.write(says.repeat(counts))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `valkey://127.0.0.1:${portOf(server.address())}`,
    heard: () => heard,
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const port = portOf(server.address())
  server.close()
  await once(server, 'close')
  return port
}

const portOf = (address: ReturnType<ReturnType<typeof createServer>['address']>) =>
  typeof address === 'object' && address !== null ? address.port : 0
