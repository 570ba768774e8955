import { expect, test } from 'vitest'
import { pricePlaces } from '../../answer/price-data.fixture.ts'
import { understand } from '../question.ts'

const read = (text: string) => understand(text, pricePlaces)

const beasts = [
  ['lambs', 'lamb'],
  ['hoggets', 'lamb'],
  ['pigs', 'pork'],
] as const
const ways = [
  (name: string) => `${name} - what they making`,
  (name: string) => `what are ${name} making this week`,
  (name: string) => `${name}, what are they fetching`,
]
test.each(beasts.flatMap(([name, id]) => ways.map((way) => [way(name), id] as const)))(
  'T14 what it makes is its price: %s',
  (text, id) => {
    expect(read(text)).toMatchObject({ topic: 'price', commodities: [id] })
  },
)

const animals = ['heifer', 'ewe', 'cow', 'calf', 'bullock']
const signs = ['off her feed', 'off its legs', 'dung like water', 'wont suck', 'scouring', 'not cudding']
test.each(animals.flatMap((animal) => signs.map((sign) => `${animal} ${sign} since tuesday`)))(
  'T14 an animal that is off its feed is of the vet, and of no feeding of crops: %s',
  (text) => {
    expect(read(text).topic).toBe('livestock')
  },
)

test('T14 buyers that are spoken of are none that are looked for', () => {
  const before = read('sugar price')
  for (const text of ['was it any worse for us buyers in 2011', 'was it any better for buyers in 2011'])
    expect(understand(text, pricePlaces, before).topic).toBe('price')
  expect(read('any buyers for oats').topic).toBe('buyers')
})
