import { execFile } from 'node:child_process'
import { chown, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { isAlive, programOf } from '../processes.ts'
import type { EmbeddedHome } from './embedded-home.ts'

// PostgreSQL's own tools make, start and stop a cluster. `pg_ctl` takes the server out of our process group, so that a
// Ctrl-C in the terminal reaches us alone and the database stays until our last request is answered.

const START_WITHIN_S = 60
const STOP_WITHIN_S = 10

/** True when the home holds a cluster. */
export async function isCluster({ cluster }: EmbeddedHome): Promise<boolean> {
  return readFile(join(cluster, 'PG_VERSION')).then(
    () => true,
    () => false,
  )
}

/** Makes an empty cluster whose superuser `postgres` has this password. */
export async function makeCluster(home: EmbeddedHome, password: string): Promise<void> {
  // Under another name first: what is called by its own name is whole, and is never deleted.
  const half = `${home.cluster}.new`
  await rm(half, { recursive: true, force: true })
  await mkdir(half, { recursive: true, mode: 0o700 })
  const secret = await mkdtemp(join(tmpdir(), 'smart-farming-'))
  const passwordFile = join(secret, 'password')
  try {
    await writeFile(passwordFile, `${password}\n`, { mode: 0o600 })
    const { user } = home
    if (user !== undefined)
      await Promise.all([half, secret, passwordFile].map((path) => chown(path, user.uid, user.gid)))
    await tool(home, 'initdb', [
      `--pgdata=${half}`,
      '--username=postgres',
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      // The same sorting and case rules on every machine, whatever locales it has.
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--locale=C.UTF-8',
      '--lc-messages=C',
    ])
  } finally {
    await rm(secret, { recursive: true, force: true })
  }
  await rename(half, home.cluster)
}

/** Starts the server of a cluster and waits until it serves. */
export async function startCluster(home: EmbeddedHome, port: number): Promise<void> {
  const log = join(home.cluster, 'server.log')
  await removeStalePidFile(home)
  // The last words of a server that died stay readable.
  await rename(log, `${log}.old`).catch(() => {})
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '60',
    shared_buffers: '64MB',
    // Failed statements are told to us, and answered and logged by us; PostgreSQL's own lines would hold what farmers typed.
    log_min_messages: 'log',
  }
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}='${value}'`)
  try {
    await tool(home, 'pg_ctl', [
      ...['start', '-D', home.cluster, '-l', log, '-w', '-t', String(START_WITHIN_S), '-s'],
      ...['-o', [`-p ${port}`, ...options].join(' ')],
    ])
  } catch (cause) {
    const said = await readFile(log, 'utf8').catch(() => '')
    throw new Error(
      `The embedded PostgreSQL did not start.\n${said.split('\n').slice(-10).join('\n').trim()}`,
      {
        cause,
      },
    )
  }
}

/** Ends every connection, writes everything down, and stops the server. */
export async function stopCluster(home: EmbeddedHome): Promise<void> {
  await tool(home, 'pg_ctl', [
    ...['stop', '-D', home.cluster, '-m', 'fast', '-w', '-t', String(STOP_WITHIN_S), '-s'],
  ])
}

/** True while the server of this cluster exists, whether it takes connections already or is still getting its data right. */
export async function isRunning(home: EmbeddedHome): Promise<boolean> {
  const { pid } = await pidFile(home)
  return pid !== undefined && isAlive(pid) && (programOf(pid) ?? 'postgres') === 'postgres'
}

/** True when the server of this cluster takes connections on its port. */
export async function isServing(home: EmbeddedHome, port: number): Promise<boolean> {
  const { pid, status } = await pidFile(home)
  if (pid === undefined || !isAlive(pid) || status !== 'ready') return false
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const socket = connect({ host: '127.0.0.1', port, timeout: 2_000 })
  socket.once('connect', () => resolve(true))
  socket.once('error', () => resolve(false))
  socket.once('timeout', () => resolve(false))
  return promise.finally(() => socket.destroy())
}

/**
 * PostgreSQL refuses to start while the process in its lock file exists. After a power cut that may be another program, and after a
 * kill in a container a process that nobody fetches. Where the system does not tell, the file is left alone.
 */
async function removeStalePidFile(home: EmbeddedHome): Promise<void> {
  const { pid } = await pidFile(home)
  if (pid === undefined || programOf(pid) === undefined) return
  if (!(await isRunning(home))) await rm(join(home.cluster, 'postmaster.pid'))
}

/** Lines of `postmaster.pid` (PostgreSQL source, miscadmin.h): 1 is the process id, 8 the status. */
async function pidFile({ cluster }: EmbeddedHome): Promise<{ pid: number | undefined; status: string }> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  const lines = text.split('\n')
  const pid = Number(lines[0])
  return { pid: pid > 0 ? pid : undefined, status: lines[7]?.trim() ?? '' }
}

async function tool({ binaries, user }: EmbeddedHome, name: string, args: string[]): Promise<void> {
  const program = join(binaries, process.platform === 'win32' ? `${name}.exe` : name)
  try {
    // Not in our own folder, which the database's user may not be allowed to enter.
    await run(program, args, { ...user, cwd: binaries })
  } catch (cause) {
    const said = cause instanceof Error && 'stderr' in cause ? String(cause.stderr).trim() : ''
    throw new Error(`${name} failed: ${said || cause}`, { cause })
  }
}

const run = promisify(execFile)
