import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import { checkRows } from '@smart-farming/vectors/check-rows'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createSignup, password } from '../support/accounts/farmers.ts'
import { type Browser, startApp, type TestApp } from '../support/app.ts'

let product: TestApp
let browser: Browser
beforeAll(async () => {
  product = await startApp({ env: { SIGNUPS_PER_HOUR: '100' } })
})
afterAll(() => product.close())

let farmers = 0
beforeEach(async () => {
  farmers += 1
  browser = product.browser()
  await browser.client.accounts.signup({ body: createSignup(`Ada ${farmers}`) })
})

const everything: FarmSettings = {
  units: { temperature: 'F', wind: 'mph', rain: 'in' },
  enterprises: ['fruit', 'arable'],
  crop: { name: 'apple', stage: 'full_pink_to_post_bloom' },
  soil: 'clay',
  sprayGroup: 'glyphosate_trimesium',
  limits: {
    spraying: { maxWindKmh: 18, minTempC: 0 },
    frost: { lowGroundC: 2.5 },
    harvest: { maxPop: 0.4 },
    baling: { dryHours: 36 },
    fieldWork: { trafficMm: 12 },
    alerts: { frostC: -1, blightHumidHours: 8 },
  },
  boardCrops: ['maize', 'coffee-arabica'],
  boardUnit: 'bag',
  boardCurrency: 'KES',
  boardLand: 'acre',
  boardCosts: { maize: { currency: 'KES', costPerHa: 95_000, yieldTPerHa: 3.6, haulagePerT: 0 } },
  boardTargets: { maize: { price: 4_200, currency: 'KES', kg: 90 } },
}

const put = (body: unknown, headers: Record<string, string> = {}) =>
  browser.request({
    method: 'PUT',
    url: '/api/farm-settings',
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(body),
  })

test('a new account has no settings', async () => {
  expect(await browser.client.farmSettings.get()).toEqual({})
})

test('saves settings to the account, so every phone gets them', async () => {
  expect(await browser.client.farmSettings.save({ body: everything })).toEqual(everything)
  const phone = product.browser()
  await phone.client.accounts.login({ body: { username: `Ada ${farmers}`, password } })
  expect(await phone.client.farmSettings.get()).toEqual(everything)
})

test('saving replaces all settings, and omitted ones return to their defaults', async () => {
  await browser.client.farmSettings.save({ body: everything })
  await browser.client.farmSettings.save({ body: { soil: 'light' } })
  expect(await browser.client.farmSettings.get()).toEqual({ soil: 'light' })
  await browser.client.farmSettings.save({ body: {} })
  expect(await browser.client.farmSettings.get()).toEqual({})
})

test('each farmer has separate settings', async () => {
  await browser.client.farmSettings.save({ body: everything })
  const other = product.browser()
  await other.client.accounts.signup({ body: createSignup(`Neighbour ${farmers}`) })
  await other.client.farmSettings.save({ body: { units: { wind: 'knots' } } })
  expect(await browser.client.farmSettings.get()).toEqual(everything)
})

test('refuses to show or save settings without a session or from another site', async () => {
  const stranger = product.browser()
  for (const method of ['GET', 'PUT'] as const) {
    const answer = await stranger.request({ method, url: '/api/farm-settings', payload: {} })
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'not_signed_in'])
  }
  const across = await put(everything, { 'sec-fetch-site': 'cross-site' })
  expect(across.statusCode).toBe(403)
  expect(await browser.client.farmSettings.get()).toEqual({})
})

test('refuses an invalid setting, names it and keeps the saved settings', () =>
  checkRows(
    [
      ['a unit nobody has', { units: { temperature: 'K' } }, 'units.temperature'],
      ['a farm of no kind', { enterprises: ['fish'] }, 'enterprises.0'],
      ['a kind of farm twice', { enterprises: ['dairy', 'dairy'] }, 'enterprises'],
      ['a crop that is not on the list', { crop: { name: 'moonflower' } }, 'crop.name'],
      ['a stage of another crop', { crop: { name: 'wheat', stage: 'full_bloom' } }, 'crop.name'],
      [
        'a stage that the crop does not have',
        { crop: { name: 'winter_wheat', stage: 'full_bloom' } },
        'crop.stage',
      ],
      ['another soil', { soil: 'peat' }, 'soil'],
      ['no group of products', { sprayGroup: 'water' }, 'sprayGroup'],
      ['a limit in words', { limits: { alerts: { gustKmh: '60' } } }, 'limits.alerts.gustKmh'],
      ['a limit beyond reason', { limits: { frost: { severeC: -400 } } }, 'limits.frost.severeC'],
      ['a share above one', { limits: { harvest: { maxPop: 50 } } }, 'limits.harvest.maxPop'],
      ['no room between limits', { limits: { spraying: { minWindKmh: 20 } } }, 'limits.spraying.maxWindKmh'],
      ['a part of the wrong kind', { limits: [] }, 'limits'],
      ['a crop twice on the board', { boardCrops: ['maize', 'maize'] }, 'boardCrops'],
      ['more crops than a board holds', { boardCrops: [...'abcdefghijklm'] }, 'boardCrops'],
      ['a currency in words', { boardCurrency: 'shillings' }, 'boardCurrency'],
      [
        'a field that yields nothing',
        { boardCosts: { maize: { currency: 'KES', costPerHa: 1, yieldTPerHa: 0, haulagePerT: 0 } } },
        'boardCosts.maize.yieldTPerHa',
      ],
    ],
    async ([, body, field]) => {
      await browser.client.farmSettings.save({ body: { soil: 'clay' } })
      const answer = await put(body)
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_request'])
      expect(Object.keys(answer.json().fields)).toContain(field)
      expect(await browser.client.farmSettings.get()).toEqual({ soil: 'clay' })
    },
  ))

test('returns 400 for a body that is not an object', () =>
  checkRows(['null', '[]', '7', '"clay"', '', '{'], async (payload) => {
    const answer = await browser.request({
      method: 'PUT',
      url: '/api/farm-settings',
      headers: { 'content-type': 'application/json' },
      payload,
    })
    expect(answer.statusCode).toBe(400)
  }))

test('does not save fields that are not in the contract', async () => {
  await put({ soil: 'clay', tractor: 'red', limits: { frost: { airFrostC: 1, wishC: 2 } } })
  expect(await browser.client.farmSettings.get()).toEqual({
    soil: 'clay',
    limits: { frost: { airFrostC: 1 } },
  })
})

test('simultaneous saves leave exactly one of them, complete', async () => {
  const winds = [10, 11, 12, 13, 14, 15, 16, 17]
  await Promise.all(
    winds.map((wind) =>
      browser.client.farmSettings.save({
        body: { limits: { spraying: { carefulWindKmh: wind, carefulGustKmh: wind } } },
      }),
    ),
  )
  const { limits } = await browser.client.farmSettings.get()
  expect(winds).toContain(limits?.spraying?.carefulWindKmh)
  expect(limits?.spraying?.carefulGustKmh).toBe(limits?.spraying?.carefulWindKmh)
})

test('reads the valid part of a row written by an older release', async () => {
  await browser.client.farmSettings.save({ body: everything })
  const [row] = await product.sql`
    update farm_settings set settings = settings || '{"soil":"peat","limits":{"spraying":{"maxWindKmh":"windy"}}}'
    where user_id = (select id from users where username = ${`Ada ${farmers}`})
    returning jsonb_typeof(settings) as kind`
  expect(row?.kind).toBe('object')
  const { soil: _soil, limits: _limits, ...rest } = everything
  expect(await browser.client.farmSettings.get()).toEqual(rest)
})
