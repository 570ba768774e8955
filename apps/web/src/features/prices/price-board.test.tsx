import type { BoardSettings } from '@smart-farming/contracts/price-board'
import type { PriceSeries } from '@smart-farming/contracts/prices'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../../testing/fake-server.ts'
import { renderView } from '../../testing/render.tsx'
import { PriceBoard } from './price-board.tsx'
import { NOW, nakuruMaize, rising, worldMaize } from './price-series.fixture.ts'

const server = fakeServer()
const save = vi.fn(async (_part: BoardSettings) => {})
const nakuru = { lat: -0.283, lon: 36.067, country: 'KE', name: 'Nakuru, Nakuru County, KE' }
const rate = { base: 'USD', quote: 'KES', rate: 130, date: '2026-02-27', source: worldMaize.source }

beforeEach(() => {
  vi.useFakeTimers({ now: NOW * 1000, toFake: ['Date'] })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  save.mockClear()
  found([worldMaize])
  server.answerWith('prices.points', ({ query }) => ({
    series: String(query.series)
      .split(',')
      .map((id) => ({ id: Number(id), points: rising(36, 200) })),
  }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const found = (series: PriceSeries[]) => server.answer('prices.series', { series })

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
const price = (card: ReturnType<typeof within>) =>
  card.getByText(/^[A-Z]{3} [\d,.]+$/).closest('p')?.textContent
const maize = async () =>
  within((await screen.findByRole('heading', { name: 'Maize' })).closest('li') as HTMLElement)

test('a world price: its date, what it is, how it moved, whose it is, and that nobody here is paid it', async () => {
  show({ boardCrops: ['maize'] })
  const card = await maize()
  expect(price(card)).toBe('USD 200 per tonne')
  expect(card.getByText('World benchmark').closest('p')?.textContent).toBe('World benchmark, February 2026')
  card.getByText('This is a world price, not what you will be paid.')
  expect(await card.findByText('up 0.5 % on the month')).toBeTruthy()
  card.getByText('up 6.4 % on the year')
  expect(card.getByRole('link', { name: /World Bank/ }).getAttribute('href')).toBe(worldMaize.source.url)
  card.getByRole('link', { name: 'CC BY 4.0' })
  expect(card.queryByText('As published')).toBeNull()
})

test('a market near the farm comes before the world, which stays one tap away', async () => {
  found([nakuruMaize, worldMaize])
  show({ boardCrops: ['maize'] }, { place: nakuru })
  const card = await maize()
  expect(card.getByText('KES 4,500').closest('p')?.textContent).toBe('KES 4,500 per bag (90 kg)')
  card.getByText('Local market: Nakuru, 12 km away')
  card.getByText('Wholesale price of Maize (white)')
  expect(card.queryByText(/not what you will be paid/)).toBeNull()
  card.getByText('Other prices (1)')
  card.getByText('USD 200 per tonne')
  expect(server.requests('prices.series')[0]?.query).toEqual({
    commodities: 'maize',
    lat: '-0.283',
    lon: '36.067',
    country: 'KE',
  })
})

test('in the farmer’s unit and currency, the original and the dated rate one tap away', async () => {
  server.answer('prices.rates', { rates: [rate] })
  show({ boardCrops: ['maize'], boardUnit: 'bag', boardCurrency: 'KES' })
  const card = await maize()
  expect(price(card)).toBe('KES 2,340 per bag (90 kg)')
  expect(card.getByText('As published').closest('details')?.textContent).toContain(
    'USD 200 per tonne, converted with 1 USD = 130 KES on 27 February 2026',
  )
})

test.each([
  ['there is none', () => server.answer('prices.rates', { rates: [] })],
  ['it could not be had', () => server.disconnect('prices.rates')],
])('without a rate because %s, the price stays as published and says so', async (_title, prepare) => {
  prepare()
  show({ boardCrops: ['maize'], boardCurrency: 'NGN' })
  const card = await maize()
  expect(price(card)).toBe('USD 200 per tonne')
  card.getByText('We have no exchange rate from USD to NGN yet.')
})

test('a chart of one or five years, its numbers as a table in the unit shown, and as a file', async () => {
  show({ boardCrops: ['maize'], boardUnit: 'kg' })
  const card = await maize()
  await card.findByText(/on the month/)
  fireEvent.click(card.getByRole('button', { name: /Chart/ }))
  card.getByRole('img', { name: 'Prices by the month, from 0.188 to 0.200 USD per kg' })
  fireEvent.click(card.getByText('The numbers'))
  const cells = () => card.getAllByRole('row').map((row) => row.textContent)
  expect(cells().slice(0, 3)).toEqual(['MonthUSD per kg', 'February 20260.200', 'January 20260.199'])
  expect(cells()).toHaveLength(1 + 13)
  const file = () => card.getByRole('link', { name: /CSV/ }).getAttribute('href')
  expect(file()).toBe('/api/prices/points.csv?series=1&from=2025-02-01')
  fireEvent.click(card.getByRole('button', { name: '5 years' }))
  card.getByRole('img', { name: /from 0.165 to 0.200/ })
  expect(cells()).toHaveLength(1 + 36)
  expect(file()).toBe('/api/prices/points.csv?series=1&from=2021-02-01')
  expect(server.requests('prices.points').map(({ query }) => query)).toEqual([
    { series: '1', from: '2021-02-01' },
  ])
})

test('the break-even sheet: worked out, drawn across the chart, kept with what was kept before', async () => {
  const beans = { currency: 'USD', costPerHa: 500, yieldTPerHa: 1, haulagePerT: 0 }
  show({ boardCrops: ['maize'], boardCosts: { beans } })
  const card = await maize()
  fireEvent.click(await card.findByRole('button', { name: /break-even/ }))
  const fill = (label: RegExp, value: string) =>
    fireEvent.change(card.getByLabelText(label), { target: { value } })
  fill(/Cost per hectare \(USD\)/, '600')
  fill(/Yield/, '4')
  fill(/Haulage/, '10')
  fireEvent.click(card.getByRole('button', { name: 'Work it out' }))
  const costs = { currency: 'USD', costPerHa: 600, yieldTPerHa: 4, haulagePerT: 10 }
  await waitFor(() =>
    expect(save.mock.calls).toEqual([[{ boardLand: 'ha', boardCosts: { beans, maize: costs } }]]),
  )
})

test('costs and yield by the acre are kept by the hectare, and shown by the acre again', async () => {
  show({ boardCrops: ['maize'] })
  const card = await maize()
  fireEvent.click(await card.findByRole('button', { name: /break-even/ }))
  const typed = [
    ['Haulage per tonne (USD)', '10'],
    ['Cost per acre (USD)', '242.811'],
    ['Yield (tonnes per acre)', '1.618743'],
  ] as const
  fireEvent.change(card.getByLabelText(typed[0][0]), { target: { value: typed[0][1] } })
  fireEvent.click(card.getByRole('button', { name: 'acres' }))
  for (const [label, value] of typed) fireEvent.change(card.getByLabelText(label), { target: { value } })
  fireEvent.click(card.getByRole('button', { name: 'Work it out' }))
  await waitFor(() => expect(save).toHaveBeenCalledOnce())
  const [{ boardLand, boardCosts = {} } = {}] = save.mock.calls[0] ?? []
  expect(boardLand).toBe('acre')
  expect(boardCosts.maize?.costPerHa).toBeCloseTo(600, 2)
  expect(boardCosts.maize?.yieldTPerHa).toBeCloseTo(4, 4)
})

test('what is kept by the hectare is shown by the acre to who counts in acres', async () => {
  const costs = { currency: 'USD', costPerHa: 600, yieldTPerHa: 4, haulagePerT: 10 }
  show({ boardCrops: ['maize'], boardLand: 'acre', boardCosts: { maize: costs } })
  const card = await maize()
  fireEvent.click(await card.findByRole('button', { name: /break-even/ }))
  const value = (label: string) => card.getByLabelText<HTMLInputElement>(label).value
  expect([value('Cost per acre (USD)'), value('Yield (tonnes per acre)')]).toEqual(['242.811', '1.61874'])
  fireEvent.click(card.getByRole('button', { name: 'hectares' }))
  expect([value('Cost per hectare (USD)'), value('Yield (tonnes per hectare)')]).toEqual(['600', '4'])
})

test.each([
  [
    600,
    'You break even at USD 160 per tonne. The price above could fall by 20.0 % before the crop loses money.',
  ],
  [900, 'You break even at USD 235 per tonne. At the price above the crop would not pay its costs.'],
])('with costs of %s a hectare', async (costPerHa, words) => {
  const maizeCosts = { currency: 'USD', costPerHa, yieldTPerHa: 4, haulagePerT: 10 }
  show({ boardCrops: ['maize'], boardCosts: { maize: maizeCosts } })
  const card = await maize()
  await card.findByText(/on the month/)
  fireEvent.click(card.getByRole('button', { name: /break-even/ }))
  card.getByText(words)
  card.getByRole('img', { name: /you break even at (160|235)$/ })
  fireEvent.click(card.getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(save.mock.calls).toEqual([[{ boardCosts: {} }]]))
})

test('a target price is kept in the unit in which it was set', async () => {
  show({ boardCrops: ['maize'], boardUnit: 'bag' })
  const card = await maize()
  fireEvent.click(card.getByRole('button', { name: /break-even/ }))
  fireEvent.change(card.getByLabelText('Tell me at (USD per bag (90 kg))'), { target: { value: '19' } })
  fireEvent.click(card.getByRole('button', { name: 'Watch this price' }))
  await waitFor(() =>
    expect(save.mock.calls).toEqual([[{ boardTargets: { maize: { price: 19, currency: 'USD', kg: 90 } } }]]),
  )
})

test.each([
  [18, /^Maize has reached your price: USD 200 per tonne in February 2026, and you waited for 200.$/],
  [19, undefined],
])('a target of %s a bag', async (bag, words) => {
  show({ boardCrops: ['maize'], boardTargets: { maize: { price: bag, currency: 'USD', kg: 90 } } })
  await maize()
  const said = screen.queryByText(/has reached/)?.textContent
  if (words) expect(said).toMatch(words)
  else expect(said).toBeUndefined()
})

test('old figures say how old they are, bundled ones that they are', async () => {
  const latest = { date: '2025-06-01', value: 190 }
  found([{ ...worldMaize, latest, source: { ...worldMaize.source, bundled: true } }])
  show({ boardCrops: ['maize'] })
  const card = await maize()
  card.getByText('10 months old')
  card.getByText(/as it came with this product/)
})

test('a market that has stopped gives way to the world price, with its age and its own price', async () => {
  found([{ ...nakuruMaize, latest: { date: '2023-02-01', value: 4000 } }, worldMaize])
  show({ boardCrops: ['maize'], boardUnit: 'kg' }, { place: nakuru })
  const card = await maize()
  expect(price(card)).toBe('USD 0.200 per kg')
  card.getByText('This is a world price, not what you will be paid.')
  screen.getByText(
    'The newest prices from near Nakuru, Nakuru County, KE are 3 years old, so the world’s come first.',
  )
  card.getByText('Other markets and prices (1)')
  card.getByText(/February 2023 \(no longer reported, 3 years old\)/)
  card.getByText(/as published KES 4,000 per bag \(90 kg\)/)
})

test('without any market near it says so', async () => {
  show({ boardCrops: ['maize'] }, { place: nakuru })
  expect(await screen.findByText(/We have no prices of markets near Nakuru/)).toBeTruthy()
})

test('crops without any price are named', async () => {
  found([])
  show({ boardCrops: ['maize', 'tomatoes'] })
  expect(await screen.findByText(/No prices yet for: Maize, Tomatoes/)).toBeTruthy()
  expect(server.requests('prices.points')).toEqual([])
})

test('prices that do not come: it is said, and tried again', async () => {
  server.refuse('prices.series', { code: 'overloaded' })
  show({ boardCrops: ['maize'] })
  expect((await screen.findByRole('alert')).textContent).toBe('The prices could not be fetched.')
  found([worldMaize])
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(price(await maize())).toBe('USD 200 per tonne')
})

test('months before that do not come: the price stands', async () => {
  server.disconnect('prices.points')
  show({ boardCrops: ['maize'] })
  expect(await screen.findByText('The months before could not be fetched.')).toBeTruthy()
  expect(price(await maize())).toBe('USD 200 per tonne')
})

test('no crops yet: they are asked for once, with unit and currency, and kept', async () => {
  show({})
  fireEvent.click(screen.getByRole('button', { name: 'Show these prices' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Choose at least one crop.')
  fireEvent.click(screen.getByLabelText('Maize'))
  fireEvent.click(screen.getByLabelText('Urea'))
  fireEvent.change(screen.getByLabelText('Show prices per'), { target: { value: 'bag' } })
  fireEvent.change(screen.getByLabelText('In'), { target: { value: 'KES' } })
  fireEvent.click(screen.getByRole('button', { name: 'Show these prices' }))
  await waitFor(() =>
    expect(save.mock.calls).toEqual([
      [{ boardCrops: ['maize', 'urea'], boardUnit: 'bag', boardCurrency: 'KES' }],
    ]),
  )
  expect(server.requests()).toEqual([])
})

test('more than twelve, or a server that says no: it is said, and what was chosen stays', async () => {
  show({})
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox').slice(0, 13)
  for (const box of boxes) fireEvent.click(box)
  fireEvent.click(screen.getByRole('button', { name: 'Show these prices' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Choose at most 12.')
  fireEvent.click(boxes[0] as HTMLInputElement)
  save.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  fireEvent.click(screen.getByRole('button', { name: 'Show these prices' }))
  expect(await screen.findByText('Network error. Please try again.')).toBeTruthy()
  expect(boxes.filter(({ checked }) => checked)).toHaveLength(12)
})

test('settings on their way, and settings that do not come', () => {
  show(undefined)
  screen.getByText('Loading your crops...')
  const onRetry = show(undefined, { hasFailed: true })
  screen.getByText('Your crops could not be fetched. They are safe.')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledOnce()
})
