import type { Place } from '@smart-farming/contracts/places'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { farmAt, unsettledFarm } from '../features/location/farm.fixture.ts'
import { currentWeather, forecast, outlook } from '../features/weather/forecast.fixture.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { renderView } from '../testing/render.tsx'
import { FarmWeather } from './farm-weather.tsx'

const server = fakeServer()
const nakuru = { name: 'Nakuru', state: 'Nakuru County', country: 'KE', lat: -0.283, lon: 36.067 }
const nakuruName = 'Nakuru, Nakuru County, KE'
const ludlow = { lat: 52.368, lon: -2.719, name: 'Ludlow, England, GB' }

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  server.answer('weather.forecast', forecast)
  server.answer('weather.outlook', outlook)
  server.answer('weather.current', currentWeather)
  server.answer('farmSettings.get', {})
  server.answer('farm.get', unsettledFarm)
  server.answerWith('farmPlaces.move', ({ body }) => farmAt(body as Place))
})
afterEach(() => vi.restoreAllMocks())

const store = (location: object) => localStorage.setItem('farmLocation', JSON.stringify(location))
const stored = () => JSON.parse(localStorage.getItem('farmLocation') ?? 'null')
const asked = () => server.requests('weather.forecast').map(({ query }) => query)
const show = (location: string) =>
  renderView(<FarmWeather user={{ username: 'Ada', farm_name: 'Hill', location }} />)

test("the first match for the user's location becomes the stored location", async () => {
  server.answer('places.search', [nakuru, { ...nakuru, name: 'Nakuru Town' }])
  show('nakuru')
  expect(await screen.findByText(nakuruName)).toBeTruthy()
  await waitFor(() => expect(stored()).toEqual({ lat: -0.283, lon: 36.067, name: nakuruName }))
  await screen.findAllByText('average')
  expect(server.requests('places.search').map(({ query }) => query)).toEqual([{ q: 'nakuru' }])
  expect(asked()).toEqual([{ lat: '-0.283', lon: '36.067' }])
})

test('under the stored name the stored coordinates are used', async () => {
  store({ lat: -0.3, lon: 36.1, name: nakuruName })
  server.answer('places.search', [nakuru])
  show('Nakuru')
  await screen.findAllByText('average')
  await waitFor(() => expect(server.requests('places.search')).toHaveLength(1))
  expect(asked()).toEqual([{ lat: '-0.3', lon: '36.1' }])
  expect(stored()).toEqual({ lat: -0.3, lon: 36.1, name: nakuruName })
})

test("a stored place shows at once, and gives way to the user's own", async () => {
  store(ludlow)
  let answer = (_places: (typeof nakuru)[]) => {}
  server.answerWith('places.search', () => new Promise((resolve) => (answer = resolve)))
  show('Nakuru')
  expect(screen.getByText(ludlow.name)).toBeTruthy()
  await screen.findAllByText('average')
  answer([nakuru])
  expect(await screen.findByText(nakuruName)).toBeTruthy()
  await waitFor(() => expect(stored().name).toBe(nakuruName))
})

test.each([
  ['no match', () => server.answer('places.search', [])],
  ['a failed search', () => server.disconnect('places.search')],
])('%s: the stored place, or London; nothing is shown and nothing is stored', async (_case, prepare) => {
  prepare()
  const first = show('Atlantis')
  expect(await screen.findByText('London')).toBeTruthy()
  await screen.findAllByText('average')
  expect(asked()).toEqual([{ lat: '51.5074', lon: '-0.1278' }])
  expect(stored()).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
  first.unmount()

  store(ludlow)
  show('Atlantis')
  await waitFor(() => expect(asked().at(-1)).toEqual({ lat: '52.368', lon: '-2.719' }))
  expect(screen.getByText(ludlow.name)).toBeTruthy()
  expect(stored()).toEqual(ludlow)
})

test.each(['', '  '])('no location (%o): nothing is searched', async (location) => {
  show(location)
  expect(screen.getByText('London')).toBeTruthy()
  await screen.findAllByText('average')
  expect(server.requests('places.search')).toEqual([])
})

test('a chosen place is kept, and an answer that comes late does not take it back', async () => {
  let answerLate = (_places: (typeof nakuru)[]) => {}
  server.answerWith('places.search', ({ query }) =>
    query.q === 'Nakuru'
      ? new Promise((resolve) => (answerLate = resolve))
      : [{ name: 'Ludlow', state: 'England', country: 'GB', lat: 52.368, lon: -2.719 }],
  )
  show('Nakuru')
  fireEvent.click(screen.getByRole('button', { name: 'Change Location' }))
  fireEvent.change(await screen.findByPlaceholderText('Enter town/village name...'), {
    target: { value: 'Ludlow' },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Search' }))
  fireEvent.click(await screen.findByRole('button', { name: /Ludlow/ }))
  answerLate([nakuru])
  await screen.findAllByText('average')
  expect(screen.getByText('Ludlow, England, GB')).toBeTruthy()
  expect(asked()).toEqual([{ lat: '52.368', lon: '-2.719' }])
  expect(stored()).toEqual(ludlow)
})

test('no match and nothing stored: it says that London is not the farm', async () => {
  server.answer('places.search', [])
  show('Hilltop')
  expect(await screen.findByText('“Hilltop” was not found.')).toBeTruthy()
  await screen.findAllByText('average')
})

test('a farm that was not found keeps its name at the coordinates that are typed, also on the next visit', async () => {
  const spot = { name: '52.4, -2.7', state: 'near Ludlow', country: 'GB', lat: 52.4, lon: -2.7 }
  server.answerWith('places.search', ({ query }) => (query.q === 'Hilltop' ? [] : [spot]))
  const first = show('Hilltop')
  await screen.findByText(/was not found/)
  fireEvent.click(screen.getByRole('button', { name: 'Change Location' }))
  fireEvent.change(await screen.findByPlaceholderText('Enter town/village name...'), {
    target: { value: '52.4, -2.7' },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Search' }))
  fireEvent.click(await screen.findByRole('button', { name: /near Ludlow/ }))
  expect(screen.getByText('Hilltop, near Ludlow, GB')).toBeTruthy()
  expect(screen.queryByText(/was not found/)).toBeNull()
  first.unmount()

  show('Hilltop')
  await screen.findAllByText('average')
  expect(screen.getByText('Hilltop, near Ludlow, GB')).toBeTruthy()
  expect(screen.queryByText(/was not found/)).toBeNull()
  expect(asked().at(-1)).toEqual({ lat: '52.4', lon: '-2.7' })
})

test("the forecast shows in the farmer's units, kept with the account", async () => {
  server.answer('weather.outlook', { ...outlook, units: { ...outlook.units, temperature: 'F' } })
  show('')
  await screen.findAllByText('average')
  await waitFor(() => expect(screen.getAllByText('°F')).toHaveLength(5))
})
