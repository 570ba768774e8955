import { hang } from '@smart-farming/upstream-doubles/faults'
import { startFaultyProxy } from '@smart-farming/upstream-doubles/faulty-proxy'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import type { PriceSourceId } from '../../../src/market/imports/price-item.ts'
import { refreshPrices } from '../../../src/market/imports/refresh-prices.ts'
import { startPriceRefresh } from '../../../src/market/imports/refresh-schedule.ts'
import { startApp } from '../../support/app.ts'
import { createPinkSheet } from '../../support/prices/price-files.ts'
import { type PriceSites, startPriceSites } from '../../support/prices/price-sites.ts'
import { createWfpFile, dumpPrices, importInto } from '../../support/prices/prices.ts'

const now = () => new Date('2026-09-21T14:20:00Z')

let product: Awaited<ReturnType<typeof startApp>>
let sites: PriceSites
beforeEach(async () => {
  ;[product, sites] = await Promise.all([startApp({ overrides: { now } }), startPriceSites()])
})
afterEach(async () => {
  await product.close()
  await sites.double.close()
})

function refresh(source: PriceSourceId, country?: string, at = now()) {
  const { signal } = new AbortController()
  return refreshPrices(product.deps.database, source, {
    country,
    now: at,
    signal,
    addresses: sites.addresses,
  })
}

const trouble = async () => (await product.browser().client.health.ready()).checks.prices

test('downloads each source from its address and imports its prices', async () => {
  expect(await refresh('world-bank')).toMatchObject({ outcome: 'done', added: 16 })
  expect(await refresh('wfp', 'KE')).toMatchObject({ outcome: 'done', added: 1 })
  expect(await refresh('eu')).toMatchObject({ outcome: 'done', added: 1 })
  expect(await refresh('ecb')).toMatchObject({ outcome: 'done', added: 1 })
  expect(await refresh('frankfurter')).toMatchObject({ outcome: 'done', added: 1 })
  expect(sites.asked()).toEqual([
    '/commodity-markets',
    '/new/CMO-Historical-Data-Monthly.xlsx',
    '/hdx/package_show?id=wfp-food-prices-for-kenya',
    '/download/wfp_food_prices_ken.csv',
    '/store/ken.csv?key=secret',
    '/eu?years=2026',
    '/ecb.xml',
    '/rates?base=USD',
  ])
  // Temporary access keys of a file store must not be logged.
  const origins = await product.sql`select origin from price_imports where source = 'wfp'`
  expect(origins).toEqual([{ origin: `${sites.double.url}/store/ken.csv KE` }])
})

test('in January, also downloads the previous year', async () => {
  await refresh('eu', undefined, new Date('2027-01-04T06:00:00Z'))
  expect(sites.asked()).toEqual(['/eu?years=2026,2027'])
})

test.each([
  ['is unavailable', { status: 503 }],
  ['has no link', { body: '<html>New design</html>' }],
])('uses the last known address when the World Bank page %s', async (_, answer) => {
  sites.instead.set('/commodity-markets', answer)
  expect(await refresh('world-bank')).toMatchObject({ outcome: 'done' })
  expect(sites.asked().at(-1)).toBe('/last-known/CMO-Historical-Data-Monthly.xlsx')
})

test('finds a country that HDX lists under another name by searching for its file name', async () => {
  sites.instead.set('/hdx/package_show', { status: 404, body: { success: false } })
  expect(await refresh('wfp', 'KE')).toMatchObject({ outcome: 'done' })
  expect(sites.asked()[1]).toMatch(/^\/hdx\/package_search\?q=WFP.food.prices.for.Kenya/)
  await expect(refresh('wfp', 'TZ')).rejects.toMatchObject({ kind: 'no_data' })
})

test.each([
  ['the file is gone', { status: 404 }, 'no_data'],
  ['the store is down', { status: 503, body: 'SUSPENDED' }, 'refused'],
  [
    'a redirect leads to another site',
    { status: 302, headers: { location: 'http://169.254.169.254/x' } },
    'malformed',
  ],
  ['redirects form a circle', { status: 302, headers: { location: '/store/ken.csv' } }, 'malformed'],
])('changes nothing when %s, and the health check reports the failure', async (_, answer, kind) => {
  await importInto(product, 'wfp', createWfpFile([['2026-06-15', 'Nakuru', 3600]]), { country: 'KE' })
  const before = await dumpPrices(product)
  sites.instead.set('/store/ken.csv', answer)
  await expect(refresh('wfp', 'KE')).rejects.toMatchObject({ kind })
  expect(await dumpPrices(product)).toBe(before)
  expect(await trouble()).toMatch(/^wfp failed at /)
  sites.instead.clear()
  await refresh('wfp', 'KE')
  expect(await trouble()).toBeUndefined()
})

test('ignores another publisher’s data set with the name of a WFP one', async () => {
  const [organization, url] = [{ name: 'mallory' }, `${sites.double.url}/mallory/wfp_food_prices_ken.csv`]
  const body = { success: true, result: { organization, resources: [{ url }] } }
  sites.instead.set('/hdx/package_show', { body })
  expect(await refresh('wfp', 'KE')).toMatchObject({ outcome: 'done' })
  expect(sites.asked().slice(1)).toEqual([
    expect.stringMatching(/^\/hdx\/package_search\?.*organization:wfp/),
    '/download/wfp_food_prices_ken.csv',
    '/store/ken.csv?key=secret',
  ])
})

test('does not download a file from any host but its publisher’s', async () => {
  const elsewhere = await startPriceSites()
  const url = `${elsewhere.double.url}/download/wfp_food_prices_ken.csv`
  const body = { success: true, result: { organization: { name: 'wfp' }, resources: [{ url }] } }
  sites.instead.set('/hdx/package_show', { body })
  sites.instead.set('/commodity-markets', {
    body: `<a href="${elsewhere.double.url}/new/CMO-Historical-Data-Monthly.xlsx">Monthly</a>`,
  })
  for (const refreshed of [() => refresh('wfp', 'KE'), () => refresh('world-bank')])
    await expect(refreshed()).rejects.toMatchObject({
      kind: 'malformed',
      message: expect.stringContaining('another site'),
    })
  sites.instead.set('/commodity-markets', {
    status: 302,
    headers: { location: `${elsewhere.double.url}/commodity-markets` },
  })
  expect(await refresh('world-bank'), 'the last known one').toMatchObject({ outcome: 'done' })
  expect(elsewhere.asked()).toEqual([])
  await elsewhere.double.close()
})

test('imports a file with a few bad rows, but refuses one with too many', async () => {
  const rows = (bad: number) =>
    createWfpFile(
      Array.from({ length: 200 }, (_, day) => [date(day), 'Nakuru', day < bad ? 'x' : 3600 + day]),
    )
  sites.instead.set('/store/ken.csv', { body: rows(2) })
  expect(await refresh('wfp', 'KE')).toMatchObject({ outcome: 'done', added: 198, badCount: 2 })
  sites.instead.set('/store/ken.csv', { body: rows(3) })
  expect(await refresh('wfp', 'KE')).toMatchObject({ outcome: 'refused', badCount: 3 })
})

const date = (day: number) => new Date(Date.UTC(2020, 0, 1 + day)).toISOString().slice(0, 10)

/**
 * Starts the schedule on this test's tables, with its first run due at once.
 * @returns a function that stops the schedule
 */
async function instance(databaseUrl = inject('databaseUrl')) {
  const { stop } = await startPriceRefresh({
    database: product.deps.database,
    databaseUrl,
    queueSchema: `${product.schema}_jobs`,
    now,
    localPrices: true,
    log: product.app.log,
    firstAfterSeconds: 0,
    pollingSeconds: 0.5,
    addresses: sites.addresses,
  })
  return stop
}

const imports = async () =>
  (await product.sql`select source, outcome from price_imports order by source`).map(
    ({ source, outcome }) => `${source} ${outcome}`,
  )

test('one of two instances refreshes a source, failures are retried, and stopping is quick', async () => {
  sites.instead.set('/ecb.xml', { status: 503 })
  await importInto(product, 'wfp', createWfpFile([['2026-06-15', 'Nakuru', 3600]]), { country: 'KE' })
  await product.sql`update price_imports set ended_at = '2026-09-01'`
  const stops = [await instance(), await instance()]
  await expect
    .poll(imports)
    .toEqual(['ecb failed', 'eu done', 'frankfurter done', 'wfp done', 'wfp done', 'world-bank done'])
  const table = product.sql(`${product.schema}_jobs.job`)
  // A job completes a moment after its prices are saved. An instance that starts between the two
  // may queue a WFP country again.
  const jobs = async () =>
    (
      await product.sql`
        select distinct data->>'source' as source, data->>'country' as country, state::text,
          start_after > now() + interval '4 minutes' as later
        from ${table} where name = 'price-refresh' order by 1, 2`
    ).map(({ source, country, state, later }) =>
      [source, country, state, later && 'later'].filter(Boolean).join(' '),
    )
  const ended = [
    ...['ecb retry later', 'eu completed', 'frankfurter completed', 'wfp KE completed', 'wfp completed'],
    'world-bank completed',
  ]
  await expect.poll(jobs).toEqual(ended)
  // An instance may therefore queue a source that has just been refreshed.
  for (const turn of [{ source: 'eu' }, { source: 'wfp', country: 'KE', again: true }])
    await product.sql`
      insert into ${table} (name, data) values ('price-refresh', ${product.sql.json({ ...turn, missed: true })})`
  await expect.poll(jobs).toEqual(ended)
  await Promise.all(stops.map((stop) => stop()))
  // A missing network must not flood the operator's screen.
  expect(product.logs.filter(({ level }) => Number(level) > 30)).toEqual([])
  // A later start queues only the source that failed, which is already queued.
  const stop = await instance()
  await stop()
  expect(await imports()).toHaveLength(6)
})

test('refreshes each WFP country separately and retries only the one that failed', async () => {
  const inKampala = createWfpFile([['2026-06-15', 'Nakuru', 3600]], 'Beans')
  await importInto(product, 'wfp', createWfpFile([['2026-06-15', 'Nakuru', 3600]]), { country: 'KE' })
  await importInto(product, 'wfp', inKampala, { country: 'UG' })
  await product.sql`update price_imports set ended_at = '2026-09-01'`
  const stop = await instance()
  const turns = async () =>
    (
      await product.sql`
        select coalesce(data->>'country', 'all') as country, state::text
        from ${product.sql(`${product.schema}_jobs`)}.job where data->>'source' = 'wfp' order by 1`
    ).map(({ country, state }) => `${country} ${state}`)
  await expect.poll(turns).toEqual(['KE completed', 'UG retry', 'all completed'])
  await stop()
})

test('catches up on a country’s missed refresh even if another country is up to date', async () => {
  const inKampala = createWfpFile([['2026-06-15', 'Nakuru', 3600]], 'Beans')
  for (const country of ['KE', 'UG'])
    await importInto(
      product,
      'wfp',
      country === 'UG' ? inKampala : createWfpFile([['2026-06-15', 'Nakuru', 3600]]),
      {
        country,
      },
    )
  await product.sql`update price_imports set ended_at = '2026-09-01'`
  await refresh('wfp', 'KE')
  await product.sql`update price_imports set ended_at = '2026-09-20' where ended_at > '2026-09-01'`
  const before = sites.asked().length
  const stop = await instance()
  const asked = () => sites.asked().slice(before)
  await expect.poll(asked).toContain('/hdx/package_show?id=wfp-food-prices-for-uganda')
  await expect.poll(imports).toContain('wfp failed')
  await stop()
  expect(asked()).not.toContain('/hdx/package_show?id=wfp-food-prices-for-kenya')
})

test('stopping aborts a running refresh without changing anything', async () => {
  sites.double.respond(hang)
  const stop = await instance()
  await expect.poll(() => sites.double.calls.length).toBeGreaterThan(0)
  const startedAt = performance.now()
  await stop()
  // Without the abort, the HTTP client would end the call after 10 s.
  expect(performance.now() - startedAt).toBeLessThan(9_000)
  expect((await imports()).filter((line) => line.endsWith('done'))).toEqual([])
})

test('does not download prices again while they are fresh', async () => {
  await importInto(product, 'world-bank', createPinkSheet())
  await product.sql`update price_imports set ended_at = '2026-09-21T06:00Z'`
  const stop = await instance()
  await expect.poll(imports).toHaveLength(4)
  await stop()
  expect(sites.asked()).not.toContain('/commodity-markets')
})

test('a queue that cannot start without the database starts when the database is back', async () => {
  const target = new URL(inject('databaseUrl'))
  const line = await startFaultyProxy({ host: target.hostname, port: Number(target.port) })
  target.port = String(line.port)
  line.set({ mode: 'hole' })
  const started = instance(target.href)
  await expect.poll(() => line.connections()).toBeGreaterThan(0)
  line.set({ mode: 'rst' })
  await expect.poll(() => line.connections()).toBe(0)
  line.set({ mode: 'pass' })
  const stop = await started
  await stop()
  await line.close()
})
