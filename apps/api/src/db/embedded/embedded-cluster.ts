import { existsSync, readFileSync } from 'node:fs'
import { chown, glob, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { StartRefusal } from '../../process/start-refusal.ts'
import type { EmbeddedHome } from './embedded-home.ts'
import { runTool, runToolOnExit } from './postgres-tools.ts'
import { isRunning, removeStalePidFile } from './postmaster.ts'

// `pg_ctl` takes the server out of our process group. A Ctrl-C in the terminal or a signal to the
// group therefore reaches only us, and the database stays up until the last request is answered.

/** Generous, because crash recovery replays all changes since the last checkpoint. */
const START_WITHIN_S = 60
const STOP_WITHIN_S = 10
/** Leaves time within the 15 s that supervisors are configured to wait. */
const LAST_STOP_WITHIN_S = 2

/** Whether the home contains a cluster. */
export const isCluster = ({ cluster }: EmbeddedHome): boolean => existsSync(join(cluster, 'PG_VERSION'))

/** Creates an empty cluster with this password for the superuser `postgres`. */
export async function createCluster(home: EmbeddedHome, password: string): Promise<void> {
  // Created under a temporary name: a cluster under its own name is complete and never deleted. The
  // temporary name is unique, because the tool of a killed attempt may still be writing to its
  // folder.
  await mkdir(dirname(home.cluster), { recursive: true })
  await removeHalves(home)
  const half = await mkdtemp(halvesOf(home))
  const secret = await mkdtemp(join(tmpdir(), 'smart-farming-'))
  const passwordFile = join(secret, 'password')
  try {
    await writeFile(passwordFile, `${password}\n`, { mode: 0o600 })
    const { user } = home
    if (user !== undefined)
      await Promise.all([half, secret, passwordFile].map((path) => chown(path, user.uid, user.gid)))
    await runTool(home, 'initdb', [
      `--pgdata=${half}`,
      '--username=postgres',
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      // The same sorting and case rules on every machine.
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

const halvesOf = ({ cluster }: EmbeddedHome) => `${cluster}.new-`

/**
 * Removes the remains of unfinished attempts. A folder that is still being written is left to the
 * next run.
 */
async function removeHalves(home: EmbeddedHome): Promise<void> {
  for await (const half of glob(`${basename(halvesOf(home))}*`, { cwd: dirname(home.cluster) }))
    await rm(join(dirname(home.cluster), half), { recursive: true, force: true }).catch(() => {})
}

/**
 * @throws if another major version of PostgreSQL created the cluster, because the file formats
 * differ
 */
export function assertSameVersion({ cluster, version }: EmbeddedHome): void {
  const made = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  const ours = version.split('.')[0]
  if (made !== ours)
    throw new Error(
      `The database in ${cluster} is of PostgreSQL ${made}, and this version of the product brings ${ours}. ` +
        'Go back to the version that it ran with, make a backup (pnpm backup), and restore that into a new DATA_DIR with this one (pnpm restore).',
    )
}

/** Starts the server of a cluster and waits until it accepts connections. */
export async function startCluster(home: EmbeddedHome, port: number): Promise<void> {
  assertSameVersion(home)
  const log = join(home.cluster, 'server.log')
  removeStalePidFile(home)
  // Preserves the log of a crashed server.
  await rename(log, `${log}.old`).catch(() => {})
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '60',
    shared_buffers: '64MB',
    // We handle and log the errors of failed statements. PostgreSQL's own lines would contain
    // farmers' input.
    log_min_messages: 'log',
  }
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}='${value}'`)
  try {
    await runTool(home, 'pg_ctl', [
      ...['start', '-D', home.cluster, '-l', log, '-w', '-t', String(START_WITHIN_S), '-s'],
      ...['-o', [`-p ${port}`, ...options].join(' ')],
    ])
  } catch (cause) {
    const said = await readFile(log, 'utf8').catch(() => '')
    const end = said.split('\n').slice(-10).join('\n').trim()
    throw new StartRefusal({ code: 'did_not_start', log: end }, { cause })
  }
}

/**
 * Closes all connections, flushes to disk and stops the server. Succeeds if the server has already
 * stopped, for example when a supervisor ends all processes together.
 */
export async function stopCluster(home: EmbeddedHome): Promise<void> {
  try {
    await runTool(home, 'pg_ctl', [
      ...['stop', '-D', home.cluster, '-m', 'fast', '-w', '-t', String(STOP_WITHIN_S), '-s'],
    ])
  } catch (error) {
    if (isRunning(home)) throw error
  }
}

/** Like {@link stopCluster}, for use while the process exits. Waits only briefly. */
export function stopClusterOnExit(home: EmbeddedHome): void {
  runToolOnExit(home, 'pg_ctl', [
    'stop',
    '-D',
    home.cluster,
    '-m',
    'fast',
    '-w',
    '-t',
    String(LAST_STOP_WITHIN_S),
    '-s',
  ])
}
