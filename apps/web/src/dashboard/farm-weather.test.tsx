import type { Farm } from '@smart-farming/contracts/farm'
import type { Place } from '@smart-farming/contracts/places'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { farmWithoutPlaces, farmWithPlaces } from '../features/location/farm.fixture.ts'
import { currentWeather, forecast, MONDAY, outlook } from '../features/weather/forecast.fixture.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { renderView } from '../testing/render.tsx'
import { LocatedWeather } from './farm-weather.fixture.tsx'

const server = fakeServer()
const nakuru = { name: 'Nakuru', state: 'Nakuru County', country: 'KE', lat: -0.283, lon: 36.067 }
const nakuruName = 'Nakuru, Nakuru County, KE'
const ludlow = { lat: 52.368, lon: -2.719, name: 'Ludlow, England, GB' }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: (MONDAY + 600) * 1000 })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  server.answer('weather.forecast', forecast)
  server.answer('weather.outlook', outlook)
  server.answer('weather.current', currentWeather)
  server.answer('farmSettings.get', {})
  server.answer('farm.get', farmWithoutPlaces)
  server.answerWith('farmPlaces.move', ({ body }) => farmWithPlaces(body as Place))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const store = (location: object) => localStorage.setItem('farmLocation', JSON.stringify(location))
const stored = () => JSON.parse(localStorage.getItem('farmLocation') ?? 'null')
const asked = () => server.requests('weather.forecast').map(({ query }) => query)
const show = (location: string) =>
  renderView(<LocatedWeather user={{ username: 'Ada', farm_name: 'Hill', location }} />)

test("the first match for the user's location becomes the stored location", async () => {
  server.answer('places.search', [nakuru, { ...nakuru, name: 'Nakuru Town' }])
  show('nakuru')
  expect(await screen.findByText(nakuruName)).toBeTruthy()
  await waitFor(() => expect(stored()).toEqual({ lat: -0.283, lon: 36.067, name: nakuruName }))
  await screen.findAllByText('average')
  expect(server.requests('places.search').map(({ query }) => query)).toEqual([{ q: 'nakuru' }])
  expect(asked()).toEqual([{ lat: '-0.283', lon: '36.067' }])
})

test('a stored place with the same name keeps its stored coordinates', async () => {
  store({ lat: -0.3, lon: 36.1, name: nakuruName })
  server.answer('places.search', [nakuru])
  show('Nakuru')
  await screen.findAllByText('average')
  await waitFor(() => expect(server.requests('places.search')).toHaveLength(1))
  expect(asked()).toEqual([{ lat: '-0.3', lon: '36.1' }])
  expect(stored()).toEqual({ lat: -0.3, lon: 36.1, name: nakuruName })
})

test("a stored place shows at once and is replaced by the user's own place", async () => {
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
])(
  'after %s, the stored place or London is shown without an error, and nothing is stored',
  async (_case, prepare) => {
    prepare()
    const first = show('Atlantis')
    expect(await screen.findByText('London', { selector: 'p' })).toBeTruthy()
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
  },
)

test.each(['', '  '])('no search is sent for the empty location %o', async (location) => {
  show(location)
  expect(screen.getByText('London')).toBeTruthy()
  await screen.findAllByText('average')
  expect(server.requests('places.search')).toEqual([])
})

test('a chosen place is stored, and a late search result does not replace it', async () => {
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

test("an unknown location shows London's forecast without advice and asks for the farm's place", async () => {
  server.answer('places.search', [])
  show('Hilltop')
  const said = await screen.findByText(/We could not find/)
  expect(said.textContent).toBe('We could not find Hilltop. Choose your place.')
  expect(screen.getByText('London', { selector: '.location-chooser__name' })).toBeTruthy()
  expect(await screen.findAllByText('average')).toHaveLength(5)
  for (const { sentence } of outlook.days) expect(screen.queryByText(sentence)).toBeNull()
  expect(screen.getAllByText('Alerts are not checked: choose your place.').length).toBeGreaterThan(0)
  fireEvent.click(screen.getAllByRole('button', { name: /average/ })[0] as HTMLElement)
  expect(await screen.findByText('Choose your place to see which farm jobs suit the weather.')).toBeTruthy()
})

test("coordinates typed for an unknown farm keep the farm's name, even on the next visit", async () => {
  const spot = { name: '52.4, -2.7', state: 'near Ludlow', country: 'GB', lat: 52.4, lon: -2.7 }
  server.answerWith('places.search', ({ query }) => (query.q === 'Hilltop' ? [] : [spot]))
  const first = show('Hilltop')
  await screen.findByText(/could not find/)
  fireEvent.click(screen.getByRole('button', { name: 'Change Location' }))
  fireEvent.change(await screen.findByPlaceholderText('Enter town/village name...'), {
    target: { value: '52.4, -2.7' },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Search' }))
  fireEvent.click(await screen.findByRole('button', { name: /near Ludlow/ }))
  expect(screen.getByText('Hilltop, near Ludlow, GB')).toBeTruthy()
  expect(screen.queryByText(/could not find/)).toBeNull()
  first.unmount()

  show('Hilltop')
  await screen.findAllByText('average')
  expect(screen.getByText('Hilltop, near Ludlow, GB')).toBeTruthy()
  expect(screen.queryByText(/could not find/)).toBeNull()
  expect(asked().at(-1)).toEqual({ lat: '52.4', lon: '-2.7' })
})

test('the forecast is shown in the units saved with the account', async () => {
  server.answer('weather.outlook', { ...outlook, units: { ...outlook.units, temperature: 'F' } })
  show('')
  await screen.findAllByText('average')
  await waitFor(() => expect(screen.getAllByText('°F')).toHaveLength(5))
})

const field = { name: 'Top field', state: 'near Molo', country: 'KE', lat: -0.25, lon: 35.73 }

test('a farm with one place shows no list of places', async () => {
  server.answer('places.search', [nakuru])
  server.answer('farm.get', farmWithPlaces(nakuru))
  show('Nakuru')
  await screen.findAllByText('average')
  expect(screen.queryByRole('combobox')).toBeNull()
  expect(screen.queryByText('Select your location:')).toBeNull()
})

test('choosing another place saves it and shows its weather', async () => {
  server.answer('places.search', [nakuru])
  server.answer('farm.get', farmWithPlaces(nakuru, field))
  server.answerWith('farmPlaces.choose', () => ({ ...farmWithPlaces(nakuru, field), current: 2 }))
  show('Nakuru')
  const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Your places' })
  expect(choice.value).toBe('1')
  fireEvent.change(choice, { target: { value: '2' } })
  expect(screen.getByText('Top field, near Molo, KE', { selector: 'p' })).toBeTruthy()
  await waitFor(() => expect(choice.value).toBe('2'))
  expect(server.requests('farmPlaces.choose').map(({ body }) => body)).toEqual([{ id: 2 }])
  await waitFor(() => expect(asked().at(-1)).toEqual({ lat: '-0.25', lon: '35.73' }))
  expect(stored()).toEqual({ lat: -0.25, lon: 35.73, name: 'Top field, near Molo, KE' })
})

test('when several places match, the farmer chooses one and it is saved', async () => {
  const molo = { ...nakuru, name: 'Nakuru', state: 'Molo', lat: -0.25 }
  server.answer('places.search', [nakuru])
  server.answer('farm.get', { places: [], assumed: nakuru, candidates: [nakuru, molo] })
  show('Nakuru')
  expect((await screen.findByText('There are several places called “”.')).textContent).toContain('“Nakuru”')
  expect(screen.getByText(nakuruName)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /Molo/ }))
  await waitFor(() => expect(screen.queryByText('Select your location:')).toBeNull())
  expect(server.requests('farmPlaces.move').map(({ body }) => body)).toEqual([molo])
  expect(screen.getByText('Nakuru, Molo, KE')).toBeTruthy()
})

test('a place that cannot be saved is shown with a message and saved on "Try again"', async () => {
  server.answer('places.search', [nakuru])
  server.answer('farm.get', farmWithPlaces(nakuru, field))
  server.disconnect('farmPlaces.choose')
  show('Nakuru')
  fireEvent.change(await screen.findByRole('combobox'), { target: { value: '2' } })
  expect(await screen.findByText('This place could not be saved to your account.')).toBeTruthy()
  server.answerWith('farmPlaces.choose', () => ({ ...farmWithPlaces(nakuru, field), current: 2 }))
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByText(/could not be saved/)).toBeNull())
  expect(server.requests('farmPlaces.choose')).toHaveLength(2)
})

test('the last of two quick choices is used, even if the first is saved slowly', async () => {
  server.answer('places.search', [nakuru])
  server.answer('farm.get', farmWithPlaces(nakuru, field))
  const first = Promise.withResolvers<Farm>()
  const answers = [first.promise, Promise.resolve(farmWithPlaces(nakuru, field))]
  server.answerWith('farmPlaces.choose', () => answers.shift() ?? farmWithPlaces(nakuru))
  show('Nakuru')
  const choice = await screen.findByRole<HTMLSelectElement>('combobox')
  fireEvent.change(choice, { target: { value: '2' } })
  fireEvent.change(choice, { target: { value: '1' } })
  await waitFor(() => expect(server.requests('farmPlaces.choose')).toHaveLength(1))
  first.resolve({ ...farmWithPlaces(nakuru, field), current: 2 })
  await waitFor(() => expect(server.requests('farmPlaces.choose')).toHaveLength(2))
  await waitFor(() => expect(screen.getByText(nakuruName, { selector: 'p' })).toBeTruthy())
})
