import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  acresToHectares,
  bushelsPerAcreToTonnesPerHectare,
  hectaresToAcres,
  tonnesPerHectareToBushelsPerAcre,
} from './land.ts'
import { poundsPerBushel } from './mass.ts'

const amount = fc.double({ min: 0.001, max: 1e6, noNaN: true })

test('L1 defines an acre as 0.40468564224 ha, and converts land there and back without loss', () => {
  expect(acresToHectares(1)).toBe(0.404_685_642_24)
  fc.assert(
    fc.property(amount, (acres) => {
      expect(hectaresToAcres(acresToHectares(acres))).toBeCloseTo(acres, 6)
    }),
  )
})

test('L2 converts bushels per acre to tonnes per hectare and back without loss', () => {
  fc.assert(
    fc.property(amount, fc.constantFrom(...Object.keys(poundsPerBushel)), (bushels, crop) => {
      const tonnes = bushelsPerAcreToTonnesPerHectare(bushels, crop) ?? Number.NaN
      expect(tonnesPerHectareToBushelsPerAcre(tonnes, crop)).toBeCloseTo(bushels, 6)
    }),
  )
})

test('L3 does not convert yields to bushels for a crop without a bushel weight', () => {
  expect(bushelsPerAcreToTonnesPerHectare(100, 'coffee')).toBeUndefined()
  expect(tonnesPerHectareToBushelsPerAcre(5, 'coffee')).toBeUndefined()
})
