import { catalogue } from '@smart-farming/market-core/commodities/catalogue'
import { FARM_CROP_NAMES } from '@smart-farming/weather-core/work/farm/farm-crops'
import { expect, test } from 'vitest'
import { farmBoard, farmCrops, withFarmList } from './farm-crops.ts'

test('the crops of the board come first, then the crop of the farm as it is sold', () => {
  expect(farmCrops({ boardCrops: ['tea'], crop: { name: 'grain_maize' } })).toEqual(['tea'])
  expect(farmCrops({ crop: { name: 'winter_wheat' } })).toEqual(['wheat'])
  expect(farmCrops({ boardCrops: [], crop: { name: 'alfalfa' } })).toEqual([])
  expect(farmCrops({})).toEqual([])
})

test('whatever a crop of the farm is sold as, the catalogue knows', () => {
  const known = catalogue.map(({ id }) => id)
  for (const name of FARM_CROP_NAMES)
    for (const id of farmCrops({ crop: { name } })) expect(known, name).toContain(id)
})

test('until crops are chosen the board shows the crop of the farm, in the unit of its country', () => {
  const grown = { crop: { name: 'grain_maize' } } as const
  expect(farmBoard(grown, 'KE')).toEqual({ ...grown, boardCrops: ['maize'], boardUnit: 'bag' })
  expect(farmBoard({ ...grown, boardCrops: ['tea'] }, 'KE')).toEqual({ ...grown, boardCrops: ['tea'] })
  expect(farmBoard({}, 'KE')).toEqual({})
})

test('a crop that "My farm" names anew stands on the list, and one that it named before may be taken off', () => {
  const chosen = { boardCrops: ['tea'] }
  const crop = { name: 'grain_maize' } as const
  expect(withFarmList(chosen, { crop, boardCrops: ['tea'] }, 'KE').boardCrops).toEqual(['tea', 'maize'])
  expect(withFarmList({ ...chosen, crop }, { crop, boardCrops: ['tea'] }, 'KE').boardCrops).toEqual(['tea'])
  expect(withFarmList(chosen, { boardCrops: [] }, 'KE').boardCrops).toEqual([])
})

test('a list that nobody has changed is not chosen by saving "My farm"; the first is in the unit of the country', () => {
  const crop = { name: 'grain_maize' } as const
  expect(withFarmList({ crop }, { crop, boardCrops: ['maize'] }, 'KE')).toEqual({ crop })
  expect(withFarmList({}, { crop, boardCrops: [] }, 'KE')).toEqual({ crop })
  expect(withFarmList({}, { boardCrops: ['beans'] }, 'KE')).toEqual({
    boardCrops: ['beans'],
    boardUnit: 'bag',
  })
})
