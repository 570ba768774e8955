import { catalogue } from '@smart-farming/market-core/commodities/catalogue'
import { FARM_CROP_NAMES } from '@smart-farming/weather-core/work/farm/farm-crops'
import { expect, test } from 'vitest'
import { farmBoard, farmCrops, withFarmList } from './farm-crops.ts'

test("farmCrops returns the board's crops, or else the farm's crop under its market name", () => {
  expect(farmCrops({ boardCrops: ['tea'], crop: { name: 'grain_maize' } })).toEqual(['tea'])
  expect(farmCrops({ crop: { name: 'winter_wheat' } })).toEqual(['wheat'])
  expect(farmCrops({ boardCrops: [], crop: { name: 'alfalfa' } })).toEqual([])
  expect(farmCrops({})).toEqual([])
})

test('every farm crop maps to a crop in the price catalogue', () => {
  const known = catalogue.map(({ id }) => id)
  for (const name of FARM_CROP_NAMES)
    for (const id of farmCrops({ crop: { name } })) expect(known, name).toContain(id)
})

test("without chosen crops, the board shows the farm's crop in the unit of its country", () => {
  const grown = { crop: { name: 'grain_maize' } } as const
  expect(farmBoard(grown, 'KE')).toEqual({ ...grown, boardCrops: ['maize'], boardUnit: 'bag' })
  expect(farmBoard({ ...grown, boardCrops: ['tea'] }, 'KE')).toEqual({ ...grown, boardCrops: ['tea'] })
  expect(farmBoard({}, 'KE')).toEqual({})
})

test('withFarmList adds a newly named farm crop but not one that was removed from the list', () => {
  const chosen = { boardCrops: ['tea'] }
  const crop = { name: 'grain_maize' } as const
  expect(withFarmList(chosen, { crop, boardCrops: ['tea'] }, 'KE').boardCrops).toEqual(['tea', 'maize'])
  expect(withFarmList({ ...chosen, crop }, { crop, boardCrops: ['tea'] }, 'KE').boardCrops).toEqual(['tea'])
  expect(withFarmList(chosen, { boardCrops: [] }, 'KE').boardCrops).toEqual([])
})

test("withFarmList stores no unchanged list, and a first list gets the country's unit", () => {
  const crop = { name: 'grain_maize' } as const
  expect(withFarmList({ crop }, { crop, boardCrops: ['maize'] }, 'KE')).toEqual({ crop })
  expect(withFarmList({}, { crop, boardCrops: [] }, 'KE')).toEqual({ crop })
  expect(withFarmList({}, { boardCrops: ['beans'] }, 'KE')).toEqual({
    boardCrops: ['beans'],
    boardUnit: 'bag',
  })
})
