import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import { expect, test } from 'vitest'
import { diseaseNamed, illnessWithoutRule, ofDiseasedCrop } from './disease-crop.ts'

test.each([
  ['is it blight weather for my potatoes', 'potato'],
  ['blight pressure next week', 'potato'],
  ['scab risk in the apples', 'apple'],
  ['fusarium risk on wheat', 'winter_wheat'],
  ['rust on the coffee', undefined],
  ['disease pressure this week', undefined],
])('whose disease a farm without a crop is told of: %s', (text, name) => {
  expect(ofDiseasedCrop<Pick<FarmSettings, 'crop'>>({}, diseaseNamed(text))?.crop?.name).toBe(name)
})

test.each([
  ['disease pressure this week', 'apple'],
  ['blight this week', 'apple'],
  ['late blight in potatoes', 'potato'],
  ['leaf rust on coffee', undefined],
])('a farm of apples: %s', (text, name) => {
  expect(ofDiseasedCrop({ crop: { name: 'apple' } }, diseaseNamed(text))?.crop?.name).toBe(name)
})

test.each([
  ['winter_wheat', 'is septoria building on the wheat', 'septoria'],
  ['winter_wheat', 'fusarium pressure this week', undefined],
  ['potato', 'chance of rust on the beans', 'rust'],
  [undefined, 'any blight weather', undefined],
] as const)('an illness that no rule is of is named: of %s, %s', (crop, message, named) => {
  expect(illnessWithoutRule(crop, diseaseNamed(message))).toBe(named)
})

test('no finding of another illness stands for it', () => {
  expect(
    ofDiseasedCrop({ crop: { name: 'winter_wheat' } }, diseaseNamed('rust pressure on my wheat')),
  ).toBeUndefined()
  expect(ofDiseasedCrop({}, diseaseNamed('septoria risk in wheat'))).toBeUndefined()
})
