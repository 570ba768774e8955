import { expect, test } from 'vitest'
import { understand } from '../question.ts'
import { storedPlaces } from '../stored/stored-series.fixture.ts'
import { asksWhatOneCosts } from './what-one-costs.ts'

test.each([
  'wheat straw, big bales, how much a bale',
  'oaten hay, round bales, how much each',
  'barley straw in small bales, how much is one bale please',
  'lucerne hay, price per round bale',
])('T17 what one of its bales costs is of a price, though hay is baled: %s', (text) => {
  expect(understand(text, storedPlaces).topic).toBe('price')
})

test.each([
  'can I bale the hay on friday',
  'how much rain fell on the hay, can I bale today',
  'urea, how much an acre',
  'water for young trees, how much each day',
  'hay feeding, how much a cow',
])('T17 what work or a field takes is none: %s', (text) => {
  expect(asksWhatOneCosts(text)).toBe(false)
})
