import { type FaultyProxy, startFaultyProxy } from '@smart-farming/upstream-doubles/faulty-proxy'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { Database } from '../database.ts'
import { DatabaseUnavailable } from '../sql-errors.ts'
import { retryWhileUnavailable } from './retry-while-unavailable.ts'

let line: FaultyProxy
let database: Database
beforeEach(async () => {
  const url = new URL(inject('databaseUrl'))
  line = await startFaultyProxy({ host: url.hostname, port: Number(url.port) })
  url.port = String(line.port)
  database = new Database({ url: url.href, schema: 'public' })
})
afterEach(async () => {
  await database.close()
  await line.close()
})

/** Bulk work whose connection is cut in its first `cuts` attempts. */
function interrupted(cuts: number) {
  const tries: number[] = []
  const work = () =>
    database.bulk(async (sql) => {
      tries.push(tries.length)
      line.set({ mode: tries.length <= cuts ? 'rst' : 'pass' })
      const [row] = await sql`select 1 as done`
      return row?.done
    })
  return { tries, work }
}

test('restarts interrupted bulk work once the database is back', async () => {
  const { tries, work } = interrupted(1)
  const done = retryWhileUnavailable(work, database.bulkOver)
  await expect.poll(() => tries).toHaveLength(1)
  line.set({ mode: 'pass' })
  expect(await done).toBe(1)
  expect(tries).toHaveLength(2)
})

test('shutdown ends bulk work at once', async () => {
  const { tries, work } = interrupted(Infinity)
  const done = retryWhileUnavailable(work, database.bulkOver)
  const refused = expect(done).rejects.toBeInstanceOf(DatabaseUnavailable)
  await expect.poll(() => tries).toHaveLength(1)
  database.stopBulk()
  await refused
  expect(tries).toHaveLength(1)
})

test('does not retry bulk work after an error in our own code', async () => {
  const work = () => database.bulk((sql) => sql`select nothing_of_that_name`)
  await expect(retryWhileUnavailable(work, database.bulkOver)).rejects.toMatchObject({ code: '42703' })
})
