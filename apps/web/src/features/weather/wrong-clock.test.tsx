import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../../testing/fake-server.ts'
import { renderView } from '../../testing/render.tsx'
import { currentWeather, forecast, MONDAY, outlook } from './forecast.fixture.ts'
import { TodayWeather } from './today/today-weather.tsx'
import { WeatherPanel } from './weather-panel.tsx'

const server = fakeServer()
const HOUR_MS = 3_600_000
const point = { lat: -0.28, lon: 36.07 }
/** 00:20, a quarter of an hour after the forecast was fetched. */
const NOW_MS = MONDAY * 1000 + HOUR_MS / 3
const night = [
  {
    ...{ title: 'Tonight', verdict: 'No frost', sign: 'good', reasons: [] },
    untilDt: MONDAY + 30 * 3600,
  },
]

const both = (
  <>
    <TodayWeather point={point} />
    <WeatherPanel
      point={point}
      settings={null}
      loadWork={async () => ({ DayPlan: () => null })}
      before={() => null}
    >
      Nakuru
    </WeatherPanel>
  </>
)

beforeEach(() => {
  server.answer('weather.forecast', forecast)
  server.answer('weather.outlook', { ...outlook, today: { jobs: [], night } })
  server.answer('weather.current', currentWeather)
  server.tellTime(NOW_MS)
})
afterEach(() => void vi.useRealTimers())

test.each([6, 26, -6, -26])(
  "with the phone's clock off by %d hours, a fresh forecast gives advice and ages correctly",
  async (hours) => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW_MS + hours * HOUR_MS })
    const { unmount } = renderView(both)
    expect(await screen.findByText('No frost')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: /Mon, 22 Sept/ }))
    expect(screen.getByText(outlook.days[0]?.sentence ?? '')).toBeTruthy()
    expect(screen.queryByText(/hours old/)).toBeNull()

    unmount()
    vi.setSystemTime(NOW_MS + (hours + 7) * HOUR_MS)
    server.tellTime(NOW_MS + 7 * HOUR_MS)
    renderView(both)
    expect(await screen.findByText('This forecast is 7 hours old.')).toBeTruthy()
    expect(screen.queryByText('No frost')).toBeNull()
  },
)
