import { expect, test } from 'vitest'
import { understand } from '../question.ts'
import { storedPlaces } from '../stored/stored-series.fixture.ts'

const after = (first: string, then: string) => understand(then, storedPlaces, understand(first, storedPlaces))

test.each([
  ['tobacco', 'is that for burley on the floors in Lilongwe?', 'tobacco', 'burley'],
  ['tobacco price', 'is that burley?', 'tobacco', 'burley'],
  ['tobacco', 'does that go for flue cured too?', 'tobacco', 'cured'],
  ['cocoa', 'is this what they pay in Kumasi?', 'cocoa', 'kumasi'],
  ['coffee price', 'is that the Nairobi auction?', 'coffee-arabica', 'nairobi'],
  ['maize price', 'is that in Lilongwe?', 'maize', 'lilongwe'],
  ['wheat', 'is that for hard wheat delivered Geelong?', 'wheat', 'geelong'],
  ['rice price', 'is that basmati?', 'rice', 'basmati'],
])('Q52 %s: %s', (first, then, id, word) => {
  const question = after(first, then)
  expect(question).toMatchObject({ topic: 'price', commodities: [id] })
  expect(question.unplaced).toContain(word)
  expect(question.isCompound).toBeUndefined()
})

test.each([
  ['maize price', 'is that good for sowing in March?'],
  ['maize price', 'is it for rain tomorrow?'],
  ['maize', 'is that cheaper than wheat?'],
])('Q52 another question is none of what was told: %s, %s', (first, then) => {
  expect(after(first, then).ofTold).toBeUndefined()
})

test('Q52 what comes after it asks this no more', () => {
  const told = after('cocoa', 'is this what they pay in Kumasi?')
  expect(told.ofTold).toBe(true)
  expect(understand('and coffee?', storedPlaces, told).ofTold).toBeUndefined()
})
