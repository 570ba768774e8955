import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Passwords } from '../../src/accounts/passwords/passwords.ts'
import { hashRecoveryCode } from '../../src/accounts/self-service/recovery-code.ts'
import { addUser, findUser } from '../../src/accounts/users-store.ts'
import { passwordCommand } from '../../src/commands/password-command.ts'
import { Database } from '../../src/db/database.ts'
import { migrateDatabase } from '../../src/db/migrate.ts'
import { users } from '../../src/db/schema.ts'
import { createSignup } from '../support/accounts/farmers.ts'
import { createCommandDatabase, runCommand, spawnCommand } from '../support/processes/command.ts'

const passwords = new Passwords()
let server: Awaited<ReturnType<typeof createCommandDatabase>>
let database: Database

const settings = () => ({
  DATABASE_URL: server.url,
  SESSION_SECRET: 'only for tests 1 fQ2xLr7Vt4Kw8Zb3NmYc6Hd',
})
const run = (args: string[], env: Record<string, string> = {}) =>
  runCommand(passwordCommand, args, { ...settings(), ...env })

beforeAll(async () => {
  server = await createCommandDatabase()
  database = new Database({ url: server.url, schema: 'public' })
})
afterAll(async () => {
  await database.close()
  await server.close()
})

test('reports an unknown user before the product has ever run', async () => {
  expect(await run(['Wanjiku'])).toMatchObject({
    code: 1,
    stdout: '',
    stderr: 'There is no user "Wanjiku".\n',
  })
})

test('prints a code whatever the case of the name, and disables the old password', async () => {
  await migrateDatabase(server.url, 'public')
  const { password: old, ...person } = createSignup('Zoë Wanjiku')
  await addUser(database, { ...person, passwordHash: await passwords.hash(old) })
  const { code: exit, stdout, stderr } = await spawnCommand('password', ['zoë wanjiku'], settings())
  expect(exit).toBe(0)
  const [code] = /([0-9A-Z]{4}-){5}[0-9A-Z]{4}/.exec(stdout) ?? []
  const kept = await findUser(database, 'zoë wanjiku')
  expect(JSON.parse(stderr)).toMatchObject({ audit: 'password_reset', userId: kept?.id })
  expect(stderr).not.toContain(code)
  const [row] = await database.run((orm) =>
    orm
      .select()
      .from(users)
      .where(eq(users.id, kept?.id ?? 0)),
  )
  expect(row?.recoveryHash).toEqual(hashRecoveryCode(code ?? ''))
  expect(await passwords.verify(kept?.passwordHash, old)).toBe(false)
})

test.each([
  ['a missing name', [], {}, 2, /pnpm password <username>/],
  ['an unknown name', ['Otieno'], {}, 1, /^There is no user "Otieno".\n$/],
  [
    'a missing database',
    ['Otieno'],
    { DATABASE_URL: 'postgres://127.0.0.1:1/none' },
    1,
    /^The database is not responding.\n$/,
  ],
])('explains %s in a sentence', async (_what, args, env, code, said) => {
  const result = await run(args, env)
  expect(result.code).toBe(code)
  expect(result.stderr).toMatch(said)
  expect(result.stdout).toBe('')
})
