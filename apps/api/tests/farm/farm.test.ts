import { checkRows } from '@smart-farming/vectors/check-rows'
import { displayName } from '@smart-farming/weather-core/place-name'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createSignup, password } from '../support/accounts/farmers.ts'
import { type Browser, startApp, type TestApp } from '../support/app.ts'
import { askChat } from '../support/chat/chat.ts'

let product: TestApp
beforeAll(async () => {
  product = await startApp()
  // A gazetteer of a few villages that counts as loaded, and no geocoding service.
  const { sql } = product
  await sql`
    insert into gazetteer (key, name, state, area, country, lat, lon, population) values
      ('ludlow', 'Ludlow', 'England', '|england', 'GB', 52.36761, -2.71391, 10515),
      ('ludlow', 'Ludlow', 'Massachusetts', '|massachusetts|ma', 'US', 42.16009, -72.47592, 22201),
      ('nakuru', 'Nakuru', 'Nakuru County', '|nakuru county', 'KE', -0.28333, 36.06667, 259903)`
  await sql`insert into data_versions (name, version) values ('gazetteer', 'three places')`
})
afterAll(() => product.close())

const england = { name: 'Ludlow', state: 'England', country: 'GB', lat: 52.36761, lon: -2.71391 }
const nakuru = { name: 'Nakuru', state: 'Nakuru County', country: 'KE', lat: -0.28333, lon: 36.06667 }
const field = (number: number, more = {}) => ({
  name: `Field ${number}`,
  country: 'KE',
  lat: -0.3 - number,
  lon: 36,
  ...more,
})

let farmers = 0
const newName = () => `Ada ${++farmers}`

async function signUp(location = 'Nakuru', language?: string) {
  const headers = language === undefined ? {} : { 'accept-language': language }
  const browser = product.browser(headers)
  const username = newName()
  await browser.client.accounts.signup({ body: createSignup(username, { location }) })
  return { ...browser, username, location: async () => (await browser.client.accounts.user()).location }
}

/** The same account on another device. */
async function elsewhere(username: string, language = 'de-DE'): Promise<Browser> {
  const phone = product.browser({ 'accept-language': language })
  await phone.client.accounts.login({ body: { username, password } })
  return phone
}

const call = async (
  { request }: Browser,
  method: 'PUT' | 'POST' | 'DELETE',
  path: string,
  payload?: object,
) => {
  const answer = await request({ method, url: `/api/farm/${path}`, ...(payload && { payload }) })
  return [answer.statusCode, answer.json().code]
}

describe('the location typed at sign-up', () => {
  test.each([
    ['en-GB,en;q=0.8', 'Ludlow, England, GB', 'Europe/London'],
    ['en-US', 'Ludlow, Massachusetts, US', 'America/New_York'],
  ])(
    'a location typed in a browser set to %s resolves to that country’s namesake on every device',
    async (language, name, zone) => {
      const { client, username, location } = await signUp('Ludlow', language)
      const { places, current, candidates } = await client.farm.get()
      expect(places).toMatchObject([{ id: current, zone }])
      expect(places.map(displayName)).toEqual([name])
      expect(candidates).toEqual([])
      expect(await location()).toBe('Ludlow')
      const phone = await elsewhere(username, language === 'en-US' ? 'en-GB' : 'en-US')
      expect((await phone.client.places.search({ query: { q: 'Ludlow' } })).map(displayName)[0]).toBe(name)
      expect((await phone.client.farm.get()).current).toBe(current)
    },
  )

  test('an ambiguous location gives candidates, and each browser keeps its first match', async () => {
    const browser = await signUp('Ludlow')
    const farm = await browser.client.farm.get()
    expect(farm.places).toEqual([])
    expect(farm.current).toBeUndefined()
    expect(farm.candidates.map(displayName)).toEqual(['Ludlow, Massachusetts, US', 'Ludlow, England, GB'])
    const phone = await elsewhere(browser.username, 'en-GB')
    const there = await phone.client.farm.get()
    expect(there.candidates.map(displayName)).toEqual(['Ludlow, England, GB', 'Ludlow, Massachusetts, US'])
    expect(there.assumed).toMatchObject(england)
    expect((await phone.client.places.search({ query: { q: 'Ludlow' } }))[0]).toMatchObject(england)
    const chosen = await phone.client.farmPlaces.move({ body: england })
    expect(chosen).toMatchObject({ places: [england], candidates: [] })
    expect(await browser.client.farm.get()).toEqual(chosen)
  })

  test('a location that is not found stays as typed', async () => {
    const { client, location } = await signUp('Xyzzyqwv')
    expect(await client.farm.get()).toEqual({ places: [], candidates: [] })
    expect(await location()).toBe('Xyzzyqwv')
  })

  test('a location is resolved to a place after the sign-up response', async () => {
    const { username } = await signUp('Nakuru')
    const settled = () => product.sql`
      select name from farm_places where user_id = (select id from users where username = ${username})`
    await expect.poll(async () => (await settled()).length).toBe(1)
  })
})

describe('a Plus code', () => {
  const nearNakuru = {
    name: '-0.307187, 36.072313',
    state: 'near Nakuru',
    country: 'KE',
    lat: -0.307187,
    lon: 36.072313,
  }

  test('finds a full Plus code, and a short one near the named town or the farm', async () => {
    const search = async ({ client }: Pick<Browser, 'client'>, q: string) =>
      client.places.search({ query: { q } })
    const atHome = await signUp('Nakuru')
    const abroad = await signUp('Ludlow', 'en-GB')
    const nowhere = await signUp('Xyzzyqwv')
    expect(await search(nowhere, '6GFRM3VC+4W')).toEqual([nearNakuru])
    expect(await search(atHome, 'M3VC+4W')).toEqual([nearNakuru])
    expect(await search(abroad, 'M3VC+4W Nakuru, Kenya')).toEqual([nearNakuru])
    expect((await search(abroad, 'M3VC+4W'))[0]).toMatchObject({ country: 'GB' })
    expect(await search(nowhere, 'M3VC+4W')).toEqual([])
  })
})

describe('Change Location', () => {
  test('replaces the current place on every device', async () => {
    const { client, username, location } = await signUp()
    const before = await client.farm.get()
    const after = await client.farmPlaces.move({ body: england })
    expect(after.places).toMatchObject([{ ...england, id: before.current, zone: 'Europe/London' }])
    expect(await location()).toBe('Ludlow, England, GB')
    const phone = await elsewhere(username, 'en-US')
    expect((await phone.client.accounts.user()).location).toBe('Ludlow, England, GB')
    const [first, ...others] = await phone.client.places.search({ query: { q: 'Ludlow, England, GB' } })
    expect(first).toEqual(england)
    expect(others.map(displayName)).not.toContain('Ludlow, England, GB')
  })

  test('saves a spot under its own name, which a search then finds', async () => {
    const { client, location } = await signUp()
    const spot = { name: 'Top field', state: 'near Nakuru', country: 'KE', lat: -0.2901, lon: 36.0702 }
    await client.farmPlaces.move({ body: { ...spot, elevation: 1_850 } })
    const q = await location()
    expect(q).toBe('Top field, near Nakuru, KE')
    expect(await client.places.search({ query: { q } })).toEqual([{ ...spot, elevation: 1_850 }])
  })

  test('changes the place that both chats answer for', async () => {
    const browser = await signUp()
    await browser.client.farmPlaces.move({ body: england })
    const { payload } = await askChat(browser, 'Will it rain?', { topic: 'assistant' })
    expect(payload).toContain('Forecast for Ludlow, England, GB')
    const market = await askChat(browser, 'What is maize worth here?')
    expect(market.payload).not.toContain('Kenya')
  })
})

describe('a farm with several places', () => {
  let ada: Awaited<ReturnType<typeof signUp>>
  beforeEach(async () => {
    ada = await signUp()
    await ada.client.farm.get()
  })

  test('exactly one place is current and gives the account its location', async () => {
    const added = await ada.client.farmPlaces.add({ body: field(1) })
    const [home, first] = added.places
    expect(added.current).toBe(home?.id)
    expect(await ada.location()).toBe('Nakuru')
    const chosen = await ada.client.farmPlaces.choose({ body: { id: first?.id ?? 0 } })
    expect(chosen.current).toBe(first?.id)
    expect(await ada.location()).toBe('Field 1, KE')
    const back = await ada.client.farmPlaces.choose({ body: { id: home?.id ?? 0 } })
    expect(back.current).toBe(home?.id)
    expect(await ada.location()).toBe('Nakuru, Nakuru County, KE')
  })

  test('a place can become current when added, and a repeated request adds nothing', async () => {
    const body = { ...field(1), current: true }
    const once = await ada.client.farmPlaces.add({ body })
    expect(await ada.client.farmPlaces.add({ body })).toEqual(once)
    expect(once.places).toHaveLength(2)
    expect(once.current).toBe(once.places[1]?.id)
  })

  test('numbers two spots with the same name', async () => {
    await ada.client.farmPlaces.add({ body: field(1) })
    const { places } = await ada.client.farmPlaces.add({ body: field(1, { lat: -4 }) })
    expect(places.map(displayName)).toEqual(['Nakuru, Nakuru County, KE', 'Field 1, KE', 'Field 1 2, KE'])
    const [, one, two] = places
    // Adding or moving to the same place again returns the existing place.
    expect((await ada.client.farmPlaces.add({ body: field(1, { lat: -4 }) })).places).toEqual(places)
    const moved = await ada.client.farmPlaces.move({ body: field(1, { lat: -4 }) })
    expect([moved.current, moved.places.map(({ id }) => id)]).toEqual([two?.id, places.map(({ id }) => id)])
    const renamed = await ada.client.farmPlaces.rename({ body: { id: two?.id ?? 0, name: 'Field 1' } })
    expect(renamed.places[2]?.name).toBe('Field 1 2')
    expect(
      (await ada.client.farmPlaces.rename({ body: { id: one?.id ?? 0, name: 'Top' } })).places[1]?.name,
    ).toBe('Top')
  })

  test('allows at most twenty places, even when added simultaneously', async () => {
    const adding = Array.from({ length: 25 }, (_, at) => call(ada, 'POST', 'places', field(at)))
    const answers = await Promise.all(adding)
    expect(answers.filter(([status]) => status === 201)).toHaveLength(19)
    expect(answers.filter(([status]) => status !== 201)).toEqual(Array(6).fill([400, 'invalid_request']))
    expect((await ada.client.farm.get()).places).toHaveLength(20)
  })

  test('simultaneous choices leave exactly one place current', async () => {
    for (const at of [1, 2, 3, 4]) await ada.client.farmPlaces.add({ body: field(at) })
    const { places } = await ada.client.farm.get()
    await Promise.all(places.map(({ id }) => ada.client.farmPlaces.choose({ body: { id } })))
    const { current } = await ada.client.farm.get()
    const place = places.find(({ id }) => id === current)
    expect(place).toBeDefined()
    await expect.poll(ada.location).toBe(place && displayName(place))
  })

  test('simultaneous removals leave one place, which is current', async () => {
    for (const at of [1, 2, 3]) await ada.client.farmPlaces.add({ body: field(at) })
    const { places } = await ada.client.farm.get()
    const answers = await Promise.all(places.map(({ id }) => call(ada, 'DELETE', `places?id=${id}`)))
    expect(answers.filter(([status]) => status === 200)).toHaveLength(3)
    const left = await ada.client.farm.get()
    expect(left.places.map(({ id }) => id)).toEqual([left.current])
  })

  test('removing the current place makes the oldest one current', async () => {
    const { places } = await ada.client.farmPlaces.add({ body: { ...field(1), current: true } })
    const left = await ada.client.farmPlaces.remove({ query: { id: places[1]?.id ?? 0 } })
    expect(left.places).toEqual([places[0]])
    expect(left.current).toBe(places[0]?.id)
    expect(await ada.location()).toBe('Nakuru, Nakuru County, KE')
    expect(await call(ada, 'DELETE', `places?id=${places[0]?.id}`)).toEqual([400, 'invalid_request'])
  })

  test('returns 404 for another farmer’s place', async () => {
    const other = await signUp()
    const { current = 0 } = await other.client.farm.get()
    expect(await call(ada, 'PUT', 'current', { id: current })).toEqual([404, 'not_found'])
    expect(await call(ada, 'PUT', 'places', { id: current, name: 'Mine' })).toEqual([404, 'not_found'])
    expect(await call(ada, 'DELETE', `places?id=${current}`)).toEqual([404, 'not_found'])
    expect((await other.client.farm.get()).places).toHaveLength(1)
  })
})

test('refuses malformed places and names', () =>
  checkRows(
    [
      ['PUT', 'place', { ...england, lat: 91 }],
      ['PUT', 'place', { ...england, lon: '2' }],
      ['PUT', 'place', { ...england, country: 'England' }],
      ['PUT', 'place', { ...england, name: ' ' }],
      ['PUT', 'place', { ...england, elevation: 1e9 }],
      ['POST', 'places', {}],
      ['PUT', 'current', { id: 1.5 }],
      ['PUT', 'places', { id: 1, name: 'x'.repeat(121) }],
      ['DELETE', 'places?id=-1', undefined],
      ['DELETE', 'places', undefined],
    ] as const,
    async ([method, path, payload]) => {
      expect(await call(await signUp(), method, path, payload)).toEqual([400, 'invalid_request'])
    },
  ))

test('refuses to show or change a farm without a session', async () => {
  const stranger = product.browser()
  for (const [method, path] of [
    ['PUT', 'place'],
    ['POST', 'places'],
    ['PUT', 'current'],
    ['DELETE', 'places?id=1'],
  ] as const)
    expect(await call(stranger, method, path, {})).toEqual([401, 'not_signed_in'])
  expect((await stranger.request({ method: 'GET', url: '/api/farm' })).statusCode).toBe(401)
})

test('deleting an account deletes its places', async () => {
  const { client, username } = await signUp()
  await client.farmPlaces.add({ body: nakuru })
  await product.sql`delete from users where username = ${username}`
  const [row] = await product.sql`
    select count(*)::int as orphans from farm_places where user_id not in (select id from users)`
  expect(row?.orphans).toBe(0)
})
