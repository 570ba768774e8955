import { afterAll, expect, inject, test } from 'vitest'
import { type CopyRow, copyRows } from './copy-rows.ts'
import { Database } from './database.ts'

const database = new Database({ url: inject('databaseUrl'), schema: 'public' })
afterAll(() => database.close())

function copied(rows: Iterable<CopyRow>): Promise<Record<string, unknown>[]> {
  return database.bulk(async (sql) => {
    await sql`create temp table incoming (a int, b text) on commit drop`
    await copyRows(sql, 'incoming (a, b)', rows)
    return sql`select a, b from incoming order by a`
  }) as Promise<Record<string, unknown>[]>
}

test('copies null, tabs, line breaks and backslashes without change', async () => {
  const texts = ['a\tb', 'a\nb\r', '\\', '\\N', '', 'é 中 😀', null]
  expect(await copied(texts.map((text, at) => [at, text]))).toEqual(texts.map((b, a) => ({ a, b })))
})

test('copying many rows does not block the process', async () => {
  const ROWS = 60_000
  let made = 0
  function* rows(): Generator<CopyRow> {
    for (; made < ROWS; made += 1) yield [made, 'a name of usual length']
  }
  let most = 0
  let seen = 0
  let over = false
  const look = () => {
    most = Math.max(most, made - seen)
    seen = made
    if (!over) setImmediate(look)
  }
  look()
  expect(await copied(rows())).toHaveLength(ROWS)
  over = true
  // Allows for one or two blocks of 64 KB between two samples.
  expect(most).toBeLessThan(6_000)
})
