import { expect, test } from 'vitest'
import { understand } from '../question.ts'
import { storedPlaces } from '../stored/stored-series.fixture.ts'

test.each([
  ['price of maize today sir', 'maize'],
  ['oga maize how much per kg', 'maize'],
  ['bei ya sukari mkuu', 'sugar'],
  ['ndugu, mahindi ni bei gani kwa kilo', 'maize'],
  ['arre yaar maize ka bhav kya hai', 'maize'],
  ['भैया गेहूं का भाव क्या है', 'wheat'],
  ['بكم السكر يا حاج؟', 'sugar'],
  ['Buenas, doña, ¿a cómo el azúcar hoy?', 'sugar'],
  ['bonjour patron, le prix du riz ?', 'rice'],
  ['moço, quanto custa o açúcar', 'sugar'],
])('Q91 who is spoken to says nothing of a thing: %s', (text, commodity) => {
  const { topic, commodities, unplaced, asides } = understand(text, storedPlaces)
  expect({ topic, commodities, unplaced, asides }).toEqual({ topic: 'price', commodities: [commodity] })
})

test.each(['price of maize at the miller', 'exporter price of coffee'])(
  'Q91 what a trade pays is another price: %s',
  (text) => {
    expect(understand(text, storedPlaces)).not.toEqual(understand('price of maize', storedPlaces))
  },
)

test('Q91 a day of the week is no place', () => {
  expect(understand('where is wheat against last Friday', storedPlaces).placesNamed).toBeUndefined()
})
