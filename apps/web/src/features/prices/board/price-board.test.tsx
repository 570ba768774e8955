import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { nakuruMaize, worldMaize } from '../series/price-series.fixture.ts'
import { nakuru, priceBoard, priceOnCard } from './price-board.fixture.tsx'

const { found, maize, server, show } = priceBoard()
const rate = { base: 'USD', quote: 'KES', rate: 130, date: '2026-02-27', source: worldMaize.source }

test('a world price shows its month, its change and a single source', async () => {
  show({ boardCrops: ['maize'] })
  const card = await maize()
  expect(priceOnCard(card)).toBe('USD 200 per tonne')
  expect(card.getByText('World price').closest('p')?.textContent).toBe('World price, February 2026')
  expect(await card.findByText('up 0.5% since January')).toBeTruthy()
  expect(card.getByRole('link', { name: /World Bank/ }).getAttribute('href')).toBe(worldMaize.source.url)
  card.getByRole('link', { name: 'CC BY 4.0' })
  expect(card.queryByText(/converted/)).toBeNull()
})

test("a card draws the past year's prices in a reserved space", async () => {
  show({ boardCrops: ['maize'] })
  const card = await maize()
  const spark = () => card.getByRole('heading').parentElement?.querySelector('svg')
  expect(spark()?.getAttribute('viewBox')).toBe('0 0 96 36')
  // Thirteen months: the line rises from the drawing's bottom left to its top right.
  await waitFor(() =>
    expect(spark()?.querySelector('path')?.getAttribute('d')).toMatch(/^M3,33(L[\d.]+,[\d.]+){11}L93,3$/),
  )
})

test('a market near the farm replaces the world price, which moves to "Other prices"', async () => {
  found([nakuruMaize, worldMaize])
  show({ boardCrops: ['maize'] }, { place: nakuru })
  const card = await maize()
  expect(card.getByText('KES 4,500').closest('p')?.textContent).toBe('KES 4,500 per bag (90 kg)')
  card.getByText('Nakuru, 12 km')
  card.getByText('Wholesale price of Maize (white)')
  screen.getByText(/^Nearest to \u2068Nakuru, Nakuru County, KE\u2069 first\.$/)
  fireEvent.click(card.getByRole('button', { name: /Chart/ }))
  await card.findByText('Other prices (1) and sources')
  card.getByText('USD 200 per tonne')
  expect(server.requests('prices.series')[0]?.query).toEqual({
    commodities: 'maize',
    lat: '-0.283',
    lon: '36.067',
    country: 'KE',
  })
})

test('a converted price shows the original price, and the chart names the dated exchange rate', async () => {
  server.answer('prices.rates', { rates: [rate] })
  show({ boardCrops: ['maize'], boardUnit: 'bag', boardCurrency: 'KES' })
  const card = await maize()
  expect(priceOnCard(card)).toBe('KES 2,340 per bag (90 kg)')
  card.getByText('converted from USD 200 per tonne')
  fireEvent.click(card.getByRole('button', { name: /Chart/ }))
  await card.findByText(/USD 200 per tonne, converted at 1 USD = 130 KES on 27 February 2026/)
})

test("without a chosen currency, the country's currency is used at the rate for that month", async () => {
  const later = { ...rate, rate: 150, date: '2026-04-14' }
  server.answer('prices.rates', { rates: [later, rate] })
  show({ boardCrops: ['maize'] }, { place: nakuru })
  expect(priceOnCard(await maize())).toBe('KES 26,000 per tonne')
  expect(server.requests('prices.rates')[0]?.query).toMatchObject({ months: '2026-02' })
})

test("without an exchange rate to the country's currency, only the published price is shown", async () => {
  show({ boardCrops: ['maize'] }, { place: nakuru })
  const card = await maize()
  expect(priceOnCard(card)).toBe('USD 200 per tonne')
  expect(card.queryByText(/exchange rate/)).toBeNull()
})

test.each([
  ['does not exist', () => server.answer('prices.rates', { rates: [] })],
  ['cannot be loaded', () => server.disconnect('prices.rates')],
])('when the exchange rate %s, the published price is shown with a note', async (_title, prepare) => {
  prepare()
  show({ boardCrops: ['maize'], boardCurrency: 'NGN' })
  const card = await maize()
  expect(priceOnCard(card)).toBe('USD 200 per tonne')
  screen.getByText(/We have no exchange rate from USD to NGN yet\./)
})

test('a suspect price shows a warning and no change, target alert or margin', async () => {
  found([{ ...worldMaize, doubted: true }])
  const boardTargets = { maize: { currency: 'USD', price: 150, kg: 1000 } } as const
  const costs = { currency: 'USD', costPerHa: 300, yieldTPerHa: 3, haulagePerT: 10 }
  show({ boardCrops: ['maize'], boardTargets, boardCosts: { maize: costs } })
  const card = await maize()
  expect(priceOnCard(card)).toBe('USD 200 per tonne')
  card.getByText('This price is very different from earlier months and may be an error.')
  expect(card.queryByText(/since|to compare/)).toBeNull()
  expect(screen.queryByText(/has reached your price/)).toBeNull()
  fireEvent.click(card.getByRole('button', { name: /Chart/ }))
  await card.findByText('World price, Maize: the price from February 2026 may be an error.')
  card.getByText('You break even at USD 110 per tonne.')
})

test('an old price shows its age and no change, and bundled prices are labelled', async () => {
  const latest = { date: '2025-06-01', value: 190 }
  found([{ ...worldMaize, latest, source: { ...worldMaize.source, bundled: true } }])
  show({ boardCrops: ['maize'] })
  const card = await maize()
  expect(card.getByText('10 months old').closest('p')?.textContent).toBe(
    'World price, last known price, June 2025: 10 months old',
  )
  expect(card.queryByText(/since|to compare/)).toBeNull()
  fireEvent.click(card.getByRole('button', { name: /Chart/ }))
  await card.findByText(/bundled copy/)
})

test('a market without recent prices is replaced by the world price and listed with its age', async () => {
  found([{ ...nakuruMaize, latest: { date: '2023-02-01', value: 4000 } }, worldMaize])
  show({ boardCrops: ['maize'], boardUnit: 'kg' }, { place: nakuru })
  const card = await maize()
  expect(priceOnCard(card)).toBe('USD 0.200 per kg')
  screen.getByText(
    /^The newest prices near \u2068Nakuru, Nakuru County, KE\u2069 are 3 years old\. These are world prices/,
  )
  fireEvent.click(card.getByRole('button', { name: /Chart/ }))
  await card.findByText('Other markets and prices (1) and sources')
  card.getByText(/last known price, February 2023 \(no longer reported, 3 years old\)/)
  card.getByText(/published as KES 4,000 per bag \(90 kg\)/)
})

test('a farm without a market nearby gets a note about world prices', async () => {
  show({ boardCrops: ['maize'] }, { place: nakuru })
  expect(
    await screen.findByText(
      /^We have no prices for these crops near \u2068Nakuru, .* These are world prices/,
    ),
  ).toBeTruthy()
})

test('crops without any price are listed', async () => {
  found([])
  show({ boardCrops: ['maize', 'tomatoes'] })
  expect(await screen.findByText(/No prices yet for: Maize, Tomatoes/)).toBeTruthy()
  expect(server.requests('prices.points')).toEqual([])
})

test('prices that fail to load show an error and load on "Try again"', async () => {
  server.refuse('prices.series', { code: 'overloaded' })
  show({ boardCrops: ['maize'] })
  expect((await screen.findByRole('alert')).textContent).toBe('The prices could not be loaded.')
  found([worldMaize])
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(priceOnCard(await maize())).toBe('USD 200 per tonne')
})

test('a price is shown even if its earlier months fail to load', async () => {
  server.disconnect('prices.points')
  show({ boardCrops: ['maize'] })
  expect(await screen.findByText('Earlier prices could not be loaded.')).toBeTruthy()
  expect((await maize()).getByRole('heading').parentElement?.querySelector('svg path')).toBeNull()
  expect(priceOnCard(await maize())).toBe('USD 200 per tonne')
})

test('the board shows a loading message for its settings, and "Try again" after a failure', () => {
  show(undefined)
  screen.getByText('Loading your crops...')
  const onRetry = show(undefined, { hasFailed: true })
  screen.getByText('Your crops could not be loaded. They are safe.')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledOnce()
})
