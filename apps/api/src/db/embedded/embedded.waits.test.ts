import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, readlink, realpath, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { server as words } from '@smart-farming/words/en/server'
import postgres from 'postgres'
import { expect, test, vi } from 'vitest'
import { killDatabase } from '../../../tests/support/database/kill-database.ts'
import { createDataDirectory } from '../../../tests/support/processes/server.ts'
import { processMark } from '../../process/processes.ts'
import { startFailureReason } from '../../process/start-failure.ts'
import { type EmbeddedDatabase, openEmbeddedDatabase, startOnFreePort } from './embedded.ts'
import { createCluster, stopCluster } from './embedded-cluster.ts'
import { findEmbeddedHome } from './embedded-home.ts'

vi.setConfig({ testTimeout: 180_000 })

test.runIf(process.getuid?.() === 0)(
  'as root, keeps unreachable data elsewhere and links to it from the data directory',
  async () => {
    // A directory that only root may enter, like root's home.
    const closed = await mkdtemp(join(tmpdir(), 'smart-farming-closed-'))
    const database = await openEmbeddedDatabase(closed)
    const cluster = await realpath(join(closed, 'postgres'))
    try {
      expect(await readlink(join(closed, 'postgres'))).toBe(cluster)
      expect(cluster).toMatch(/^\/var\/lib\/smart-farming\/data-/)
      const sql = postgres(database.url, { max: 1 })
      expect(await sql`select 1 as answer`).toEqual([{ answer: 1 }])
      await sql.end()
    } finally {
      await database.stop()
      await Promise.all([cluster, closed].map((path) => rm(path, { recursive: true })))
    }
  },
)

test('tries another port when the first one is taken meanwhile', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  const left = createServer().listen(0, '127.0.0.1')
  await Promise.all([once(taken, 'listening'), once(left, 'listening')])
  const [first, second] = [taken, left].map((server) => (server.address() as AddressInfo).port)
  const home = await findEmbeddedHome(await createDataDirectory())
  await createCluster(home, 'a password')
  const portOf = async (tries: number) => {
    if (tries === 1) left.close()
    return (tries === 0 ? first : second) ?? 0
  }
  try {
    expect(await startOnFreePort(home, portOf)).toBe(second)
  } finally {
    await stopCluster(home)
    taken.close()
  }
})

test('the first process that finds a killed database restarts it at the same address', async () => {
  const dataDir = await createDataDirectory()
  const place = join(dataDir, 'postgres.json')
  const read = async () => JSON.parse(await readFile(place, 'utf8')) as { users: string[] }
  const first = await openEmbeddedDatabase(dataDir)
  // Another process that uses the database and keeps running.
  const users = [processMark(process.pid), processMark(process.ppid)]
  await writeFile(place, JSON.stringify({ ...(await read()), users }))
  await killDatabase(dataDir)
  const again = await openWhenLetGo(dataDir)
  try {
    expect(again.url).toBe(first.url)
    expect((await read()).users.sort()).toEqual(users.sort())
    await again.stop()
    const sql = postgres(first.url, { max: 1 })
    expect(await sql`select 1 as answer`).toEqual([{ answer: 1 }])
    await sql.end()
  } finally {
    await killDatabase(dataDir)
    await rm(dataDir, { recursive: true, maxRetries: 10, retryDelay: 200 })
  }
})

test('logs nothing that a farmer typed, even when a statement fails', async () => {
  const dataDir = await createDataDirectory()
  const database = await openEmbeddedDatabase(dataDir)
  try {
    const sql = postgres(database.url, { max: 1 })
    await sql`create table farmers (name text check (length(name) < 5))`
    await expect(sql`insert into farmers values (${'CANARY'})`).rejects.toMatchObject({ code: '23514' })
    await sql.unsafe(`select 'CANARY' as said from nowhere`).catch(() => {})
    await sql.end()
  } finally {
    await database.stop()
  }
  const log = await readFile(join(await realpath(join(dataDir, 'postgres')), 'server.log'), 'utf8')
  expect(log).toMatch(/ready to accept connections/)
  expect(log).not.toContain('CANARY')
  await rm(dataDir, { recursive: true, maxRetries: 10, retryDelay: 200 })
})

/** A start is refused until the last process of the killed server has released the data. */
async function openWhenLetGo(dataDir: string): Promise<EmbeddedDatabase> {
  let opened: EmbeddedDatabase | undefined
  await expect
    .poll(async () => {
      opened = await openEmbeddedDatabase(dataDir).catch(() => undefined)
      return opened
    })
    .toBeDefined()
  return opened as unknown as EmbeddedDatabase
}

test('refuses a database whose password is lost and leaves it unchanged', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'smart-farming-lost-'))
  const database = await openEmbeddedDatabase(dataDir)
  const cluster = await realpath(join(dataDir, 'postgres'))
  try {
    await database.stop()
    await rm(join(dataDir, 'postgres.json'))
    const refused = await openEmbeddedDatabase(dataDir).catch((error: unknown) =>
      startFailureReason(words, error),
    )
    expect(refused).toContain('postgres.json is missing')
  } finally {
    await Promise.all([cluster, dataDir].map((path) => rm(path, { recursive: true, force: true })))
  }
})

test('stopping a server that is already gone succeeds', async () => {
  // When a supervisor ends all processes, the server may remove its lock file between our check and
  // our request.
  const dataDir = await createDataDirectory()
  try {
    const home = await findEmbeddedHome(dataDir)
    await mkdir(home.cluster, { recursive: true })
    await stopCluster(home)
  } finally {
    await rm(dataDir, { recursive: true })
  }
})
