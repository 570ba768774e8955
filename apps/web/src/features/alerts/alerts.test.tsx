import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import type { Forecast, ForecastEntry } from '@smart-farming/contracts/weather'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Alerts } from './alerts.tsx'

/** Monday 22 September 2025, 00:00 in Nairobi. */
const MONDAY = Date.UTC(2025, 8, 21, 21) / 1000
const HOUR = 3600

/** Two mild, dry, still days; `change` bends single steps, by their hour. */
function forecast(change: (hour: number) => Partial<ForecastEntry> = () => ({})): Forecast {
  return {
    list: Array.from({ length: 24 }, (_, i) => ({
      dt: MONDAY + i * 3 * HOUR,
      main: { temp: 12, humidity: 60 },
      weather: [{ description: 'clear sky', icon: '01d' }],
      wind: { speed: 3, gust: 5 },
      clouds: { all: 50 },
      rain: { '3h': 0 },
      pop: 0,
      ...change(i * 3),
    })),
    city: { coord: { lat: -0.28, lon: 36.07 }, timezone: 3 * HOUR, zone: 'Africa/Nairobi' },
    source: {
      id: 'open-meteo',
      name: 'Open-Meteo',
      url: 'https://open-meteo.com/',
      attribution: 'Weather data by Open-Meteo.com',
      licence: 'CC BY 4.0',
      fetchedAt: '2025-09-21T21:05:00Z',
    },
  }
}
const frostAt = (at: number) => (hour: number) => (hour === at ? { main: { temp: -2, humidity: 60 } } : {})

function show(weather: Forecast | undefined, own: FarmSettings = {}, now = MONDAY + 600) {
  return render(
    <Alerts forecast={weather} isPending={false} isOld={false} now={now} own={own} isUsual={false} />,
  )
}
const bar = async () => within(await screen.findByRole('region', { name: 'Alerts' })).getByRole('button')
const said = async () => (await bar()).textContent

test('nothing ahead: it says until when, and behind a tap what was looked for, at whose limits, in what', async () => {
  show(forecast())
  expect(await said()).toContain('No alerts until Thursday 00:00.')
  fireEvent.click(await bar())
  expect(screen.getByText('Nothing in this forecast reaches your limits.')).toBeTruthy()
  expect(screen.getByText('Gusts at or above').parentElement?.textContent).toContain(
    '60 km/h Smart Farming rule of thumb',
  )
  expect(screen.getByRole('link', { name: 'Open-Meteo' }).getAttribute('href')).toBe(
    'https://open-meteo.com/',
  )
  expect(screen.getByText(/updated 00:05/).textContent).toContain('no official warnings')
})

test('one event is one alert, in the units of the farmer', async () => {
  show(forecast(frostAt(30)), { units: { temperature: 'F' } })
  expect(await said()).toContain('Frost: down to 28 °F on Tuesday 06:00')
})

test('what is over is no alert', async () => {
  show(forecast(frostAt(3)), {}, MONDAY + 7 * HOUR)
  expect(await said()).toContain('No alerts until')
})

test("the farmer's own limit decides", async () => {
  const blow = forecast((hour) => (hour === 30 ? { wind: { speed: 8, gust: 14 } } : {}))
  const { unmount } = show(blow)
  expect(await said()).toContain('No alerts until')
  unmount()
  show(blow, { limits: { alerts: { gustKmh: 50 } } })
  expect(await said()).toContain('Gusts of 50 km/h on Tuesday 06:00')
  fireEvent.click(await bar())
  expect(screen.getByText('Gusts at or above').parentElement?.textContent).toContain('50 km/h your own limit')
})

test('a farm without cattle or potatoes is not alerted about them', async () => {
  const hot = forecast(() => ({ main: { temp: 33, humidity: 60 } }))
  const { unmount } = show(hot, { enterprises: ['dairy'] })
  expect(await said()).toContain('Heat stress for cattle')
  unmount()
  show(hot, { enterprises: ['fruit'] })
  expect(await said()).toContain('No alerts until')
})

test('sample weather raises none, whatever it holds, and says so', async () => {
  const weather = forecast(frostAt(30))
  show({ ...weather, source: { ...weather.source, sample: true } })
  expect(await said()).toBe('Alerts are not checked: sample weather is made up. ')
  expect(screen.queryByText(/Frost/)).toBeNull()
})

test('what is not in the forecast is not checked, and that is said', async () => {
  show(forecast(() => ({ wind: { speed: 3 } })))
  expect(await said()).toContain('No alerts found, but gusts could not be checked.')
  fireEvent.click(await bar())
  expect(screen.getByText('Not checked for gusts:').parentElement?.textContent).toContain('gusts are missing')
})

test('an old forecast is not checked since it was got; without any, nothing is', async () => {
  const old = { isPending: false, now: MONDAY + 8 * HOUR, own: {}, isUsual: false }
  const { rerender } = render(<Alerts {...old} forecast={forecast(frostAt(30))} isOld />)
  expect(await said()).toContain('Alerts not checked since 00:05. Then: Frost')
  rerender(<Alerts {...old} forecast={undefined} isOld={false} />)
  expect(await said()).toContain('Alerts are not checked: there is no forecast.')
})

test('it waits for the limits of the farmer before it says anything', async () => {
  const waiting = {
    forecast: forecast(frostAt(30)),
    isPending: false,
    isOld: false,
    now: MONDAY,
    isUsual: false,
  }
  const { rerender } = render(<Alerts {...waiting} own={undefined} />)
  expect(await said()).toContain('Looking for alerts...')
  rerender(<Alerts {...waiting} own={{}} />)
  expect(await said()).toContain('Frost')
  expect(screen.getByRole('status').textContent).toContain('Frost')
})
