import { expect, test } from 'vitest'
import { pricePlaces } from '../../answer/price-data.fixture.ts'
import { understand } from '../question.ts'

const topicOf = (text: string) => understand(text, pricePlaces).topic

test.each([
  ['which night is coldest, the lambs are out', 'weather'],
  ['the wettest day ahead?', 'weather'],
  ['beans on mats in the yard, do I take them in tonight', 'weather'],
  ['cocoa in the sun: cover it this afternoon or not', 'weather'],
  ['soil temp for planting sunflower', 'weather'],
  ['goats panting, what is the temperature at midday', 'weather'],
  ['the bull has a fever, 41 of temperature', 'livestock'],
  ['my cow has fever today', 'livestock'],
  ['pump of the well keeps tripping', 'machinery-and-inputs'],
  ['do the heifers stay out tonight', 'weather'],
  ['paddy leaves pale after the second watering', 'nutrients'],
  ['best beans for acid soil', 'variety-and-seed'],
  ['a quién aviso del siniestro de granizo', 'scheme'],
  ['sarson mein mahu lag gaya hai', 'pest-and-disease'],
])('T1 a day, an hour or a body says what is asked: %s', (text, topic) => {
  expect(topicOf(text)).toBe(topic)
})

test.each(['what does maize bring today', 'does cover cost more for cotton drying this evening'])(
  'T1 money beside it is still money: %s',
  (text) => {
    expect(topicOf(text)).toBe('price')
  },
)
