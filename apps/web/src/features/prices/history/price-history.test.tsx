import type { PricePoint, PriceSeries } from '@smart-farming/contracts/prices'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { createTestQueryClient } from '../../../testing/test-query-client.ts'
import { priceBoard } from '../board/price-board.fixture.tsx'
import { monthlyPrices } from '../series/monthly-prices.ts'
import { toPriceDisplay } from '../series/price-display.ts'
import { NOW, nakuruMaize, risingPrices, worldMaize } from '../series/price-series.fixture.ts'
import { PriceHistory } from './price-history.tsx'

const { found, maize, server, show } = priceBoard()

const eldoret: PriceSeries = { ...nakuruMaize, id: 3, market: 'Eldoret', distanceKm: 90 }
const molo: PriceSeries = { ...nakuruMaize, id: 4, market: 'Molo', distanceKm: 30, unit: 'Bunch' }
const nairobi: PriceSeries = { ...nakuruMaize, id: 5, market: 'Nairobi', distanceKm: 140 }
const points = new Map<number, PricePoint[]>()

beforeEach(() => {
  points.clear()
  server.answerWith('prices.points', ({ query }) => ({
    series: String(query.series)
      .split(',')
      .map((id) => ({
        id: Number(id),
        points: (points.get(Number(id)) ?? risingPrices(36, 200)).filter(
          ({ date }) => date >= String(query.from),
        ),
      })),
  }))
})

async function open(settings: Parameters<typeof show>[0] = {}) {
  show({ boardCrops: ['maize'], ...settings })
  const card = await maize()
  await card.findByText(/since January/)
  fireEvent.click(card.getByRole('button', { name: /Chart/ }))
  await card.findByRole('img')
  const legend = () =>
    [...(card.getByRole('img').closest('figure') as HTMLElement).querySelectorAll('.chart-legend li')].map(
      ({ textContent }) => textContent,
    )
  const slider = () => card.getByRole('slider', { name: 'Show prices by month' })
  const asked = () => server.requests('prices.points').map(({ query }) => `${query.series} ${query.from}`)
  return { card, legend, slider, asked }
}

test('the chart shows the newest month, and its slider selects other months', async () => {
  const { card, legend, slider } = await open()
  card.getByText('February 2026')
  expect(legend()).toEqual(['World price 200'])
  expect(slider().getAttribute('aria-valuetext')).toBe('February 2026: 200 USD per tonne')
  fireEvent.change(slider(), { target: { value: '0' } })
  expect(slider().getAttribute('aria-valuetext')).toBe('February 2025: 188 USD per tonne')
  expect(legend()).toEqual(['World price 188'])
})

test('a touch on the chart selects the nearest month', async () => {
  const { card, slider } = await open()
  const reader = card.getByRole('img').parentElement as HTMLElement
  // Without layout, the frame is as wide as a phone. Positions beyond the ends select the first or
  // last month.
  fireEvent.pointerDown(reader, { clientX: -50 })
  expect(slider().getAttribute('aria-valuetext')).toMatch(/^February 2025/)
  fireEvent.pointerMove(reader, { clientX: 184 })
  expect(slider().getAttribute('aria-valuetext')).toMatch(/^August 2025/)
  fireEvent.pointerMove(reader, { clientX: 900 })
  expect(slider().getAttribute('aria-valuetext')).toMatch(/^February 2026/)
})

test('a month without a price is a gap in the line and has no price in the table', async () => {
  points.set(
    1,
    risingPrices(36, 200).filter(({ date }) => date !== '2025-08-01'),
  )
  const { card, legend, slider } = await open()
  expect(
    card.getByRole('img').querySelector('.price-chart__line')?.getAttribute('d')?.match(/M/g),
  ).toHaveLength(2)
  fireEvent.change(slider(), { target: { value: '6' } })
  expect(slider().getAttribute('aria-valuetext')).toBe('August 2025: no price')
  expect(legend()).toEqual(['World price no price'])
  fireEvent.click(card.getByText('The numbers'))
  expect((await card.findAllByRole('row')).map((row) => row.textContent)).toContain('August 2025no price')
})

test('longer periods are offered for a long series, and older prices load with the chart', async () => {
  found([{ ...worldMaize, since: '1960-01-01' }])
  points.set(1, risingPrices(600, 1000))
  const { card, asked } = await open()
  const spans = within(card.getByRole('group', { name: 'Period' }))
  expect(spans.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '1 year',
    '5 years',
    '10 years',
    'All, since 1960',
  ])
  await expect.poll(asked).toEqual(['1 2021-02-01', '1 2016-02-01'])
  fireEvent.click(spans.getByRole('button', { name: '10 years' }))
  await card.findByRole('img', { name: /from 880 to 1,000/ })
  fireEvent.click(spans.getByRole('button', { name: /All/ }))
  await card.findByRole('img', { name: /from 401 to 1,000/ })
  expect(asked().at(-1)).toBe('1 1960-01-01')
  expect(card.getByRole('link', { name: /CSV/ }).getAttribute('href')).toContain('series=1&from=1960-01-01')
})

test('only the one-year chart shows the price range of the previous five years', async () => {
  found([{ ...worldMaize, since: '2016-01-01' }])
  points.set(1, risingPrices(120, 200))
  const { card, legend, slider } = await open()
  await expect
    .poll(legend)
    .toEqual([
      'World price 200',
      'Lowest to highest in the same month of 5 earlier years, February 2020 to February 2025 140 to 188',
    ])
  card.getByText(/not adjusted for inflation/)
  expect(slider().getAttribute('aria-valuetext')).toBe(
    'February 2026: 200 USD per tonne; same month in earlier years: 140 to 188',
  )
  fireEvent.click(card.getByRole('button', { name: '5 years' }))
  expect(legend()).toHaveLength(1)
})

test('a three-year series has no price range from earlier years', async () => {
  expect((await open()).legend()).toHaveLength(1)
})

test('markets with the same unit can be compared in the chart, and others are listed as excluded', async () => {
  found([nakuruMaize, molo, eldoret, nairobi, worldMaize])
  points.set(3, risingPrices(20, 4200))
  const { card, legend, asked } = await open()
  fireEvent.click(card.getByText('Compare with others (4)'))
  const box = (name: RegExp) => card.getByRole<HTMLInputElement>('checkbox', { name })
  expect(card.getAllByRole('checkbox')).toHaveLength(2)
  card.getByText(/Not in KES per bag \(90 kg\), so they cannot be shown on this chart/)
  card.getByText('Molo, 30 km, wholesale price of Maize (white): KES per bunch')
  card.getByText('World price, Maize: USD per tonne')
  fireEvent.click(box(/Eldoret/))
  await expect.poll(legend).toEqual(['Nakuru, 12 km 200', 'Eldoret, 90 km 4,200'])
  expect(asked().at(-1)).toBe('3 2016-02-01')
  const lines = () =>
    [...card.getByRole('img').querySelectorAll('.price-chart__line')].map(({ classList }) => classList[1])
  expect(lines()).toEqual(['price-chart__line--square', 'price-chart__line--circle'])
  fireEvent.click(box(/Nairobi/))
  await expect.poll(lines).toHaveLength(3)
  fireEvent.click(card.getByText('The numbers'))
  expect((await card.findAllByRole('columnheader')).map(({ textContent }) => textContent)).toEqual([
    'Month',
    expect.stringMatching(/Nakuru.*KES per bag/),
    expect.stringMatching(/Eldoret.*KES per bag/),
    expect.stringMatching(/Nairobi.*KES per bag/),
  ])
  expect(card.getByRole('link', { name: /CSV/ }).getAttribute('href')).toContain('series=2,3,5&')
  fireEvent.click(box(/Eldoret/))
  await expect.poll(lines).toHaveLength(2)
})

test('changing the currency removes compared series that cannot be converted', async () => {
  const rates = [{ base: 'USD', quote: 'KES', rate: 130, date: '2026-02-27' }]
  const client = createTestQueryClient()
  const past = (currency: string | undefined) => (
    <QueryClientProvider client={client}>
      <PriceHistory
        series={nakuruMaize}
        history={monthlyPrices(risingPrices(36, 200), 'month')}
        others={[worldMaize]}
        show={(series) => toPriceDisplay(series, { unit: 't', currency }, rates)}
        own={[]}
        now={NOW}
      />
    </QueryClientProvider>
  )
  const page = render(past('KES'))
  fireEvent.click(page.getByRole('checkbox', { name: /World price/ }))
  const lines = () => page.getByRole('img').querySelectorAll('.price-chart__line')
  await expect.poll(lines).toHaveLength(2)
  page.rerender(past(undefined))
  expect(lines()).toHaveLength(1)
  page.getByText('World price, Maize: USD per tonne')
})

test('with a common currency all series can be compared, and a note names the exchange rate', async () => {
  server.answer('prices.rates', {
    rates: [{ base: 'USD', quote: 'KES', rate: 130, date: '2026-02-27', source: worldMaize.source }],
  })
  found([nakuruMaize, worldMaize])
  const { card } = await open({ boardUnit: 'bag', boardCurrency: 'KES' })
  fireEvent.click(card.getByText('Compare with others (1)'))
  fireEvent.click(card.getByRole('checkbox', { name: /World price/ }))
  expect(
    await card.findByText(/converted at one day’s rate: 1 USD = 130 KES on 27 February 2026/),
  ).toBeTruthy()
})

test('a target far from the prices appears in the legend without stretching the chart', async () => {
  const costs = { currency: 'USD', costPerHa: 620, yieldTPerHa: 4, haulagePerT: 35 }
  const target = (price: number) => ({ maize: { price, currency: 'USD', kg: 1000 } })
  const { card, legend } = await open({ boardCosts: { maize: costs }, boardTargets: target(1e6) })
  expect(legend()).toEqual([
    'World price 200',
    'Break-even 190',
    'Your target, outside the range of this chart 1,000,000',
  ])
  expect(card.getByRole('img').getAttribute('aria-label')).toBe(
    'Monthly prices, from 188 to 200 USD per tonne; your target is 1,000,000; you break even at 190',
  )
  expect(within(card.getByRole('img')).queryByText('Break-even')).toBeTruthy()
  expect(within(card.getByRole('img')).queryByText('Your target')).toBeNull()
})

test('break-even and target lines are drawn at the height of their price', async () => {
  const { card } = await open({
    boardCosts: { maize: { currency: 'USD', costPerHa: 620, yieldTPerHa: 4, haulagePerT: 35 } },
    boardTargets: { maize: { price: 205, currency: 'USD', kg: 1000 } },
  })
  const drawing = card.getByRole('img')
  const heightOf = (kind: string) => {
    const across = drawing.querySelector(`.price-chart__own--${kind}`)?.getAttribute('d')
    return Number(/^M[\d.]+ ([\d.]+)H[\d.]+$/.exec(across ?? '')?.[1])
  }
  const figures = [...drawing.querySelectorAll('.price-chart__figure')].map((one) => ({
    value: Number(one.textContent),
    // A label's baseline is 4 px below its line.
    y: Number(one.getAttribute('y')) - 4,
  }))
  const [low, high] = [figures[0], figures.at(-1)]
  if (!low || !high) throw new Error('the chart has no scale')
  const heightAt = (value: number) =>
    low.y + ((value - low.value) / (high.value - low.value)) * (high.y - low.y)
  expect(heightOf('breakEven')).toBeCloseTo(heightAt(190))
  expect(heightOf('target')).toBeCloseTo(heightAt(205))
  expect([...drawing.querySelectorAll('.price-chart__label')].map(({ textContent }) => textContent)).toEqual([
    'Break-even',
    'Your target',
  ])
})

test('an old series with a single price shows its age instead of a chart', async () => {
  found([{ ...worldMaize, since: '2025-01-01', latest: { date: '2025-01-01', value: 190 } }])
  points.set(1, [{ date: '2025-01-01', value: 190 }])
  show({ boardCrops: ['maize'] })
  const card = await maize()
  fireEvent.click(card.getByRole('button', { name: /Chart/ }))
  expect(await card.findByText('There are too few prices in this period for a chart.')).toBeTruthy()
  card.getByText('World price, Maize: the last known price is from January 2025, 15 months old.')
})

test('an old series shows its last change with both of its months', async () => {
  found([{ ...worldMaize, since: '2024-12-01', latest: { date: '2025-01-01', value: 190 } }])
  points.set(1, [
    { date: '2024-12-01', value: 200 },
    { date: '2025-01-01', value: 190 },
  ])
  show({ boardCrops: ['maize'] })
  const card = await maize()
  fireEvent.click(card.getByRole('button', { name: /Chart/ }))
  expect(
    await card.findByText(/15 months old\. It fell 5\.0% from December 2024 to January 2025\.$/),
  ).toBeTruthy()
})

test('older prices that fail to load leave the chart usable and load on "Try again"', async () => {
  found([{ ...worldMaize, since: '1960-01-01' }])
  show({ boardCrops: ['maize'] })
  const card = await maize()
  await card.findByText(/since January/)
  server.disconnect('prices.points')
  fireEvent.click(card.getByRole('button', { name: /Chart/ }))
  await card.findByText(/Some prices could not be loaded/)
  card.getByRole('img', { name: /from 188 to 200/ })
  server.answer('prices.points', { series: [{ id: 1, points: risingPrices(100, 1000) }] })
  fireEvent.click(card.getByRole('button', { name: 'Try again' }))
  await card.findByRole('img', { name: /from 988 to 1,000/ })
  expect(card.queryByText(/Some prices/)).toBeNull()
})

test('compared prices of different types are labelled with their type', async () => {
  found([nakuruMaize, { ...eldoret, type: 'retail' }])
  const { card, legend } = await open()
  fireEvent.click(card.getByText('Compare with others (1)'))
  fireEvent.click(card.getByRole('checkbox', { name: /Eldoret/ }))
  await expect
    .poll(legend)
    .toEqual([
      'Nakuru, 12 km, wholesale price of Maize (white) 200',
      'Eldoret, 90 km, retail price of Maize (white) 200',
    ])
})
