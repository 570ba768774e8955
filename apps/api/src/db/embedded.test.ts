import { mkdtemp, readlink, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { expect, test, vi } from 'vitest'
import { openEmbeddedDatabase } from './embedded.ts'

vi.setConfig({ testTimeout: 60_000 })

test.runIf(process.getuid?.() === 0)(
  'for root, data that its own user could not reach lives elsewhere, and the data directory says where',
  async () => {
    // As under root's home: nobody else may enter.
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

test('a database whose password is lost is left alone', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'smart-farming-lost-'))
  const database = await openEmbeddedDatabase(dataDir)
  const cluster = await realpath(join(dataDir, 'postgres'))
  try {
    await database.stop()
    await rm(join(dataDir, 'postgres.json'))
    await expect(openEmbeddedDatabase(dataDir)).rejects.toThrow('postgres.json is lost')
  } finally {
    await Promise.all([cluster, dataDir].map((path) => rm(path, { recursive: true, force: true })))
  }
})
