import type { Forecast } from '@smart-farming/contracts/weather'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { farmWithoutPlaces } from '../features/location/farm.fixture.ts'
import { currentWeather, forecast, MONDAY, outlook } from '../features/weather/forecast.fixture.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { renderView } from '../testing/render.tsx'
import { LocatedWeather } from './farm-weather.fixture.tsx'

// Project rule: every weather value on screen shows its source and time.

const server = fakeServer()
const figure = /\d\s?(°|mm|km\/h|%)/
const { source } = forecast

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: (MONDAY + 600) * 1000 })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  server.answer('weather.outlook', outlook)
  server.answer('weather.current', currentWeather)
  server.answer('farmSettings.get', {})
  server.answer('farm.get', farmWithoutPlaces)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const panel = () => screen.getByRole('region', { name: 'Weather forecast' })
const show = () => renderView(<LocatedWeather user={{ username: 'Ada', farm_name: 'Hill', location: '' }} />)

async function openEverything() {
  await screen.findAllByText('average')
  await screen.findByRole('region', { name: 'Alerts' })
  await screen.findByRole('button', { name: 'Five-day chart' })
  const closed = () =>
    within(panel())
      .getAllByRole<HTMLButtonElement>('button')
      .filter((button) => button.getAttribute('aria-expanded') === 'false' && !button.disabled)
  for (const button of closed().filter(({ textContent }) => textContent !== 'Change Location'))
    fireEvent.click(button)
  await screen.findByRole('img', { name: /Temperature/ })
}

test.each<[string, Partial<Forecast['source']>]>([
  ['fresh', {}],
  ['stale', { stale: true, fetchedAt: '2025-09-21T12:05:00Z' }],
  ['sample', { sample: true, name: 'Sample weather', attribution: 'Made-up weather.', url: '' }],
  [
    "fallback provider's",
    { name: 'MET Norway', attribution: 'Data from MET Norway', url: 'https://api.met.no/' },
  ],
])('the weather panel shows a source and a time with a %s forecast', async (_kind, marks) => {
  const evidence = { ...source, ...marks }
  server.answer('weather.forecast', { ...forecast, source: evidence })
  server.answer('weather.outlook', { ...outlook, fetchedAt: evidence.fetchedAt })
  show()
  await openEverything()
  expect(panel().textContent).toMatch(figure)
  const named = within(panel()).getByText(evidence.attribution)
  // Sample data has no page to link to.
  expect(named.getAttribute('href') ?? '').toBe(evidence.url)
  expect(named.parentElement?.querySelector('time')?.getAttribute('datetime')).toBe(evidence.fetchedAt)
})

test('without a forecast, the weather panel shows no values', async () => {
  server.refuse('weather.forecast', { code: 'upstream_timeout' })
  server.refuse('weather.outlook', { code: 'upstream_timeout' })
  show()
  await screen.findByText('No forecast at the moment')
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Alerts' }).textContent).toContain('not checked'),
  )
  expect(panel().textContent).not.toMatch(figure)
})
