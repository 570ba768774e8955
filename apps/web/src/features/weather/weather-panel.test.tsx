import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setDisplayUnits } from '../../display-units.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { renderView } from '../../testing/render.tsx'
import { words } from '../../words.ts'
import { currentWeather, forecast, MONDAY, outlook, source, step } from './forecast.fixture.ts'
import { WeatherPanel } from './weather-panel.tsx'

const server = fakeServer()
const point = { lat: -0.28, lon: 36.07 }

beforeEach(() => {
  loadWork.mockClear()
  vi.useFakeTimers({ toFake: ['Date'], now: (MONDAY + 600) * 1000 })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  server.answer('weather.forecast', forecast)
  server.answer('weather.outlook', outlook)
  server.answer('weather.current', currentWeather)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const DayPlan = ({ day }: { day: string }) => <p>{`What ${day} allows`}</p>
const loadWork = vi.fn(async () => ({ DayPlan }))
const panel = (
  <WeatherPanel point={point} settings={null} loadWork={loadWork} before={() => null}>
    <p>Nakuru</p>
  </WeatherPanel>
)
const days = () => screen.getAllByRole('button', { name: /average/ })
const day = (name: RegExp) => screen.getByRole('button', { name })

describe('the list of days', () => {
  test('shows five days with date, description, average, range, rain and wind', async () => {
    renderView(panel)
    await screen.findByText('Mon, 22 Sept')
    expect(days().map((button) => button.textContent)).toEqual([
      expect.stringMatching(
        /^Mon, 22 Sept clear sky 10°C average .*10° to 10° 3\.2\smm 30% chance Wind 18\skm\/h/,
      ),
      expect.stringMatching(
        /^Tue, 23 Sept few clouds 11°C average .*11° to 11° 3\.2\smm 30% chance Wind 18\skm\/h/,
      ),
      expect.stringMatching(
        /^Wed, 24 Sept light rain 12°C average .*12° to 12° 3\.2\smm 30% chance Wind 18\skm\/h/,
      ),
      expect.stringMatching(
        /^Thu, 25 Sept thunderstorm 13°C average .*13° to 13° 3\.2\smm 30% chance Wind 18\skm\/h/,
      ),
      expect.stringMatching(
        /^Fri, 26 Sept mist 14°C average .*14° to 14° 3\.2\smm 30% chance Wind 18\skm\/h/,
      ),
    ])
    expect(day(/Wed/).querySelector('[data-icon]')?.getAttribute('data-icon')).toBe('10d')
  })

  test("shows weather descriptions in the page's language, even in the hourly table", async () => {
    const german: Readonly<Record<string, string>> = { 'clear sky': 'klarer Himmel' }
    vi.spyOn(words.weather, 'sky').mockImplementation(({ sky }) => german[sky] ?? sky)
    renderView(panel)
    fireEvent.click(await screen.findByRole('button', { name: /Mon, 22 Sept klarer Himmel/ }))
    const table = await screen.findByRole('table')
    expect(within(table).getAllByText('klarer Himmel')).toHaveLength(8)
    // Untranslated descriptions stay in the provider's own words.
    expect(day(/Tue/).textContent).toContain('few clouds')
  })

  test('opens one day at a time and closes it on a second press', async () => {
    renderView(panel)
    fireEvent.click(await screen.findByRole('button', { name: /Mon/ }))
    expect(day(/Mon/).getAttribute('aria-expanded')).toBe('true')
    fireEvent.click(day(/Tue/))
    expect(day(/Mon/).getAttribute('aria-expanded')).toBe('false')
    expect(day(/Tue/).getAttribute('aria-expanded')).toBe('true')
    expect(await screen.findAllByRole('table')).toHaveLength(1)
    fireEvent.click(day(/Tue/))
    expect(screen.queryByRole('table')).toBeNull()
  })

  test('opens a day as a table of 3-hour steps in local time', async () => {
    renderView(panel)
    fireEvent.click(await screen.findByRole('button', { name: /Tue/ }))
    const table = await screen.findByRole('table', { name: /Tue, 23 Sept/ })
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Time', 'Weather', 'Temp.Temperature', 'Hum.Humidity', 'Rain chance', 'Wind km/h'])
    const rows = within(table).getAllByRole('row').slice(1)
    expect(rows.map((row) => row.textContent)).toEqual(
      ['00', '03', '06', '09', '12', '15', '18', '21'].map(
        (hour, i) =>
          `${hour}:00few clouds11°C${68 + i}%0.4\u00a0mm 30% chance18 SWfrom the south-west gusts 29`,
      ),
    )
    expect(within(table).getByRole('rowheader', { name: '09:00' })).toBeTruthy()
  })

  test('shows an unknown humidity as "unknown", not as zero', async () => {
    server.answer('weather.forecast', { ...forecast, list: [{ ...step(0, 4), main: { temp: 4 } }] })
    renderView(panel)
    fireEvent.click(await screen.findByRole('button', { name: /Mon/ }))
    expect((await screen.findByText('4°C')).parentElement?.textContent).toBe(
      '00:00clear sky4°Cunknownunknown unknown  Careful: dark',
    )
  })

  test('keeps a day open when a newer forecast arrives', async () => {
    renderView(panel)
    fireEvent.click(await screen.findByRole('button', { name: /Tue/ }))
    server.answer('weather.forecast', {
      ...forecast,
      list: forecast.list.map((entry) => ({ ...entry, main: { temp: 30 } })),
    })
    vi.setSystemTime((MONDAY + 3600) * 1000)
    act(() => void window.dispatchEvent(new Event('visibilitychange')))
    expect(await screen.findAllByText('30°C')).toHaveLength(8)
    expect(day(/Tue/).getAttribute('aria-expanded')).toBe('true')
  })
})

describe('the farm advice', () => {
  test("is a sentence in the opened day, and the first job's best hours in the day's row", async () => {
    renderView(panel)
    await screen.findByText('Spray 06–12')
    fireEvent.click(day(/Mon/))
    expect((await screen.findByText(/Dry until/)).textContent).toContain('then 13 mm of rain; spraying')
    fireEvent.click(day(/Tue/))
    expect(screen.getByText('Dry all day; spraying: don’t.')).toBeTruthy()
  })

  test('is left out when the outlook fails to load, and the failure is only logged', async () => {
    server.refuse('weather.outlook', { code: 'not_signed_in' })
    renderView(panel)
    await screen.findByText('Mon, 22 Sept')
    await waitFor(() =>
      expect(console.warn).toHaveBeenCalledWith('weather.outlook failed:', expect.any(Error)),
    )
    expect(screen.queryByText(/Dry/)).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test("mentions the usual limits when the farm's own limits could not be read", async () => {
    server.answer('weather.outlook', { ...outlook, usual: true })
    renderView(panel)
    expect((await screen.findByText(/These are the usual ones/)).textContent).toContain('product label')
  })

  test("is shown in the account's units", async () => {
    server.answer('weather.outlook', { ...outlook, units: { ...outlook.units, temperature: 'F' } })
    renderView(panel)
    await waitFor(() => expect(day(/Mon/).textContent).toContain('50°F'))
    act(() => setDisplayUnits(undefined))
  })

  test("loads the day's jobs only when the farmer focuses a day", async () => {
    renderView(panel)
    await screen.findByText('Spray 06–12')
    expect(loadWork).not.toHaveBeenCalled()
    fireEvent.focus(day(/Tue/))
    expect(loadWork).toHaveBeenCalledTimes(1)
    fireEvent.click(day(/Tue/))
    expect(await screen.findByText('What 2025-09-23 allows')).toBeTruthy()
    fireEvent.click(day(/Mon/))
    expect(screen.getByText('What 2025-09-22 allows')).toBeTruthy()
    expect(loadWork).toHaveBeenCalledTimes(1)
  })

  test("shows a day's hours even if its jobs fail to load", async () => {
    loadWork.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    renderView(panel)
    fireEvent.click(await screen.findByRole('button', { name: /Tue/ }))
    expect(await screen.findByRole('table')).toBeTruthy()
    expect(await screen.findByText(/The work advice could not be loaded/)).toBeTruthy()
    act(() => void dispatchEvent(new Event('online')))
    expect(await screen.findByText('What 2025-09-23 allows')).toBeTruthy()
  })
})

describe("the forecast's source", () => {
  const evidence = () => screen.getByRole('link', { name: source.attribution })

  test.each([
    ['fresh', {}],
    ['stale', { stale: true }],
    ['sample', { sample: true }],
  ])('is shown once with link, licence and time for a %s forecast', async (_kind, marks) => {
    server.answer('weather.forecast', { ...forecast, source: { ...source, ...marks } })
    renderView(panel)
    await screen.findByText('Mon, 22 Sept')
    expect(evidence().getAttribute('href')).toBe('https://open-meteo.com/')
    expect(screen.queryByText('CC BY 4.0') === null).toBe('sample' in marks)
    expect(screen.getByText(/updated/).textContent).toContain('updated 00:05')
  })

  test('includes the age of a stale forecast', async () => {
    server.answer('weather.forecast', {
      ...forecast,
      source: { ...source, stale: true, fetchedAt: '2025-09-21T17:05:00Z' },
    })
    renderView(panel)
    expect((await screen.findByText(/updated/)).textContent).toBe('updated Sun, 21 Sept, 20:05')
    expect(screen.getByText('This forecast is 4 hours old.')).toBeTruthy()
  })

  test('includes a warning for a sample forecast', async () => {
    server.answer('weather.forecast', { ...forecast, source: { ...source, sample: true } })
    renderView(panel)
    expect((await screen.findByText('Sample forecast.')).parentElement?.textContent).toContain(
      'Do not use it to plan',
    )
  })

  test('has no warning for a fresh, real forecast', async () => {
    renderView(panel)
    await screen.findByText('Mon, 22 Sept')
    expect(screen.queryByText(/Sample forecast|hours old/)).toBeNull()
  })
})

describe('the panel without a forecast', () => {
  test('shows a loading message', async () => {
    server.answerWith('weather.forecast', () => new Promise(() => {}))
    renderView(panel)
    expect(screen.getByRole('status').textContent).toBe('Loading weather forecast...')
  })

  test('shows a loading message and requests nothing while the place is unknown', () => {
    renderView(
      <WeatherPanel point={undefined} settings={null} loadWork={loadWork} before={() => null}>
        Nakuru
      </WeatherPanel>,
    )
    expect(screen.getByText('Loading weather forecast...')).toBeTruthy()
    expect(server.requests()).toEqual([])
  })

  test('logs a failure, shows "No forecast at the moment" and retries on "Try now"', async () => {
    server.refuse('weather.forecast', { code: 'upstream_timeout', message: 'The weather service is slow.' })
    renderView(panel)
    await screen.findByText('No forecast at the moment')
    expect(screen.queryByText(/slow/)).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(console.warn).toHaveBeenCalledWith('weather.forecast failed:', expect.any(Error))

    server.answer('weather.forecast', forecast)
    fireEvent.click(screen.getByRole('button', { name: 'Try now' }))
    expect(await screen.findByText('Mon, 22 Sept')).toBeTruthy()
  })

  test('treats an empty list as no forecast', async () => {
    server.answer('weather.forecast', { ...forecast, list: [] })
    renderView(panel)
    expect(await screen.findByText('No forecast at the moment')).toBeTruthy()
  })

  test('keeps the previous forecast after a failed refresh', async () => {
    renderView(panel)
    await screen.findByText('Mon, 22 Sept')
    server.refuse('weather.forecast', { code: 'not_signed_in' })
    vi.setSystemTime((MONDAY + 3600) * 1000)
    act(() => void window.dispatchEvent(new Event('visibilitychange')))
    await waitFor(() => expect(console.warn).toHaveBeenCalled())
    expect(days()).toHaveLength(5)
  })
})
