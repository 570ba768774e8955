import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { killDatabase, postmasterPid } from '../../../tests/support/database/kill-database.ts'
import { createDataDirectory } from '../../../tests/support/processes/server.ts'

vi.setConfig({ testTimeout: 180_000 })

let dataDir: string
beforeEach(async () => {
  dataDir = await createDataDirectory()
})
afterEach(async () => {
  if ((await postmasterPid(dataDir)) !== undefined) await killDatabase(dataDir)
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
})

const at = (path: string) => JSON.stringify(new URL(path, import.meta.url).href)
const opening = `await (await import(${at('./embedded.ts')})).openEmbeddedDatabase(process.env.DATA_DIR)`

/**
 * Starts a process that runs this code. It prints `in` when it uses the database or reaches the
 * planned point.
 */
function run(code: string): ChildProcess {
  return spawn(process.execPath, ['--input-type=module', '-e', code], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    stdio: ['pipe', 'pipe', 'ignore'],
  })
}

async function until(child: ChildProcess, said: string): Promise<void> {
  if (child.stdout === null) return
  for await (const line of createInterface({ input: child.stdout })) if (line === said) return
}

test.each([
  ['an uncaught error', 'throw new Error("no")', 1],
  ['a sudden exit', 'process.exit(3)', 3],
])('%s stops the database', async (_, end, code) => {
  const child = run(`${opening}; ${end}`)
  expect((await once(child, 'exit'))[0]).toBe(code)
  expect(await postmasterPid(dataDir)).toBeUndefined()
  expect(await readFile(join(dataDir, 'postgres/server.log'), 'utf8')).toMatch(
    /database system is shut down\s*$/,
  )
})

test('the last of several processes that exit at the same moment stops the database', async () => {
  const ending = `${opening}; console.log('in'); process.stdin.once('data', () => process.exit(0))`
  const children = [run(ending), run(ending), run(ending)]
  await Promise.all(children.map((child) => until(child, 'in')))
  const ends = children.map((child) => once(child, 'exit'))
  for (const child of children) child.stdin?.end('now')
  await Promise.all(ends)
  expect(await postmasterPid(dataDir)).toBeUndefined()
})

test('exiting during the first start leaves no server running, and the next start works', async () => {
  const child = run(`process.stdin.once('data', () => process.exit(0)); ${opening}`)
  await expect.poll(() => readFile(join(dataDir, 'postgres.json'), 'utf8').catch(() => '')).not.toBe('')
  child.stdin?.end('now')
  await once(child, 'exit')
  const next = run(`${opening}; process.exit(0)`)
  expect((await once(next, 'exit'))[0]).toBe(0)
  expect(await postmasterPid(dataDir)).toBeUndefined()
})

test.each([
  ['while the cluster is being created', 'postgres.new*/PG_VERSION'],
  ['just after the cluster was created', 'postgres/PG_VERSION'],
])('the next start repairs the data after a kill %s', async (_, made) => {
  const child = run(opening)
  await expect.poll(() => globSync(join(dataDir, made))).not.toEqual([])
  child.kill('SIGKILL')
  await once(child, 'exit')
  const next = run(`${opening}; process.exit(0)`)
  expect((await once(next, 'exit'))[0]).toBe(0)
  expect(await postmasterPid(dataDir)).toBeUndefined()
})

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)('a command ended by %s stops the database it started', async (signal, code) => {
  const child = run(`
    const { runCommand } = await import(${at('../../commands/terminal.ts')})
    const { withDatabase } = await import(${at('../../commands/with-database.ts')})
    const { server: words } = await import('@smart-farming/words/en/server')
    const work = () => new Promise(() => setInterval(() => console.log('in'), 10))
    await runCommand((_args, terminal) => withDatabase(terminal, words, 'No', work))`)
  await until(child, 'in')
  const ended = once(child, 'exit')
  child.kill(signal)
  expect((await ended)[0]).toBe(code)
  expect(await postmasterPid(dataDir)).toBeUndefined()
})
