import { checkRows } from '@smart-farming/vectors/check-rows'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exchangeRateText, formatPrice, publishedPriceDisplay, toPriceDisplay } from './price-display.ts'
import { nakuruMaize, worldMaize } from './price-series.fixture.ts'

const kes = { base: 'USD', quote: 'KES', rate: 130, date: '2026-02-27' }
const asItIs = { unit: undefined, currency: undefined }

test('toPriceDisplay converts a price to the chosen unit and currency', () =>
  checkRows(
    [
      ['as published', worldMaize, asItIs, 'USD 200 per tonne'],
      ['by the bag', worldMaize, { unit: 'bag', currency: undefined }, 'USD 18.0 per bag (90 kg)'],
      ['by the bushel', worldMaize, { unit: 'bushel', currency: undefined }, 'USD 5.08 per bushel'],
      ['in shillings', worldMaize, { unit: 'bag', currency: 'KES' }, 'KES 2,340 per bag (90 kg)'],
      ['a bag by the tonne', nakuruMaize, { unit: 't', currency: undefined }, 'KES 50,000 per tonne'],
    ] as const,
    ([, series, wish, words]) =>
      expect(formatPrice(series.latest.value, toPriceDisplay(series, wish, [kes]))).toBe(words),
  ))

test('prices in US cents are shown and converted in dollars', () => {
  const cents = { ...worldMaize, currency: 'USX', unit: 'Pound' }
  expect(formatPrice(250, publishedPriceDisplay(cents))).toBe('USD 2.50 per pound')
  expect(formatPrice(250, toPriceDisplay(cents, { unit: 'lb', currency: 'KES' }, [kes]))).toBe(
    'KES 325 per pound',
  )
})

test.each([
  [
    'no exchange rate',
    worldMaize,
    { unit: 'kg', currency: 'NGN', isChosen: true },
    'USD 0.200 per kg',
    /no exchange rate from USD to NGN/i,
  ],
  [
    'no weight for the unit',
    { ...worldMaize, unit: 'Bunch' },
    { unit: 'kg', currency: undefined },
    'USD 200 per bunch',
    /weight/,
  ],
  [
    'no bushel weight for the crop',
    { ...worldMaize, commodity: 'cocoa' },
    { unit: 'bushel', currency: undefined },
    'USD 200 per tonne',
    /bushel of cocoa/,
  ],
] as const)('with %s, the published price is shown with a note', (_title, series, wish, words, note) => {
  const shown = toPriceDisplay(series, wish, [kes])
  expect(formatPrice(200, shown)).toBe(words)
  expect(shown.note ?? shown.noRate).toMatch(note)
})

test('exchangeRateText names the exchange rate and its date', () =>
  expect(exchangeRateText(toPriceDisplay(worldMaize, { unit: 't', currency: 'KES' }, [kes]).rates)).toBe(
    '1 USD = 130 KES on 27 February 2026',
  ))

test('changing the unit does not change the price per kilogram', () => {
  const units = fc.constantFrom('t', 'kg', 'quintal', 'cwt', 'lb', 'bushel', 'maund', 'bag')
  fc.assert(
    fc.property(units, (unit) => {
      const { factor, kg = 0 } = toPriceDisplay(worldMaize, { unit, currency: undefined }, [])
      expect((200 * factor) / kg).toBeCloseTo(0.2, 9)
    }),
  )
})
