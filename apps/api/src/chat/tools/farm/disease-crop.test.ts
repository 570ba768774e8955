import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import { expect, test } from 'vitest'
import { ofDiseasedCrop } from './disease-crop.ts'

test.each([
  ['is it blight weather for my potatoes', 'potato'],
  ['blight pressure next week', 'potato'],
  ['scab risk in the apples', 'apple'],
  ['fusarium risk on wheat', 'winter_wheat'],
  ['rust on the coffee', undefined],
  ['disease pressure this week', undefined],
])('whose disease a farm without a crop is told of: %s', (text, name) => {
  expect(ofDiseasedCrop<Pick<FarmSettings, 'crop'>>({}, text)?.crop?.name).toBe(name)
})

test.each([
  ['disease pressure this week', 'apple'],
  ['blight this week', 'apple'],
  ['late blight in potatoes', 'potato'],
  ['leaf rust on coffee', undefined],
])('a farm of apples: %s', (text, name) => {
  expect(ofDiseasedCrop({ crop: { name: 'apple' } }, text)?.crop?.name).toBe(name)
})
