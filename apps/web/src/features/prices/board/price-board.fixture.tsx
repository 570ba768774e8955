import type { PriceSeries } from '@smart-farming/contracts/prices'
import type { BoardSettings } from '@smart-farming/contracts/prices/price-board'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { fakeServer } from '../../../testing/fake-server.ts'
import { renderView } from '../../../testing/render.tsx'
import { NOW, risingPrices, worldMaize } from '../series/price-series.fixture.ts'
import { PriceBoard } from './price-board.tsx'

export const nakuru = { lat: -0.283, lon: 36.067, country: 'KE', name: 'Nakuru, Nakuru County, KE' }

/**
 * A price board with a fake server and three years of world maize prices, for the calling test
 * file. `save` receives the board's settings, `found` changes the available series, `show` renders
 * the board, and `maize` returns the crop's card.
 */
export function priceBoard() {
  const server = fakeServer()
  const save = vi.fn(async (_part: BoardSettings, _when?: 'later') => {})
  const found = (series: PriceSeries[]) => server.answer('prices.series', { series })

  beforeEach(() => {
    vi.useFakeTimers({ now: NOW * 1000, toFake: ['Date'] })
    // No media query matches, so details open in the card, as on a phone.
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    save.mockClear()
    found([worldMaize])
    server.answer('prices.rates', { rates: [] })
    server.answerWith('prices.points', ({ query }) => ({
      series: String(query.series)
        .split(',')
        .map((id) => ({ id: Number(id), points: risingPrices(36, 200) })),
    }))
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })

  function show(
    settings: BoardSettings | undefined,
    more: { hasFailed?: boolean; place?: typeof nakuru } = {},
  ) {
    const onRetry = vi.fn()
    const { hasFailed = false, place } = more
    renderView(
      <PriceBoard settings={settings} hasFailed={hasFailed} onRetry={onRetry} onSave={save} place={place} />,
    )
    return onRetry
  }
  const maize = async () =>
    within((await screen.findByRole('heading', { name: 'Maize' })).closest('li') as HTMLElement)
  return { server, save, found, show, maize }
}

/** The price on a card, with its unit. */
export const priceOnCard = (card: ReturnType<typeof within>) =>
  card.getByText(/^[A-Z]{3} [\d,.]+$/).closest('p')?.textContent
