import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, realpath, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { server as words } from '@smart-farming/words/en/server'
import postgres from 'postgres'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { killDatabase, postmasterPid } from '../../../tests/support/database/kill-database.ts'
import { createDataDirectory } from '../../../tests/support/processes/server.ts'
import { isAlive } from '../../process/processes.ts'
import { startFailureReason } from '../../process/start-failure.ts'
import { type EmbeddedDatabase, openEmbeddedDatabase } from './embedded.ts'

vi.setConfig({ testTimeout: 180_000 })

/** An empty database, created once. */
let template: string
let original: string
let other: string
const opened: EmbeddedDatabase[] = []
const made: string[] = []

beforeAll(async () => {
  template = await createDataDirectory()
  await (await openEmbeddedDatabase(template)).stop()
})
afterAll(() => rm(template, { recursive: true }))

beforeEach(async () => {
  const folder = await createDataDirectory()
  original = join(folder, 'original')
  other = join(folder, 'other')
  made.push(folder)
  copy(template, original)
})
afterEach(async () => {
  for (const database of opened.splice(0)) await database.stop()
  for (const path of made.splice(0))
    await rm(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
})

async function open(dataDir: string): Promise<EmbeddedDatabase> {
  const database = await openEmbeddedDatabase(dataDir)
  opened.push(database)
  return database
}

/** Copies with owners, times and links, like a backup tool. */
const copy = (from: string, to: string) => execFileSync('cp', ['-a', from, to])

async function onDatabase<T>({ url }: EmbeddedDatabase, work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  return work(sql).finally(() => sql.end())
}

const signUp = (database: EmbeddedDatabase, name: string) =>
  onDatabase(database, async (sql) => {
    await sql`create table if not exists farmers (name text)`
    await sql`insert into farmers values (${name})`
    await sql`checkpoint`
  })

const farmers = (database: EmbeddedDatabase) =>
  onDatabase(database, async (sql) => (await sql`select name from farmers`).map(({ name }) => name))

test('a copy made while the original runs is a separate database', async () => {
  const first = await open(original)
  await signUp(first, 'Ada')
  copy(original, other)
  const second = await open(other)
  await signUp(second, 'Bea')
  expect(await farmers(first)).toEqual(['Ada'])
  expect(await farmers(second)).toEqual(['Ada', 'Bea'])
  // The original's processes do not use the copy, so the last process of the copy stops its server.
  await opened.pop()?.stop()
  await expect(readFile(join(other, 'postgres/postmaster.pid'))).rejects.toThrow('ENOENT')
  expect(await farmers(first)).toEqual(['Ada'])
})

test('a copy ignores the processes of its original', async () => {
  await open(original)
  const lock = join(original, 'postgres.lock')
  // Simulates an original that is in use while it is copied.
  const access = JSON.parse(await readFile(join(original, 'postgres.json'), 'utf8'))
  await writeFile(
    join(original, 'postgres.json'),
    JSON.stringify({ ...access, users: [String(process.ppid)] }),
  )
  await writeFile(lock, `${process.ppid} ${access.directory}`)
  copy(original, other)
  await rm(lock)
  await open(other)
  await opened.pop()?.stop()
  await expect(readFile(join(other, 'postgres/postmaster.pid'))).rejects.toThrow('ENOENT')
  await writeFile(join(original, 'postgres.json'), JSON.stringify(access))
})

test('two paths to the same directory open the same database', async () => {
  const first = await open(original)
  await symlink(original, other)
  expect((await open(other)).url).toBe(first.url)
})

test('a directory can be moved with its database, even after a kill', async () => {
  await signUp(await open(original), 'Ada')
  const pid = (await postmasterPid(original)) ?? 0
  await killDatabase(original)
  await expect.poll(() => isAlive(pid)).toBe(false)
  opened.pop()
  await rename(original, other)
  let moved: EmbeddedDatabase | undefined
  // A start is refused until the last process of the killed server has released the data.
  await expect
    .poll(async () => {
      moved = await openEmbeddedDatabase(other).catch(() => undefined)
      return moved
    })
    .toBeDefined()
  opened.push(moved as unknown as EmbeddedDatabase)
  expect(await farmers(moved as unknown as EmbeddedDatabase)).toEqual(['Ada'])
})

test.runIf(process.platform === 'linux')(
  'a process joins a running database whose directory was moved, even if a copy replaced it',
  async () => {
    const first = await open(original)
    opened.pop()
    await signUp(first, 'Ada')
    await rename(original, other)
    copy(other, original)
    const moved = await open(other)
    expect(moved.url).toBe(first.url)
    const second = await open(original)
    await signUp(second, 'Bea')
    expect(await farmers(moved)).toEqual(['Ada'])
  },
)

test('ignores a stale lock file whose pid now belongs to another program or database', async () => {
  const elsewhere = await open(original)
  await signUp(elsewhere, 'Ada')
  copy(template, other)
  const running = await readFile(join(original, 'postgres/postmaster.pid'), 'utf8')
  const named = running.replaceAll(join(original, 'postgres'), join(other, 'postgres'))
  for (const pid of [named.split('\n')[0] ?? '', String(process.pid)]) {
    await writeFile(join(other, 'postgres/postmaster.pid'), named.replace(/^\d+/, pid))
    const database = await open(other)
    expect(database.url).not.toBe(elsewhere.url)
    await signUp(database, 'Bea')
    await opened.pop()?.stop()
  }
  expect(await farmers(elsewhere)).toEqual(['Ada'])
})

test('refuses a directory that was copied without its database', async () => {
  await open(original)
  await opened.pop()?.stop()
  await rm(join(original, 'postgres'), { recursive: true })
  const refused = await openEmbeddedDatabase(original).catch((error: unknown) =>
    startFailureReason(words, error),
  )
  expect(refused).toContain('is gone')
})

test.runIf(process.getuid?.() === 0)(
  'as root, refuses a copy until its database is copied too, and keeps a moved database',
  async () => {
    // A directory that only root may enter, like root's home.
    const closed = await mkdtemp(join(tmpdir(), 'smart-farming-closed-'))
    const [copied, moved] = [`${closed}-copy`, `${closed}-moved`]
    const first = await open(closed)
    const cluster = await realpath(join(closed, 'postgres'))
    made.push(closed, copied, moved, cluster, `${cluster}-copy`)
    await signUp(first, 'Ada')
    copy(closed, copied)
    const refused = await openEmbeddedDatabase(copied).then(
      () => '',
      (error: unknown) => startFailureReason(words, error),
    )
    expect(refused).toContain(`${copied} is a copy, and its database still belongs to ${closed}.`)

    // Run the command that the message recommends.
    await opened.pop()?.stop()
    execFileSync('/bin/sh', ['-c', refused.slice(refused.indexOf('cp -a'))])
    const second = await open(copied)
    const third = await open(closed)
    await signUp(second, 'Bea')
    expect(await farmers(third)).toEqual(['Ada'])
    await opened.pop()?.stop()

    await rename(closed, moved)
    expect(await farmers(await open(moved))).toEqual(['Ada'])
  },
)
