import { checkRows } from '@smart-farming/vectors/check-rows'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { measureFactor } from './convert-measure.ts'
import { calculateCropMargin } from './crop-margin.ts'
import { calculateLoan } from './loan-instalment.ts'
import { countPlants } from './plant-count.ts'
import { calculateStoragePrice } from './storage-price.ts'

test('G4 calculates the margin of two acres of maize from yield, price and costs', () => {
  const input = { area: 2, yieldPerArea: 20, price: 3000, costPerArea: 25_000, sellingCost: 200 }
  expect(calculateCropMargin(input)).toEqual({
    harvest: 40,
    income: 120_000,
    costs: 58_000,
    margin: 62_000,
    marginPerArea: 31_000,
    breakEvenPrice: 1450,
    breakEvenYield: 25_000 / 2800,
    cushionPercent: expect.closeTo(51.6667, 3),
  })
})

test('G5 with selling costs, leaves no margin at the break-even price and a loss below it', () => {
  const figure = fc.double({ min: 1, max: 1e5, noNaN: true })
  fc.assert(
    fc.property(figure, figure, figure, figure, (area, yieldPerArea, costPerArea, sellingCost) => {
      const at = (price: number) =>
        calculateCropMargin({ area, yieldPerArea, price, costPerArea, sellingCost })?.margin ?? Number.NaN
      const price = costPerArea / yieldPerArea + sellingCost
      const costs = area * costPerArea + area * yieldPerArea * sellingCost
      expect(Math.abs(at(price))).toBeLessThan(1e-6 * costs)
      expect(at(price * 0.9)).toBeLessThan(0)
    }),
  )
})

test('G5 gives no break-even yield when selling costs reach the price, and never divides by zero', () => {
  const input = { area: 1, yieldPerArea: 10, price: 100, costPerArea: 50, sellingCost: 100 }
  expect(calculateCropMargin(input)).toMatchObject({ margin: -50, breakEvenYield: undefined })
  expect(calculateCropMargin({ ...input, yieldPerArea: 0 })).toBeUndefined()
  expect(calculateCropMargin({ ...input, area: 0 })).toBeUndefined()
  expect(calculateCropMargin({ ...input, price: 0 })).toBeUndefined()
})

test('G6 requires a price of 34.375 to pay for storing 100 bags worth 30 each for five months', () => {
  const input = { quantity: 100, priceNow: 30, months: 5, lossPercent: 4, costs: 150, interestPercent: 1 }
  expect(calculateStoragePrice(input)).toEqual({
    priceNeeded: 34.375,
    risePercent: expect.closeTo(14.5833, 3),
    left: 96,
    interest: 150,
    costs: 300,
  })
  expect(calculateStoragePrice({ ...input, lossPercent: 0, costs: 0, interestPercent: 0 })?.priceNeeded).toBe(
    30,
  )
})

test('G6 gives no storage price when nothing is stored or everything is lost', () => {
  const input = { quantity: 100, priceNow: 30, months: 5, lossPercent: 4, costs: 0, interestPercent: 0 }
  expect(calculateStoragePrice({ ...input, lossPercent: 100 })).toBeUndefined()
  expect(calculateStoragePrice({ ...input, quantity: 0 })).toBeUndefined()
})

test('G7 calculates 133,333 plants per hectare at 75 x 10 cm (ICRISAT)', () => {
  const input = { areaHa: 1, rowCm: 75, inRowCm: 10, perHole: 1, emergencePercent: 100 }
  expect(countPlants({ ...input, thousandSeedG: undefined })).toEqual({
    plants: expect.closeTo(133_333.33, 1),
    plantsPerHa: expect.closeTo(133_333.33, 1),
    holes: expect.closeTo(133_333.33, 1),
    seeds: expect.closeTo(133_333.33, 1),
    seedKg: undefined,
  })
})

test('G7 calculates 6.17 kg of seed per hectare at 45 x 20 cm and 90 % emergence', () => {
  const input = { areaHa: 1, rowCm: 45, inRowCm: 20, perHole: 1, emergencePercent: 90, thousandSeedG: 50 }
  const found = countPlants(input)
  expect(found?.plants).toBeCloseTo(111_111.1, 1)
  expect(found?.seedKg).toBeCloseTo(6.1728, 4)
  expect(countPlants({ ...input, perHole: 2 })?.seedKg).toBeCloseTo(12.3457, 4)
  expect(countPlants({ ...input, rowCm: 0 })).toBeUndefined()
  expect(countPlants({ ...input, emergencePercent: 101 })).toBeUndefined()
})

test('G8 calculates 112 a month for a flat-rate loan of 1,200 over 12 months at 1 % a month', () => {
  const flat = { amount: 1200, months: 12, monthlyPercent: 1, method: 'flat' } as const
  expect(calculateLoan(flat)).toEqual({ instalment: 112, total: 1344, interest: 144 })
  expect(calculateLoan({ ...flat, amount: 10_000, monthlyPercent: 3 })?.instalment).toBeCloseTo(1133.33, 2)
})

test('G8 calculates 8,884.88 a month for an annuity loan of 100,000 over 12 months at 1 %', () => {
  const loan = { amount: 100_000, months: 12, monthlyPercent: 1, method: 'reducing' } as const
  expect(calculateLoan(loan)?.instalment).toBeCloseTo(8884.88, 2)
  expect(calculateLoan({ ...loan, monthlyPercent: 0 })).toEqual({
    instalment: 100_000 / 12,
    total: 100_000,
    interest: 0,
  })
  expect(calculateLoan({ ...loan, months: 0 })).toBeUndefined()
})

test('G8 repays an annuity loan in full, with smaller instalments than a flat-rate loan', () => {
  const months = fc.integer({ min: 2, max: 120 })
  const percent = fc.double({ min: 0.01, max: 20, noNaN: true })
  fc.assert(
    fc.property(months, percent, (count, monthlyPercent) => {
      const of = (method: 'reducing' | 'flat') =>
        calculateLoan({ amount: 1000, months: count, monthlyPercent, method })?.instalment ?? Number.NaN
      let owed = 1000
      for (let month = 0; month < count; month += 1) owed = owed * (1 + monthlyPercent / 100) - of('reducing')
      expect(Math.abs(owed) / (1 + monthlyPercent / 100) ** count).toBeLessThan(1e-6)
      expect(of('reducing')).toBeLessThan(of('flat'))
    }),
  )
})

test('G9 converts between units of mass, and between units of land', () =>
  checkRows(
    [
      ['bag', 'kg', 90],
      ['t', 'bag', 1000 / 90],
      ['sack', 'kg', 50],
      ['bushel', 'kg', 25.401_172_72],
      ['acre', 'ha', 0.404_685_642_24],
      ['ha', 'm2', 10_000],
    ] as const,
    ([from, to, factor]) =>
      expect(measureFactor(from, to, { crop: 'maize', sackKg: 50 })).toBeCloseTo(factor, 9),
  ))

test('G9 does not convert between mass and land, or from a unit without a known size', () => {
  expect(measureFactor('kg', 'ha', {})).toBeUndefined()
  expect(measureFactor('acre', 'bag', {})).toBeUndefined()
  expect(measureFactor('sack', 'kg', {})).toBeUndefined()
  expect(measureFactor('sack', 'kg', { sackKg: 0 })).toBeUndefined()
  expect(measureFactor('bushel', 'kg', { crop: 'tea' })).toBeUndefined()
})
