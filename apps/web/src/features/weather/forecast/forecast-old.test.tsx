import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../../../testing/fake-server.ts'
import { renderView } from '../../../testing/render.tsx'
import { currentWeather, forecast, outlook } from '../forecast.fixture.ts'
import { WeatherPanel } from '../weather-panel.tsx'

const server = fakeServer()
const HOUR = 3600
const fetched = Date.parse(forecast.source.fetchedAt) / 1000

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  server.answer('weather.forecast', forecast)
  server.answer('weather.outlook', outlook)
  server.answer('weather.current', currentWeather)
})
afterEach(() => void vi.useRealTimers())

/** Shows the panel at `now` (unix seconds), with the same forecast. */
function showAt(now: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: now * 1000 })
  renderView(
    <WeatherPanel
      point={{ lat: -0.28, lon: 36.07 }}
      settings={null}
      loadWork={async () => ({ DayPlan: () => null })}
      before={() => null}
    >
      Nakuru
    </WeatherPanel>,
  )
}

test('a day that has ended is no longer shown', async () => {
  showAt(fetched + 24 * HOUR - 60)
  expect(await screen.findByText('Tue, 23 Sept')).toBeTruthy()
  expect(screen.queryByText('Mon, 22 Sept')).toBeNull()
})

test('a forecast that is 24 hours old is no longer shown', async () => {
  showAt(fetched + 24 * HOUR)
  expect(await screen.findByText('No forecast at the moment')).toBeTruthy()
  expect(screen.queryByText('Tue, 23 Sept')).toBeNull()
})
