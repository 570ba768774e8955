import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { Passwords } from '../src/accounts/passwords/passwords.ts'
import { addUser, findUser } from '../src/accounts/users-store.ts'
import { Database } from '../src/db/database.ts'
import { migrateDatabase } from '../src/db/migrate.ts'
import { farmer } from './_farmers.ts'

// The command works on the schema "public", as the product does, so it has a database of its own here.
const name = 'password_command'
const url = new URL(`/${name}`, inject('databaseUrl')).href
const command = fileURLToPath(new URL('../src/commands/password.ts', import.meta.url))
const passwords = new Passwords()
let server: postgres.Sql
let database: Database

async function run(args: readonly string[], env: Record<string, string> = {}) {
  const settings = { DATABASE_URL: url, SESSION_SECRET: 'test-secret-test-secret-test-secret-0001', ...env }
  const done = promisify(execFile)(process.execPath, [command, ...args], {
    env: { PATH: '/usr/bin', ...settings },
  })
  return done.then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  )
}

beforeAll(async () => {
  server = postgres(inject('databaseUrl'), { max: 1, onnotice: () => {} })
  await server.unsafe(`drop database if exists ${name}`)
  await server.unsafe(`create database ${name}`)
  database = new Database({ url, schema: 'public' })
})
afterAll(async () => {
  await database.close()
  await server.unsafe(`drop database if exists ${name} with (force)`)
  await server.end()
})

test('before the product has ever run, nobody has any name', async () => {
  expect(await run(['Wanjiku'])).toMatchObject({
    code: 1,
    stdout: '',
    stderr: 'Nobody is called "Wanjiku".\n',
  })
})

test('prints the new password of a farmer, by the name in any case', async () => {
  await migrateDatabase(url, 'public')
  const { password: old, ...person } = farmer('Zoë Wanjiku')
  await addUser(database, { ...person, passwordHash: await passwords.hash(old) })
  const { code, stdout, stderr } = await run(['zoë wanjiku'])
  expect(code).toBe(0)
  const [password] = /[a-z2-9]{4}(-[a-z2-9]{4}){3}/.exec(stdout) ?? []
  const kept = await findUser(database, 'zoë wanjiku')
  expect(JSON.parse(stderr)).toMatchObject({ audit: 'password_reset', userId: kept?.id })
  expect(stderr).not.toContain(password)
  expect(await passwords.verify(kept?.passwordHash, password ?? '')).toBe(true)
  expect(await passwords.verify(kept?.passwordHash, old)).toBe(false)
})

test.each([
  ['no name', [], {}, 2, /pnpm password <username>/],
  ['an unknown name', ['Otieno'], {}, 1, /^Nobody is called "Otieno".\n$/],
  [
    'no database',
    ['Otieno'],
    { DATABASE_URL: 'postgres://127.0.0.1:1/none' },
    1,
    /^The database does not answer.\n$/,
  ],
])('%s is said in a sentence', async (_what, args, env, code, said) => {
  const result = await run(args, env)
  expect(result.code).toBe(code)
  expect(result.stderr).toMatch(said)
  expect(result.stdout).toBe('')
})
