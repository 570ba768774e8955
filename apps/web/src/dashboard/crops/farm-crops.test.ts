import { catalogue } from '@smart-farming/market-core/commodities/catalogue'
import { FARM_CROP_NAMES } from '@smart-farming/weather-core/work/farm/farm-crops'
import { expect, test } from 'vitest'
import { farmBoardSettings, farmCrops, withFarmCropList } from './farm-crops.ts'

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

test("without chosen crops, the board shows the farm's crop in its country's unit", () => {
  const grown = { crop: { name: 'grain_maize' } } as const
  expect(farmBoardSettings(grown, 'KE')).toEqual({ ...grown, boardCrops: ['maize'], boardUnit: 'bag' })
  expect(farmBoardSettings({ ...grown, boardCrops: ['tea'] }, 'KE')).toEqual({
    ...grown,
    boardCrops: ['tea'],
  })
  expect(farmBoardSettings({}, 'KE')).toEqual({})
})

test('withFarmCropList adds a newly named farm crop but not one that was removed from the list', () => {
  const chosen = { boardCrops: ['tea'] }
  const crop = { name: 'grain_maize' } as const
  expect(withFarmCropList(chosen, { crop, boardCrops: ['tea'] }, 'KE').boardCrops).toEqual(['tea', 'maize'])
  expect(withFarmCropList({ ...chosen, crop }, { crop, boardCrops: ['tea'] }, 'KE').boardCrops).toEqual([
    'tea',
  ])
  expect(withFarmCropList(chosen, { boardCrops: [] }, 'KE').boardCrops).toEqual([])
})

test("withFarmCropList does not store an unchanged list, and gives a first list the country's unit", () => {
  const crop = { name: 'grain_maize' } as const
  expect(withFarmCropList({ crop }, { crop, boardCrops: ['maize'] }, 'KE')).toEqual({ crop })
  expect(withFarmCropList({}, { crop, boardCrops: [] }, 'KE')).toEqual({ crop })
  expect(withFarmCropList({}, { boardCrops: ['beans'] }, 'KE')).toEqual({
    boardCrops: ['beans'],
    boardUnit: 'bag',
  })
})
