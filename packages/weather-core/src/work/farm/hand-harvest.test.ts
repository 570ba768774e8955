import { describe, expect, test } from 'vitest'
import { isUsualJobIn } from './hand-harvest.ts'

/** The countries in the source's study (FAO a0229e). */
const STUDIED = ['ET', 'GH', 'MW', 'NG', 'TZ', 'UG', 'ZM']

/** States by United Nations region (M49). */
const REGIONS = {
  eastern: 'BI DJ ER ET KE KM MG MU MW MZ RW SC SO SS TZ UG ZM ZW',
  middle: 'AO CD CF CG CM GA GQ ST TD',
  southern: 'BW LS NA SZ ZA',
  western: 'BF BJ CI CV GH GM GN GW LR ML MR NE NG SL SN TG',
}
const WITHOUT = ['BW', 'MU', 'NA', 'SC', 'ZA']

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const codes = alphabet.flatMap((first) => alphabet.map((second) => first + second))

describe('countries that harvest by hand', () => {
  test('J26 leaves out combining and baling by default in the studied countries', () => {
    for (const country of STUDIED) {
      expect(isUsualJobIn(country, 'harvest'), country).toBe(false)
      expect(isUsualJobIn(country, 'hay'), country).toBe(false)
      expect(isUsualJobIn(country, 'spraying'), country).toBe(true)
    }
  })

  test('J26 assumes hand harvesting throughout eastern, middle, southern and western Africa, except in five countries', () => {
    const applied = Object.values(REGIONS).flatMap((states) => states.split(' '))
    const byHand = codes.filter((country) => !isUsualJobIn(country, 'harvest'))
    expect(byHand).toEqual(applied.filter((country) => !WITHOUT.includes(country)).sort())
    expect(isUsualJobIn(undefined, 'harvest')).toBe(true)
  })
})
