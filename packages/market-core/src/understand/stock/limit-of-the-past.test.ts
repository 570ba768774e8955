import { expect, test } from 'vitest'
import { compose } from '../../answer/compose.ts'
import { priceData, pricePlaces } from '../../answer/price-data.fixture.ts'
import { understand } from '../question.ts'

test.each([
  ['palm oil was over 1700 dollars once. When was that?', 'above', 1700, 'months'],
  ['what month did soft red winter get to about 446 a tonne?', 'about', 446, 'months'],
  ['rubber was over 6 dollars once, true? which month?', 'above', 6, 'months'],
  ['has maize ever been below 100', 'below', 100, 'months'],
  ['when did urea last cross 600', 'above', 600, 'last'],
  ['Which month did DAP go past 900 dollars?', 'above', 900, 'months'],
  ['did cocoa ever reach 10 dollars a kilo, and when', 'above', 10, 'months'],
  ["Soybeans were under 200 USD/t at some point, weren't they? in what months", 'below', 200, 'months'],
  ['thai rice 5% hit 900 back in 2008, right?', 'above', 900, 'months'],
  ['when was arabica coffee about 8 dollars per kg', 'about', 8, 'months'],
  ['¿cuándo pasó la urea de 800 dólares?', 'above', 800, 'months'],
  ['le cacao a-t-il déjà dépassé 9 dollars le kilo ? quand ?', 'above', 9, 'months'],
  ['o milho já esteve acima de 340 dólares por tonelada?', 'above', 340, 'months'],
  ['je, mahindi yamewahi kuwa chini ya dola 80 kwa tani?', 'below', 80, 'months'],
  ['क्या यूरिया कभी 900 डॉलर से ऊपर गया था?', 'above', 900, 'months'],
  ['متى تجاوز سعر القمح 500 دولار للطن؟', 'above', 500, 'months'],
  ['first time wheat topped 400 dollars a tonne', 'above', 400, 'first'],
  ['Last month that tea at Mombasa was under 1.50 a kg?', 'below', 1.5, 'last'],
  ['someone says crude brent touched 130 once, when', 'above', 130, 'months'],
  ['cotton, was it ever more than 2 dollars a pound? which month was it', 'above', 2, 'months'],
  ['has robusta been above 7 $/kg ever', 'above', 7, 'months'],
  ['which months was sugar below 0.10 usd per kg since 1990', 'below', 0.1, 'months'],
  ['coconut oil above 2500, when did that happen', 'above', 2500, 'months'],
  ['my uncle swears maize was 380 a tonne some month. true?', 'about', 380, 'months'],
  ['when was sunflower oil last at around 2000 dollars', 'about', 2000, 'last'],
  ['since when has urea stayed over 300', 'below', 300, 'last'],
  ['potash got up to 1200 a tonne one time i heard. what month', 'above', 1200, 'months'],
  ['¿Alguna vez bajó el arroz tailandés 5% de 200 dólares la tonelada?', 'below', 200, 'months'],
  ['Beef, did it ever get as high as 9 dollars per kilo', 'above', 9, 'months'],
  ['When did orange juice price fall under 0.5 for the last time? or oranges', 'below', 0.5, 'last'],
] as const)(
  'Q76 when a price was past a figure, or at it, is asked in many words: %s',
  (text, way, value, wants) => {
    expect(understand(text, pricePlaces).threshold).toMatchObject({ way, value, wants })
  },
)

test.each([
  'is maize over 200 dollars a tonne now',
  'a trader offers me 380 a tonne for maize, is that right?',
  'i sold maize at 380 a tonne when i had 20 bags, was that good',
  'when will maize be above 300',
  'the shop wants about 40 dollars for urea, is that right',
  'my maize cost 300 a tonne when i bought it',
])('Q76 a price of today, of the farm or to come is held against no past: %s', (text) => {
  expect(understand(text, pricePlaces).threshold?.wants ?? 'one').toBe('one')
})

test('Q76 how many months it stood there is asked of all of them', () => {
  const text = 'How many months has maize stood above 200 dollars, and which were they?'
  expect(understand(text, pricePlaces).threshold).toMatchObject({ way: 'above', wants: 'months' })
})

test('Q76 of one month that is named its price is held against the figure', () => {
  const asked = understand('maize was 210 in january, true?', pricePlaces)
  expect(compose(asked, priceData).statements.map(({ code }) => code)).toContain('against_limit')
})
