import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** Path of PgBouncer, if installed. Debian's folder for it is not on every user's PATH. */
export const PGBOUNCER_PATH = [
  '/usr/sbin/pgbouncer',
  '/usr/bin/pgbouncer',
  '/opt/homebrew/bin/pgbouncer',
].find((path) => {
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})

/** Printed once by tests that need PgBouncer. */
export const NO_PGBOUNCER =
  'PgBouncer is not installed here, so nothing is tried behind it (Debian: apt-get install pgbouncer).'

export interface PgBouncer {
  /** The same database, through the pooler. */
  url(direct: string): string
  close(): Promise<void>
}

/** Starts a PgBouncer in transaction mode with two connections to the server. */
export async function startPgbouncer(
  server: string,
  users: Readonly<Record<string, string>> = {},
): Promise<PgBouncer> {
  const folder = await mkdtemp(join(tmpdir(), 'smart-farming-pgbouncer-'))
  const { hostname, port, username, password } = new URL(server)
  const known = { [username]: password, ...users }
  const own = await freePort()
  const list = join(folder, 'users')
  await writeFile(
    list,
    Object.entries(known)
      .map(([user, secret]) => `"${user}" "${secret}"\n`)
      .join(''),
  )
  const settings = join(folder, 'settings')
  await writeFile(
    settings,
    `[databases]
* = host=${hostname} port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = trust
auth_file = ${list}
pool_mode = transaction
default_pool_size = 2
max_client_conn = 200
`,
  )
  // PgBouncer refuses to run as root.
  await chmod(folder, 0o755)
  const asOther = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  const child = spawn(PGBOUNCER_PATH ?? '', [...asOther, settings], { stdio: ['ignore', 'ignore', 'pipe'] })
  await untilReady(child)
  return {
    url(direct) {
      const url = new URL(direct)
      url.hostname = '127.0.0.1'
      url.port = String(own)
      return url.href
    },
    async close() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true })
    },
  }
}

async function untilReady(child: ChildProcess): Promise<void> {
  if (child.stderr === null) return
  const said: string[] = []
  const lines = createInterface({ input: child.stderr })
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  lines.on('line', (line) => {
    said.push(line)
    if (/process up/.test(line)) resolve()
  })
  child.once('exit', () => reject(new Error(`PgBouncer ended:\n${said.join('\n')}`)))
  await promise
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address !== null ? address.port : 0
}
