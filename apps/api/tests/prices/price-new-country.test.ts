import { hang } from '@smart-farming/upstream-doubles/faults'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSignup } from '../support/accounts/farmers.ts'
import { startApp } from '../support/app.ts'
import { seedPlaces } from '../support/database/gazetteer.ts'
import { type PriceSites, startPriceSites } from '../support/prices/price-sites.ts'
import { createWfpFile, importInto } from '../support/prices/prices.ts'

type Product = Awaited<ReturnType<typeof startApp>>

let sites: PriceSites
let products: Product[]
let farmers = 0
beforeEach(async () => {
  products = []
  sites = await startPriceSites()
})
afterEach(async () => {
  await Promise.all(products.map((product) => product.close()))
  await sites.double.close()
})

/**
 * Starts the product on a port, with a double for the price sources and two villages in its
 * gazetteer.
 */
async function start(env: Record<string, string> = {}, schema?: string): Promise<Product> {
  const refreshing = { addresses: sites.addresses, firstAfterSeconds: 3_600, pollingSeconds: 0.5 }
  const product = await startApp({
    env: { LOCAL_PRICES: 'on', ...env },
    overrides: { refreshing },
    ...(schema !== undefined && { schema }),
  })
  products.push(product)
  await seedPlaces(product.sql, [
    ['nakuru', 'Nakuru', 'Nakuru County', '|nakuru county', 'KE', -0.28333, 36.06667, 259903],
    ['ludlow', 'Ludlow', 'England', '|england', 'GB', 52.36761, -2.71391, 10515],
  ])
  await product.app.listen({ port: 0, host: '127.0.0.1' })
  return product
}

/** Signs up a farmer and waits until the farm is located, if possible. */
async function signUp(product: Product, location = 'Nakuru') {
  const browser = product.browser()
  await browser.client.accounts.signup({ body: createSignup(`Ada ${++farmers}`, { location }) })
  await browser.client.farm.get()
  return browser
}

/** Jobs for single countries: "KE completed", "KE retry, later". */
async function turns({ sql, schema }: Product): Promise<string[]> {
  const rows = await sql`
    select data->>'country' as country, state::text, start_after > now() + interval '4 minutes' as later
    from ${sql(`${schema}_jobs`)}.job where data->>'country' is not null order by created_on`.catch(() => [])
  return rows.map(({ country, state, later }) => `${country} ${state}${later ? ', later' : ''}`)
}

const asked = () => sites.asked().filter((path) => path.startsWith('/hdx') || path.startsWith('/download'))
const ready = async (product: Product) => (await product.browser().client.health.ready()).checks.prices

test('a country’s first farm triggers a price download; later farms on two instances do not', async () => {
  const one = await start()
  const two = await start({}, one.schema)
  const [browser] = await Promise.all([signUp(one), signUp(two), signUp(one), signUp(two)])
  await expect.poll(() => turns(one)).toEqual(['KE completed'])
  expect(asked()).toEqual([
    '/hdx/package_show?id=wfp-food-prices-for-kenya',
    '/download/wfp_food_prices_ken.csv',
  ])
  const place = { lat: -0.28, lon: 36.07, country: 'KE' }
  const { series } = await browser.client.prices.series({ query: { commodities: ['maize'], ...place } })
  expect(series[0]).toMatchObject({ scope: 'market', market: 'Nakuru', latest: { value: 3650 } })
  await one.sql`delete from ${one.sql(`${one.schema}_jobs`)}.job`
  await signUp(two)
  await two.app.close()
  expect(await turns(one)).toEqual([])
})

test('asks only once for a country without a price file and reports no problem', async () => {
  sites.instead.set('/hdx/package_show', { status: 404, body: { success: false } })
  const product = await start()
  await signUp(product, 'Ludlow')
  await expect.poll(() => turns(product)).toEqual(['GB completed'])
  expect(await ready(product)).toBeUndefined()
  const before = asked()
  await product.sql`delete from ${product.sql(`${product.schema}_jobs`)}.job`
  await signUp(product, 'Ludlow')
  await product.app.close()
  expect(asked()).toEqual(before)
  expect(await turns(product)).toEqual([])
  // A month later, the source may have prices for the country.
  await product.sql`update price_imports set ended_at = now() - interval '31 days'`
  const later = await start({}, product.schema)
  await expect.poll(() => turns(later)).toEqual(['GB completed'])
})

test.each([
  ['no answer from HDX', '/hdx/package_show', { status: 503, body: 'SUSPENDED' }, 'failed'],
  ['a missing data set', '/hdx/package_show', { body: '<html>Welcome</html>' }, 'failed'],
  ['garbage instead of a file', '/store/ken.csv', { body: Buffer.alloc(5_000, 0xff) }, 'refused'],
  ['a file that is too large', '/store/ken.csv', { body: Buffer.alloc(33_000_000, 'x') }, 'failed'],
])('logs %s and retries later without affecting the farmer', async (_, path, answer, outcome) => {
  sites.instead.set(path, answer)
  const product = await start()
  await signUp(product)
  await expect.poll(() => turns(product)).toEqual(['KE retry, later'])
  expect(await product.sql`select outcome from price_imports where source = 'wfp'`).toEqual([{ outcome }])
  expect(await ready(product)).toMatch(new RegExp(`^wfp ${outcome} at `))
  expect(await product.sql`select 1 from price_series where source = 'wfp'`).toEqual([])
  expect(product.logs.find(({ country }) => country === 'KE')).toBeDefined()
  expect(product.logs.filter(({ level }) => Number(level) > 30)).toEqual([])
  // The next sign-up waits for the same retry.
  await signUp(product)
  await product.app.close()
  expect(await turns(product)).toEqual(['KE retry, later'])
})

test('a hanging source delays neither sign-up nor shutdown, and changes nothing', async () => {
  sites.double.respond(hang)
  const product = await start()
  await signUp(product)
  await expect.poll(asked).toHaveLength(1)
  await signUp(product)
  await product.app.close()
  expect(asked()).toHaveLength(1)
  expect(await product.sql`select 1 from price_imports where source = 'wfp'`).toEqual([])
})

test.each([{ LOCAL_PRICES: 'off' }, { PRICE_REFRESH: 'off' }])('fetches no prices with %o', async (env) => {
  const product = await start(env)
  const browser = await signUp(product)
  expect((await browser.client.farm.get()).places).toMatchObject([{ country: 'KE' }])
  await product.app.close()
  expect(await turns(product)).toEqual([])
  expect(asked()).toEqual([])
})

test('does not fetch a country whose prices were imported by hand', async () => {
  const product = await start()
  await importInto(product, 'wfp', createWfpFile([['2026-06-15', 'Nakuru', 3600]]), { country: 'KE' })
  const browser = await signUp(product)
  expect((await browser.client.farm.get()).places).toHaveLength(1)
  await product.app.close()
  expect(await turns(product)).toEqual([])
})

test('also fetches prices for a farm that chose its place late or had no queue at first', async () => {
  const product = await start({ LOCAL_PRICES: 'off' })
  const browser = await signUp(product, 'Nowhere at all')
  await browser.client.farmPlaces.move({ body: { name: 'Nakuru', country: 'KE', lat: -0.28, lon: 36.07 } })
  const restarted = await start({}, product.schema)
  await expect.poll(() => turns(restarted)).toEqual(['KE completed'])
})
