import { execFileSync } from 'node:child_process'
import { chown, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDataDirectory } from '../../../tests/support/processes/server.ts'
import { ensureGeneratedSecret } from '../../secrets.ts'
import { openEmbeddedDatabase } from './embedded.ts'

vi.setConfig({ testTimeout: 180_000 })

const at = (path: string) => JSON.stringify(new URL(path, import.meta.url).href)
/** Opens and closes a data directory; prints the reason if the start is refused. */
const opening = `
  const { openEmbeddedDatabase } = await import(${at('./embedded.ts')})
  const { ensureGeneratedSecret } = await import(${at('../../secrets.ts')})
  const { startFailureReason } = await import(${at('../../process/start-failure.ts')})
  const { server: words } = await import('@smart-farming/words/en/server')
  try {
    await ensureGeneratedSecret(process.argv[1])
    await (await openEmbeddedDatabase(process.argv[1])).stop()
  } catch (error) {
    console.log(startFailureReason(words, error))
  }`

/** Undefined if we are not root, or if that user cannot read this code. */
const ordinary = ordinaryUser()

function ordinaryUser(): { uid: number; gid: number } | undefined {
  try {
    if (process.getuid?.() !== 0) return undefined
    const [uid, gid] = ['-u', '-g'].map((one) => Number(execFileSync('id', [one, 'nobody'])))
    if (uid === undefined || gid === undefined) return undefined
    runAs({ uid, gid }, `await import(${at('./embedded.ts')})`)
    return { uid, gid }
  } catch {
    return undefined
  }
}

function runAs(user: { uid: number; gid: number }, code: string, ...args: string[]): string {
  return execFileSync(process.execPath, ['--input-type=module', '-e', code, ...args], {
    ...user,
    env: { PATH: process.env.PATH },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

const { uid, gid } = ordinary ?? { uid: 0, gid: 0 }
let dataDir: string
beforeEach(async () => {
  dataDir = await createDataDirectory()
  await chown(dataDir, uid, gid)
})
afterEach(() => rm(dataDir, { recursive: true, maxRetries: 10, retryDelay: 200 }))

test.runIf(ordinary)('a command run as root does not change the owner of the data directory', async () => {
  await ensureGeneratedSecret(dataDir)
  expect(runAs({ uid, gid }, opening, dataDir)).toBe('')
  await (await openEmbeddedDatabase(dataDir)).stop()
  for (const name of await readdir(dataDir)) expect((await stat(join(dataDir, name))).uid, name).toBe(uid)
  expect(runAs({ uid, gid }, opening, dataDir)).toBe('')
})

test.runIf(ordinary)('reports files that this user may not read as unreadable, not as missing', async () => {
  const cluster = join(dataDir, 'postgres')
  const whatToDo = `Run this as the user that owns it, or stop the product and give the folder to this user: sudo chown -R "$(id -un)" "${dataDir}"`
  for (const name of ['session-secret', 'session-secret.lock', 'postgres.lock', 'postgres.json']) {
    await writeFile(join(dataDir, name), '{"port":5432,"password":"x","users":[]}', { mode: 0o600 })
    expect(runAs({ uid, gid }, opening, dataDir)).toBe(
      `${join(dataDir, name)} cannot be read by this user. ${whatToDo}\n`,
    )
    await rm(join(dataDir, name))
  }
  await writeFile(join(dataDir, 'postgres.json'), '{"port":5432,"password":"x","users":[]}')
  await mkdir(cluster, { mode: 0o700 })
  expect(runAs({ uid, gid }, opening, dataDir)).toBe(
    `${join(cluster, 'PG_VERSION')} cannot be read by this user. ${whatToDo}\n`,
  )
  await chown(dataDir, 0, 0)
  await rm(join(dataDir, 'session-secret'))
  expect(runAs({ uid, gid }, opening, dataDir)).toBe(
    `${dataDir} cannot be written by this user. ${whatToDo}\n`,
  )
})
