import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { messagesCommand } from '../../src/commands/messages-command.ts'
import { storeMessage } from '../../src/contact/messages-store.ts'
import { Database } from '../../src/db/database.ts'
import { type EmbeddedDatabase, openEmbeddedDatabase } from '../../src/db/embedded/embedded.ts'
import { migrateDatabase } from '../../src/db/migrate.ts'
import { runCommand, spawnCommand } from '../support/processes/command.ts'

let dataDir: string
let running: EmbeddedDatabase

const messages = (env: Record<string, string>, ...args: string[]) => spawnCommand('messages', args, env)

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'smart-farming-messages-'))
  await chmod(dataDir, 0o755) // The embedded server may run as another user.
  running = await openEmbeddedDatabase(dataDir)
})
afterAll(async () => {
  await running.stop()
  await rm(dataDir, { recursive: true, force: true })
})

test('lists no messages and reports no error before the first run of the product', async () => {
  expect(await messages({ DATA_DIR: dataDir })).toMatchObject({ code: 0, stdout: 'No messages.\n' })
})

test('lists messages while the product runs, via DATABASE_URL, and when nothing runs', async () => {
  await migrateDatabase(running.url, 'public')
  const database = new Database({ url: running.url, schema: 'public' })
  await storeMessage(
    database,
    { name: 'Ama', replyTo: '0700 1', message: 'Hello \u001b[31m there' },
    undefined,
  )
  await database.close()

  const beside = await messages({ DATA_DIR: dataDir })
  expect(beside.stdout).toMatch(
    /^No {2}Received .*\n\n1 {3}\d{4}-.* UTC {2}Ama {3}0700 1\n {4}Hello {2}\[31m there\n$/,
  )
  expect((await messages({ DATABASE_URL: running.url })).stdout).toBe(beside.stdout)
  await running.stop()
  expect((await messages({ DATA_DIR: dataDir })).stdout).toBe(beside.stdout)
  const [asJson] = JSON.parse((await messages({ DATA_DIR: dataDir }, '--json', '--since', '1d')).stdout)
  expect(asJson).toMatchObject({ id: 1, name: 'Ama', message: 'Hello \u001b[31m there' })
})

test('explains a wrong option, a wrong setting and a missing database in a sentence', async () => {
  const messages = (env: Record<string, string>, ...args: string[]) => runCommand(messagesCommand, args, env)
  const wrong = await messages({}, '--since', 'yesterday')
  expect(wrong.code).toBe(2)
  expect(wrong.stderr).toMatch(/^--since: "yesterday" is not a date/)
  expect(await messages({ DATABASE_URL: 'mysql://x' })).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('DATABASE_URL: must be'),
  })
  const away = await messages({ DATABASE_URL: 'postgres://nobody:x@127.0.0.1:9/none' })
  expect([away.code, away.stderr]).toEqual([1, 'The database is not responding.\n'])
})
