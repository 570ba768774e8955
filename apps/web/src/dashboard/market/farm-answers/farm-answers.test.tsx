import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { farmWithPlaces } from '../../../features/location/farm.fixture.ts'
import { worldMaize } from '../../../features/prices/series/price-series.fixture.ts'
import { forecast, MONDAY, outlook } from '../../../features/weather/forecast.fixture.ts'
import { fakeServer } from '../../../testing/fake-server.ts'
import { renderView } from '../../../testing/render.tsx'
import { FarmAnswers } from './farm-answers.tsx'

const server = fakeServer()
const nakuru = { name: 'Nakuru', country: 'KE', lat: -0.283, lon: 36.067 }
const at = {
  location: { lat: 53, lon: -2, name: 'Ludlow' },
  unfound: undefined,
  isElsewhere: false,
  choose() {},
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: (MONDAY + 600) * 1000 })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  server.answer('weather.forecast', forecast)
  server.answer('weather.outlook', outlook)
  server.answer('farm.get', farmWithPlaces(nakuru))
  server.answer('prices.rates', { rates: [] })
  server.answer('prices.series', { series: [worldMaize] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test("a card shows the price of the farm's first crop, and tapping it asks about that price", async () => {
  server.answer('farmSettings.get', { boardCrops: ['maize'] })
  const ask = vi.fn()
  renderView(<FarmAnswers at={at} hasCrops onAsk={ask} />)
  const card = await screen.findByRole('button', { name: /price of maize\? USD .* per tonne, world price/ })
  fireEvent.click(card)
  expect(ask).toHaveBeenCalledWith('What is the price of maize?')
})

test("two loading cards are shown before the farm's data arrives", () => {
  renderView(<FarmAnswers at={{ ...at, location: undefined }} hasCrops={undefined} onAsk={vi.fn()} />)
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Loading/),
    expect.stringMatching(/Loading/),
  ])
})

test('the spraying card shows the next spray hours, or "Not known" without a forecast', async () => {
  const ask = vi.fn()
  const { unmount } = renderView(<FarmAnswers at={at} hasCrops={undefined} onAsk={ask} />)
  const spray = await screen.findByRole('button', { name: /^When can I spray\? .*\d\d–\d\d/ })
  fireEvent.click(spray)
  expect(ask).toHaveBeenCalledWith('When can I spray?')
  unmount()
  server.refuse('weather.forecast', { code: 'upstream_timeout' })
  renderView(<FarmAnswers at={at} hasCrops={undefined} onAsk={ask} />)
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^When can I spray\?/ }).textContent).toContain('Not known'),
  )
})
