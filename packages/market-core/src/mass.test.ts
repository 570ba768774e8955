import fc from 'fast-check'
import { expect, test } from 'vitest'
import { convertMass, convertPrice, kgPerUnit, kilograms, poundsPerBushel, priceUnits } from './mass.ts'

const crops = Object.keys(poundsPerBushel)
const unit = fc.constantFrom(...priceUnits)
const crop = fc.constantFrom(...crops)
const amount = fc.double({ min: 0.001, max: 1e6, noNaN: true })

test('U1 defines hundredweights, long tons and bushels in kilograms', () => {
  expect(kgPerUnit.cwt).toBeCloseTo(100 * kgPerUnit.lb, 10)
  expect(kgPerUnit.ukCwt).toBeCloseTo(112 * kgPerUnit.lb, 10)
  expect(kgPerUnit.longTon).toBeCloseTo(2240 * kgPerUnit.lb, 8)
  expect(kilograms('bushel', 'wheat')).toBeCloseTo(27.2155422, 7)
})

test('U2 gives no bushel weight to a crop that is not sold by the bushel', () => {
  expect(kilograms('bushel', 'coffee')).toBeUndefined()
  expect(kilograms('bushel')).toBeUndefined()
  expect(convertPrice(5, 'bushel', 't', 'cocoa')).toBeUndefined()
})

test('U3 converts a mass to another unit and back without loss', () => {
  fc.assert(
    fc.property(amount, unit, unit, crop, (value, from, to, of) => {
      const there = convertMass(value, from, to, of) ?? Number.NaN
      expect(convertMass(there, to, from, of)).toBeCloseTo(value, 6)
    }),
  )
})

test('U4 converts a sum of masses to the sum of the converted masses', () => {
  fc.assert(
    fc.property(amount, amount, unit, unit, crop, (a, b, from, to, of) => {
      const parts =
        (convertMass(a, from, to, of) ?? Number.NaN) + (convertMass(b, from, to, of) ?? Number.NaN)
      const whole = convertMass(a + b, from, to, of) ?? Number.NaN
      expect(Math.abs(whole - parts)).toBeLessThanOrEqual(1e-9 * Math.max(1, whole))
    }),
  )
})

test('U5 keeps price times mass the same in every unit', () => {
  fc.assert(
    fc.property(amount, amount, unit, unit, crop, (price, mass, from, to, of) => {
      const money = price * mass
      const other =
        (convertPrice(price, from, to, of) ?? Number.NaN) * (convertMass(mass, from, to, of) ?? Number.NaN)
      expect(Math.abs(other - money)).toBeLessThanOrEqual(1e-9 * Math.max(1, money))
    }),
  )
})
