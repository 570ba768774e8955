import { randomBytes } from 'node:crypto'
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { withProcessLock } from '../process-lock.ts'
import { isAlive } from '../processes.ts'
import {
  isCluster,
  isRunning,
  isServing,
  makeCluster,
  startCluster,
  stopCluster,
} from './embedded-cluster.ts'
import { type EmbeddedHome, findEmbeddedHome } from './embedded-home.ts'
import { keepRunning } from './keep-running.ts'

/** A PostgreSQL of our own, under the data directory. */
export interface EmbeddedDatabase {
  readonly url: string
  /** From now on it is started again whenever it is gone (a crash, the system short of memory), until {@link stop}. */
  keepRunning(log: Parameters<typeof keepRunning>[1]): void
  /** Leaves it; the last process to leave stops it. */
  stop(): Promise<void>
}

/** `postgres.json` in the data directory: how to get in, and which processes are in. */
interface Access {
  port: number
  password: string
  users: readonly number[]
}

/**
 * Starts the embedded PostgreSQL, or joins the one that is running on the same data directory: a command may work while the
 * product runs, and a server that was killed leaves its database behind, which the next one takes over.
 *
 * @param dataDir kept between starts; made when missing
 * @throws when PostgreSQL cannot be started, with what it said
 */
export async function openEmbeddedDatabase(dataDir: string): Promise<EmbeddedDatabase> {
  await mkdir(dataDir, { recursive: true })
  const accessPath = join(dataDir, 'postgres.json')
  const alone = <T>(work: () => Promise<T>) => withProcessLock(join(dataDir, 'postgres.lock'), work)

  const { home, access } = await alone(async () => {
    const home = await findEmbeddedHome(dataDir)
    const access = await enter(home, await readAccess(accessPath))
    await writeAccess(accessPath, access)
    return { home, access }
  })
  let leaving = false
  let stopWatching = () => {}
  const revive = () =>
    alone(async () => {
      if (leaving || (await isRunning(home))) return false
      // Where everybody who uses it looks for it.
      await startCluster(home, access.port)
      return true
    })
  return {
    url: `postgres://postgres:${access.password}@127.0.0.1:${access.port}/postgres`,
    keepRunning(log) {
      stopWatching()
      stopWatching = keepRunning({ isRunning: () => isRunning(home), start: revive }, log)
    },
    stop: () => {
      leaving = true
      stopWatching()
      // A start under way has the lock, so it is through before the server is stopped.
      return alone(async () => {
        const now = (await readAccess(accessPath)) ?? access
        const others = now.users.filter((pid) => pid !== process.pid && isAlive(pid))
        await writeAccess(accessPath, { ...now, users: others })
        if (others.length === 0 && (await isServing(home, now.port))) await stopCluster(home)
      })
    },
  }
}

/** Makes sure that the server of this home runs, and counts this process among its users. */
async function enter(home: EmbeddedHome, known: Access | undefined): Promise<Access> {
  const users = [...new Set([...(known?.users.filter(isAlive) ?? []), process.pid])]
  if (known !== undefined && (await isServing(home, known.port))) return { ...known, users }
  const made = await isCluster(home)
  if (made && known === undefined)
    throw new Error(
      `There is a database in ${home.cluster}, but its postgres.json is lost. Restore the data directory.`,
    )
  const password = known?.password ?? randomBytes(18).toString('base64url')
  if (!made) await makeCluster(home, password)
  // Others may still be in, and look for it where it was.
  const port = known !== undefined && (await isFree(known.port)) ? known.port : await freePort()
  await startCluster(home, port)
  return { port, password, users }
}

async function readAccess(path: string): Promise<Access | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Access
  } catch {
    return undefined
  }
}

async function writeAccess(path: string, access: Access): Promise<void> {
  await writeFile(path, JSON.stringify(access), { mode: 0o600 })
  await chmod(path, 0o600)
}

const isFree = (port: number) =>
  freePort(port).then(
    () => true,
    () => false,
  )

/** @param wanted 0: any. @throws when that one is taken */
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
