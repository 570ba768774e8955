import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { nakuru, priceBoard } from '../board/price-board.fixture.tsx'
import { nakuruMaize, worldMaize } from '../series/price-series.fixture.ts'

const { found, server, show } = priceBoard()

const atDesk = () =>
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
const at = (id: number, market: string, distanceKm: number, value: number) => ({
  ...nakuruMaize,
  id,
  market,
  distanceKm,
  latest: { date: '2026-02-01', value },
})
const bars = async () =>
  within(await screen.findByRole('region', { name: 'Maize in nearby markets' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test("each nearby market is listed once with its current price in the board's unit", async () => {
  atDesk()
  found([
    nakuruMaize,
    { ...nakuruMaize, id: 6, type: 'retail' },
    at(3, 'Eldoret', 90, 4050),
    { ...at(7, 'Eldoret', 90, 9999), name: 'Maize (yellow)' },
    { ...at(4, 'Molo', 30, 4000), latest: { date: '2025-01-01', value: 1 } },
    { ...at(5, 'Nairobi', 140, 5000), doubted: true },
    worldMaize,
  ])
  show({ boardCrops: ['maize'] }, { place: nakuru })
  expect(await bars()).toEqual(['Nakuru, 12 km 4,500', 'Eldoret, 90 km 4,050'])
})

test('the world price is listed next to the markets when it can be converted', async () => {
  atDesk()
  found([nakuruMaize, worldMaize])
  server.answer('prices.rates', {
    rates: [{ base: 'USD', quote: 'KES', rate: 130, date: '2026-02-27', source: worldMaize.source }],
  })
  show({ boardCrops: ['maize'], boardUnit: 'bag' }, { place: nakuru })
  expect(await bars()).toEqual(['Nakuru, 12 km 4,500', 'World price 2,340'])
})

test("a desktop screen shows the first crop's details until another crop is pressed", async () => {
  atDesk()
  found([worldMaize, { ...worldMaize, id: 9, commodity: 'wheat', name: 'Wheat, US HRW' }])
  show({ boardCrops: ['maize', 'wheat'] })
  await screen.findByRole('heading', { name: 'Maize by month' })
  const wheat = screen.getByRole('button', { name: 'Chart, break-even and alert: wheat' })
  expect(wheat.getAttribute('aria-pressed')).toBe('false')
  fireEvent.click(wheat)
  await screen.findByRole('heading', { name: 'Wheat by month' })
  expect(wheat.getAttribute('aria-pressed')).toBe('true')
})

test('crops with only a world price are marked, with a single explanation', async () => {
  found([nakuruMaize, { ...worldMaize, id: 9, commodity: 'wheat', name: 'Wheat, US HRW' }])
  show({ boardCrops: ['maize', 'wheat'] }, { place: nakuru })
  expect(await screen.findAllByText(/Crops marked “World price” have no market near you/)).toHaveLength(1)
  expect(screen.getAllByText('World price')).toHaveLength(1)
})
