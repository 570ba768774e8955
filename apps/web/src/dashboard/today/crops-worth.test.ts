import { catalogue } from '@smart-farming/market-core/commodities/catalogue'
import { FARM_CROP_NAMES } from '@smart-farming/weather-core/work/farm/farm-crops'
import { expect, test } from 'vitest'
import { cropsWorth } from './crops-worth.ts'

test('the crops of the board come first, then the crop of the farm as it is sold', () => {
  expect(cropsWorth({ boardCrops: ['tea'], crop: { name: 'grain_maize' } })).toEqual(['tea'])
  expect(cropsWorth({ crop: { name: 'winter_wheat' } })).toEqual(['wheat'])
  expect(cropsWorth({ boardCrops: [], crop: { name: 'alfalfa' } })).toEqual([])
  expect(cropsWorth({})).toEqual([])
})

test('whatever a crop of the farm is sold as, the catalogue knows', () => {
  const known = catalogue.map(({ id }) => id)
  for (const name of FARM_CROP_NAMES)
    for (const id of cropsWorth({ crop: { name } })) expect(known, name).toContain(id)
})
