import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import postgres from 'postgres'
import { afterAll, expect, inject, test } from 'vitest'

// Tests the driver with our patches (patches/, docs/decisions/embedded-database.md). Without the
// patch, the driver retains the text of every failed query, so memory grows with each outage.

const sql = postgres(inject('databaseUrl'), { max: 1, fetch_types: false })
afterAll(() => sql.end())

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** A weak reference to the driver's key for a query. */
async function asked(text: string, fails: boolean): Promise<WeakRef<object>> {
  const query = sql.unsafe(text) as unknown as PromiseLike<unknown> & { strings: object }
  const answer = Promise.resolve(query).then(
    () => 'answered',
    () => 'failed',
  )
  expect(await answer).toBe(fails ? 'failed' : 'answered')
  return new WeakRef(query.strings)
}

test.each([
  ['that failed', 'select nonsense', true],
  ['that was answered', 'select 1', false],
])('the driver retains nothing from a query %s', async (_what, text, fails) => {
  const kept = await asked(text, fails)
  // The driver may still hold a reference to its last query.
  await asked('select 2', false)
  await expect
    .poll(async () => {
      await setImmediate()
      collect()
      return kept.deref()
    })
    .toBeUndefined()
})
