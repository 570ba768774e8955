import { copyFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import postgres from 'postgres'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { backupCommand } from '../../../src/commands/backup/backup-command.ts'
import { restoreCommand } from '../../../src/commands/backup/restore-command.ts'
import { type EmbeddedDatabase, openEmbeddedDatabase } from '../../../src/db/embedded/embedded.ts'
import { seedDataDirectory } from '../../support/database/gazetteer.ts'
import { runCommand, spawnCommand } from '../../support/processes/command.ts'
import { createDataDirectory, startServer } from '../../support/processes/server.ts'

// Creates and starts databases, and the product with them.
vi.setConfig({ testTimeout: 90_000 })

let folder: string
let before: string
let after: string
beforeEach(async () => {
  folder = await createDataDirectory()
  before = join(folder, 'before')
  after = join(folder, 'after')
})
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }))

const form = { username: 'ada', password: 'correct horse' }
const post = (address: string, path: string, body: unknown) =>
  fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

test('a farmer can log in to a new cluster restored from a backup of the running product', async () => {
  const file = join(folder, 'today.backup')
  await seedDataDirectory(before)
  const first = startServer({ DATA_DIR: before })
  const address = await first.ready
  const signedUp = await post(address, '/api/signup', {
    ...form,
    farmName: 'Hill Farm',
    location: 'Ludlow',
  })
  expect(signedUp.status).toBe(201)
  const cookie = signedUp.headers.get('set-cookie')?.split(';')[0] ?? ''
  expect(await spawnCommand('backup', [file], { DATA_DIR: before })).toMatchObject({ code: 0 })
  first.process.kill('SIGTERM')
  await first.exited

  const restored = await spawnCommand('restore', [file], { DATA_DIR: after })
  expect(restored).toMatchObject({ code: 0, stderr: '' })
  await copyFile(join(before, 'session-secret'), join(after, 'session-secret'))
  const second = startServer({ DATA_DIR: after })
  const there = await second.ready
  expect((await post(there, '/api/login', form)).status).toBe(200)
  // The session secret was copied, so the old session still works.
  const user = await fetch(`${there}/api/user`, { headers: { cookie } })
  expect(await user.json()).toMatchObject({ username: 'ada', farm_name: 'Hill Farm' })
  second.process.kill('SIGTERM')
  expect(await second.exited).toBe(0)
})

test('refuses a cluster from another major version and explains how to move the data', async () => {
  const database: EmbeddedDatabase = await openEmbeddedDatabase(before)
  const sql = postgres(database.url, { max: 1 })
  const [row] = await sql`show server_version_num`
  await sql.end()
  await database.stop()
  const older = Math.floor(Number(row?.server_version_num) / 10_000) - 1
  await writeFile(join(before, 'postgres/PG_VERSION'), `${older}\n`)
  await expect(openEmbeddedDatabase(before)).rejects.toThrow(
    new RegExp(`is of PostgreSQL ${older}, and this version .*pnpm backup.*pnpm restore`),
  )
})

test.each([
  ['--help', 0],
  ['', 2],
  ['--fast', 2],
])('backup and restore check their arguments: %s', async (argument, code) => {
  const args = argument === '' ? [] : [argument]
  expect((await runCommand(backupCommand, args, {})).code).toBe(code)
  expect((await runCommand(restoreCommand, args, {})).code).toBe(code)
})
