import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findUngroundedFigures, startTools } from '../../support/chat/chat-tools.ts'
import { createPinkSheet } from '../../support/prices/price-files.ts'
import { importInto } from '../../support/prices/prices.ts'

let tools: Awaited<ReturnType<typeof startTools>>
beforeAll(async () => {
  tools = await startTools()
  await importInto(tools.app, 'world-bank', createPinkSheet())
  const rates = [
    { base: 'USD', quote: 'KES', rate: 129.5, date: '2026-09-20' },
    { base: 'EUR', quote: 'USD', rate: 1.25, date: '2026-09-18' },
  ]
  await importInto(tools.app, 'frankfurter', JSON.stringify(rates))
})
afterAll(() => tools.close())

describe('convert_price', () => {
  test.each([
    [
      'per bushel of a crop',
      { price: 5, unit: 'bushel', toUnit: 't', commodity: 'maize', currency: 'USD' },
      'USD 197 per tonne',
      0,
    ],
    [
      'by an exchange rate',
      { price: 100, unit: 't', currency: 'USD', toCurrency: 'KES' },
      'KES 12,950 per tonne',
      1,
    ],
    [
      'by two exchange rates and units',
      { price: 100, unit: 't', toUnit: 'bag', currency: 'EUR', toCurrency: 'KES' },
      'KES 1,457 per bag (90 kg)',
      2,
    ],
    ['without a currency', { price: 2, unit: 'kg', toUnit: 'lb' }, '0.907 per pound', 0],
  ])('converts a price %s', async (_case, args, price, sources) => {
    const result = await tools.call('convert_price', args)
    expect(result.data).toMatchObject({ price })
    expect(result.sources).toHaveLength(sources)
    expect(findUngroundedFigures(result)).toEqual([])
  })

  test.each([
    ['a bushel without a crop', { price: 5, unit: 'bushel', toUnit: 't' }, /A bushel needs the crop/],
    [
      'a bushel of a product not sold in bushels',
      { price: 5, unit: 'bushel', toUnit: 't', commodity: 'urea' },
      /not sold by the bushel/,
    ],
    [
      'a currency without a rate',
      { price: 5, unit: 't', currency: 'USD', toCurrency: 'NGN' },
      /No exchange rate from USD to NGN/,
    ],
    ['a price without a currency', { price: 5, unit: 't', toCurrency: 'KES' }, /in which currency/],
    ['a negative price', { price: -5, unit: 't' }, /more than 0/],
  ])('refuses %s', async (_case, args, expected) => {
    expect(await tools.refusal('convert_price', args)).toMatch(expected)
  })
})

describe('gross_margin', () => {
  test('gives break-even price and yield, and counts only calculated numbers as facts', async () => {
    const figures = { yield: 20, price: 4000, cost: 45_000, unit: 'bag', area: 'acre', currency: 'KES' }
    const result = await tools.call('gross_margin', figures)
    expect(result.data).toMatchObject({
      output: 'KES 80,000 per acre',
      grossMargin: 'KES 35,000 per acre',
      marginForEachUnitOfCost: '0.778',
      breakEvenPrice: 'KES 2,250 per bag (90 kg)',
      breakEvenYield: '11.3 bag per acre',
      priceIs: '43.8% above break-even, measured on the price',
    })
    expect(findUngroundedFigures(result)).toEqual([])
    expect(result.facts.map(({ value }) => value)).not.toContain(45_000)
  })

  test('reports a loss as negative', async () => {
    const { data } = await tools.call('gross_margin', { yield: 2, price: 150, cost: 400 })
    expect(data).toMatchObject({
      grossMargin: '-100 per ha',
      priceIs: '33.3% below break-even, measured on the price',
    })
  })

  test('refuses missing and zero values', async () => {
    expect(await tools.refusal('gross_margin', { yield: 0, price: 150 })).toMatch(
      /yield: must be more than 0 cost: must be a number/,
    )
  })
})

describe('input_ratio', () => {
  test('uses world prices by default', async () => {
    const result = await tools.call('input_ratio', { product: 'maize', input: 'urea' })
    expect((result.data as { answer: string }).answer).toMatch(/1 kg of urea costs 2\.12 kg of maize\./)
    expect(result.sources).toHaveLength(2)
    expect(findUngroundedFigures(result)).toEqual([])
  })

  test('refuses an unknown commodity', async () => {
    expect(await tools.refusal('input_ratio', { product: 'beef', input: 'unobtainium' })).toMatch(
      /Unknown commodity/,
    )
  })
})
