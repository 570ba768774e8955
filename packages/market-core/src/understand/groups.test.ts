import { expect, test } from 'vitest'
import { catalogue } from '../commodities/catalogue.ts'
import { commodityOfStoredName } from '../commodities/stored-name.ts'
import { readGroup } from './groups.ts'
import { understand } from './question.ts'
import { storedPlaces } from './stored/stored-series.fixture.ts'

const { series = [] } = storedPlaces
/** Everything stored, by the catalogue's id or its own name. */
const stored = [...new Set(series.map(({ commodity, name }) => commodity ?? commodityOfStoredName(name)))]
const categoryOf = (id: string) => catalogue.find((one) => one.id === id)?.category
const world = (ids: readonly string[]) =>
  ids.filter((id) => (catalogue.find((one) => one.id === id)?.pinkSheet ?? ['']).length > 0)

const vegetableOils = world(
  stored.filter((id) => (categoryOf(id) === 'oils and meals' ? /oil$/ : /^named:(?!fish).+ oil$/).test(id)),
)
const cereals = world(stored.filter((id) => categoryOf(id) === 'cereals'))
const metals = stored.filter((id) =>
  /^named:(?:aluminum|copper|lead|nickel|tin|zinc|iron ore|gold|silver|platinum)$/.test(id),
)

test.each([
  ['Which is the dearest of the vegetable oils you hold?', vegetableOils],
  ['cheapest vegetable oil', vegetableOils],
  ['rank all cooking oils', vegetableOils],
  ['quelle huile végétale est la plus chère ?', vegetableOils],
  ['cuál es el aceite vegetal más caro', vegetableOils],
  ['qual o óleo vegetal mais barato', vegetableOils],
  ['mafuta gani ya kupikia ni ghali zaidi', vegetableOils],
  ['sabse mehnga tel kaun sa hai', vegetableOils],
  ['ما أغلى زيت نباتي؟', vegetableOils],
  ['which cereal is dearest', cereals],
  ['rank all grains by price', cereals],
  ['qué cereal es el más caro', cereals],
  ['which metal is dearest', metals],
  ['rank all metals', metals],
])('Q53 each that is stored of a kind is set in order: %s', (text, all) => {
  const { commodities, topic, intent } = understand(text, storedPlaces)
  expect({ topic, intent }).toEqual({ topic: 'price', intent: 'compare' })
  expect(all.length).toBeGreaterThan(1)
  // What has a world price and is not in this store is asked of, too.
  expect(commodities).toEqual(expect.arrayContaining(all))
})

test('Q53 a name that the catalogue does not have is of its kind, and no other', () => {
  const names = [
    'Palm kernel oil',
    'Crude oil, Brent',
    'Fish oil',
    'Gold',
    'Coal, Australian',
    'Oil (vegetable)',
  ]
  const places = names.map((name) => ({ commodity: null, name }))
  const of = (text: string) => readGroup(text, places)?.ids.filter((id) => id.startsWith('named:'))
  expect(of('dearest vegetable oil')).toEqual(['named:palm kernel oil'])
  expect(of('dearest precious metal')).toEqual(['named:gold'])
  expect(of('cheapest fuel')).toEqual(['named:coal'])
})

test('Q53 all coffees are two, though one name of them holds the other', () => {
  expect(understand('which beverage is dearest', storedPlaces).commodities).toEqual(
    expect.arrayContaining(['coffee-arabica', 'coffee-robusta']),
  )
})

test.each([
  ['Of the cooking oils you follow which one is dearest per tonne and which is cheapest?', vegetableOils],
  ['which of the cereals you track is the dearest', cereals],
  ['¿cuál de los aceites que sigues es el más caro y cuál el más barato?', vegetableOils],
  ['parmi les huiles que vous suivez, laquelle est la plus chère et laquelle la moins chère', vegetableOils],
  ['qual dos óleos que você acompanha é o mais caro e qual o mais barato', vegetableOils],
])('A46 that they are those that are followed leaves nothing over: %s', (text, all) => {
  const { commodities, unplaced, ordersByPrice } = understand(text, storedPlaces)
  expect(commodities.toSorted()).toEqual(all.toSorted())
  expect({ unplaced, isOrdered: ordersByPrice !== undefined }).toEqual({
    unplaced: undefined,
    isOrdered: true,
  })
})
