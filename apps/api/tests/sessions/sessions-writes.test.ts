import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSignup, postRaw } from '../support/accounts/farmers.ts'
import { startApp, type TestApp } from '../support/app.ts'

let product: TestApp & { schema: string }
let other: TestApp
beforeAll(async () => {
  product = await startApp()
  other = await startApp({ schema: product.schema })
  // Records every write, because the server's statistics lag behind.
  await product.sql.unsafe(`
    create table witnessed (tab text, op text);
    create function witness() returns trigger language plpgsql as
      $$ begin insert into witnessed values (tg_table_name, tg_op); return null; end $$;
    create trigger witness after insert or update or delete on sessions for each row execute function witness();
    create trigger witness after insert or update or delete on users for each row execute function witness();
  `)
})
afterAll(() => Promise.all([product.close(), other.close()]))

async function writesOf(work: () => Promise<unknown>): Promise<string[]> {
  await product.sql`delete from witnessed`
  await work()
  const rows = await product.sql`select tab || ' ' || lower(op) as write from witnessed order by 1`
  return rows.map((row) => String(row.write))
}

test('anonymous visitors and refused logins create no session', async () => {
  const answers: (string | string[] | undefined)[] = []
  const writes = await writesOf(async () => {
    const browser = product.browser()
    for (let time = 0; time < 100; time += 1)
      for (const url of ['/', '/api/user', '/api/health', '/none'])
        answers.push((await browser.request({ url })).headers['set-cookie'])
    answers.push(
      (await postRaw(browser, '/api/login', { username: 'no', password: 'body' })).headers['set-cookie'],
    )
    answers.push((await postRaw(browser, '/api/signup', { username: 'no' })).headers['set-cookie'])
    await postRaw(browser, '/api/logout')
  })
  expect(answers.filter((cookie) => cookie !== undefined)).toEqual([])
  expect(writes).toEqual([])
})

test('signing up inserts one session row, and logging out updates it', async () => {
  const browser = product.browser()
  const signup = () => browser.client.accounts.signup({ body: createSignup('Wanjiku') })
  expect(await writesOf(signup)).toEqual(['sessions insert', 'users insert'])
  expect(await writesOf(() => postRaw(browser, '/api/logout'))).toEqual(['sessions update'])
})

test('1,000 reads write nothing', async () => {
  const browser = product.browser()
  await browser.client.accounts.signup({ body: createSignup('Otieno') })
  const writes = await writesOf(async () => {
    for (let time = 0; time < 1_000; time += 1) {
      const response = await browser.request({ url: '/api/user' })
      if (response.statusCode !== 200) throw new Error('not signed in')
    }
  })
  expect(writes).toEqual([])
})

test('updates a session’s last use at most once a day, however many instances read it', async () => {
  const browser = product.browser()
  await browser.client.accounts.signup({ body: createSignup('Achieng') })
  const headers = { cookie: `sid=${browser.cookies.get('sid')}` }
  await product.sql`update sessions set last_seen_at = now() - interval '25 hours'`
  // Two instances that have not seen the session yet.
  const fresh = await startApp({ schema: product.schema })
  const writes = await writesOf(async () => {
    await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        (at % 2 ? fresh : other).app.inject({ url: '/api/user', headers }),
      ),
    )
    const moved = async () => {
      const [row] = await product.sql`select count(*)::int as moved from sessions
        where last_seen_at > now() - interval '1 minute' and revoked_at is null`
      return row?.moved
    }
    await expect.poll(moved).toBe(1)
    await fresh.close() // Closing writes all pending rows.
  })
  expect(writes).toEqual(['sessions update'])
})
