import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { assertReadable } from '../../process/private-file.ts'
import { withProcessLock, withProcessLockOnExit } from '../../process/process-lock.ts'
import { StartRefusal } from '../../process/start-refusal.ts'
import { diskFull, isDiskFull } from '../../process/system-errors.ts'
import { type Role, setUpRoles } from '../roles/set-up-roles.ts'
import { hasDiskSpace } from './disk-space.ts'
import {
  assertAccessReadable,
  type EmbeddedAccess,
  readEmbeddedAccess,
  saveEmbeddedAccess,
} from './embedded-access.ts'
import { createCluster, isCluster, startCluster, stopCluster, stopClusterOnExit } from './embedded-cluster.ts'
import { type EmbeddedHome, findEmbeddedHome } from './embedded-home.ts'
import { embeddedRoles } from './embedded-roles.ts'
import { keepRunning } from './keep-running.ts'
import { claimLinkedCluster } from './linked-cluster.ts'
import { interruptTools } from './postgres-tools.ts'
import { isRunning, isServing } from './postmaster.ts'

/** The product's own PostgreSQL server, under the data directory. */
export interface EmbeddedDatabase {
  /** Connection URL of the superuser, which the product itself never uses. */
  readonly url: string
  /** Connection URL of the role that owns the tables. */
  readonly ownerUrl: string
  /** Connection URL of the role that reads and writes rows. */
  readonly rowsUrl: string
  /** Restarts the server whenever it is gone, for example after a crash, until {@link stop}. */
  keepRunning(log: Parameters<typeof keepRunning>[1]): void
  /** False if the disk is full or nearly full. */
  hasRoom(): boolean
  /** Unregisters this process. The last process stops the server, even on a full disk. */
  stop(): Promise<void>
}

/**
 * Starts the embedded PostgreSQL, or joins the running server of the same data directory. A command
 * can run at the same time as the product, and a killed product leaves its server running for the
 * next process.
 * @param dataDir persists between starts; created if missing
 * @throws when PostgreSQL cannot be started, with its output
 */
export async function openEmbeddedDatabase(dataDir: string): Promise<EmbeddedDatabase> {
  await mkdir(dataDir, { recursive: true })
  const lock = join(dataDir, 'postgres.lock')
  const alone = <T>(work: () => Promise<T>) => withProcessLock(lock, work)

  const { home, access, roles, endWithUs } = await alone(async () => {
    const home = await findEmbeddedHome(dataDir)
    const known = knownAccess(home, dataDir)
    const endWithUs = () => leaveOnExit(home, dataDir, lock)
    process.once('exit', endWithUs)
    try {
      const access = await enter(home, dataDir, known)
      const roles = embeddedRoles(access.password)
      await setUpRoles(addressOf(access.port, superuserOf(access)), 'public', roles)
      return { home, endWithUs, access, roles }
    } catch (error) {
      await leave(home, dataDir)
      process.off('exit', endWithUs)
      throw isRoomFor(home, dataDir) ? error : diskFull(dataDir, error)
    }
  })
  const hasRoom = () => isRoomFor(home, dataDir)
  let leaving = false
  let stopWatching = () => {}
  const revive = () =>
    alone(async () => {
      if (leaving || isRunning(home)) return false
      // Other processes expect the server at its old port.
      await startCluster(home, access.port)
      return true
    })
  return {
    url: addressOf(access.port, superuserOf(access)),
    ownerUrl: addressOf(access.port, roles.owner),
    rowsUrl: addressOf(access.port, roles.rows),
    keepRunning(log) {
      stopWatching()
      stopWatching = keepRunning({ isRunning: () => isRunning(home), hasRoom, start: revive }, log)
    },
    hasRoom,
    async stop() {
      leaving = true
      stopWatching()
      const end = async () => {
        await leave(home, dataDir)
        process.off('exit', endWithUs)
      }
      // A start in progress holds the lock, so it finishes before the server stops. On a full disk,
      // the lock cannot be taken.
      await alone(end).catch((error: unknown) => {
        if (!isDiskFull(error)) throw error
        return end()
      })
    },
  }
}

const isRoomFor = (home: EmbeddedHome, dataDir: string) => hasDiskSpace(dataDir) && hasDiskSpace(home.cluster)

const superuserOf = ({ password }: EmbeddedAccess): Role => ({ name: 'postgres', password })

const addressOf = (port: number, { name, password }: Role) =>
  `postgres://${name}:${password}@127.0.0.1:${port}/postgres`

/**
 * @throws when the data directory is unreadable, incomplete, or a copy that links to the original's
 * data. A new start would lose the database or share the original's.
 */
function knownAccess(home: EmbeddedHome, dataDir: string): EmbeddedAccess | undefined {
  assertAccessReadable(dataDir)
  assertReadable(join(home.cluster, 'PG_VERSION'), dataDir)
  const known = readEmbeddedAccess(dataDir)
  const made = isCluster(home)
  if (made && known === undefined) throw new StartRefusal({ code: 'access_lost', cluster: home.cluster })
  if (!made && known !== undefined && known.port > 0)
    throw new StartRefusal({ code: 'database_gone', dataDir, cluster: home.cluster })
  if (made) claimLinkedCluster(home.cluster, dataDir)
  return known
}

async function enter(
  home: EmbeddedHome,
  dataDir: string,
  known: EmbeddedAccess | undefined,
): Promise<EmbeddedAccess> {
  const { port, password, others } = known ?? {
    port: 0,
    password: randomBytes(18).toString('base64url'),
    others: [],
  }
  // Saved before the cluster is created, because after a kill the next process needs the password.
  saveEmbeddedAccess(dataDir, { port, password, others }, true)
  if (await isServing(home, port)) return { port, password, others }
  if (!isCluster(home)) {
    await createCluster(home, password)
    claimLinkedCluster(home.cluster, dataDir)
  }
  // An earlier process may have ended while it was starting or stopping this server.
  if (others.length === 0 && isRunning(home)) await stopCluster(home)
  // Other processes may expect the server at its old port.
  const stays = port > 0 && (await isFree(port))
  const startedAt = await startOnFreePort(home, async (tries) => (stays && tries === 0 ? port : freePort()))
  const access = { port: startedAt, password, others }
  saveEmbeddedAccess(dataDir, access, true)
  return access
}

/** Maximum number of ports to try. Each was free a moment before. */
const PORTS = 4

/**
 * Starts the server on a free port, and tries another if the port is taken in the meantime.
 * @returns the port
 * @throws as {@link startCluster}, for any other error or after the last port
 */
export async function startOnFreePort(
  home: EmbeddedHome,
  portOf: (tries: number) => Promise<number>,
): Promise<number> {
  for (let tries = 0; ; tries++) {
    const port = await portOf(tries)
    try {
      await startCluster(home, port)
      return port
    } catch (error) {
      if (tries === PORTS - 1 || !isTaken(error)) throw error
    }
  }
}

const isTaken = (error: unknown) =>
  error instanceof StartRefusal &&
  error.said.code === 'did_not_start' &&
  /Address already in use/.test(error.said.log)

/** Unregisters this process. The last process stops the server. */
async function leave(home: EmbeddedHome, dataDir: string): Promise<void> {
  const access = readEmbeddedAccess(dataDir)
  if (!access?.others.length && isRunning(home)) await stopCluster(home)
  countOut(dataDir, access)
}

function countOut(dataDir: string, access: EmbeddedAccess | undefined): void {
  try {
    if (access !== undefined) saveEmbeddedAccess(dataDir, access, false)
  } catch (error) {
    // The next process sees that this process has ended.
    if (!isDiskFull(error)) throw error
  }
}

/**
 * Like {@link leave}, for any exit except a kill. After a kill, the next process to start takes
 * over the server.
 */
function leaveOnExit(home: EmbeddedHome, dataDir: string, lock: string): void {
  const end = () => {
    interruptTools()
    const access = readEmbeddedAccess(dataDir)
    if (!access?.others.length && isRunning(home)) stopClusterOnExit(home)
    countOut(dataDir, access)
  }
  try {
    withProcessLockOnExit(lock, end)
  } catch (error) {
    // On a full disk, the lock cannot be taken, so this process leaves without it. Any other error
    // usually means that the folder is gone, or that another process holds the lock to start up.
    if (isDiskFull(error)) end()
  }
}

const isFree = (port: number) =>
  freePort(port).then(
    () => true,
    () => false,
  )

/**
 * @param wanted 0 for any port
 * @throws when the wanted port is taken
 */
async function freePort(wanted = 0): Promise<number> {
  const server = createServer()
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  server.once('error', reject)
  server.listen(wanted, '127.0.0.1', () => {
    const address = server.address()
    server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
  })
  return promise
}
