import { expect, test } from 'vitest'
import { compose } from '../../../answer/compose.ts'
import { priceData, pricePlaces } from '../../../answer/price-data.fixture.ts'
import { understand } from '../../question.ts'

const told = (text: string) => compose(understand(text, pricePlaces), priceData).statements
const results = (text: string): number[] =>
  told(text).flatMap(({ code, facts }) =>
    (/^(?:story_result|result|worth|break_even.*)$/.test(code) ? facts : []).map(({ value }) => value),
  )

test.each([
  [
    'Custo de R$ 5.400 por hectare, colho 120 sacas de milho. Qual o preço de equilíbrio por saca e quanto sobra se eu vender a 58?',
    [45, 1560],
  ],
  ['gasto 4.800 reais por hectare de soja e tiro 60 sacas, qual o preço mínimo da saca', [80]],
  ['break even at 52 bushels soybeans with 540 cost per acre', [540 / 52]],
  ["my cost is 45,000 an acre and I harvest 22 bags. which price per bag so I don't lose?", [45_000 / 22]],
  [
    'Mi costo fue 6,800 soles la hectárea y saqué 38 quintales. ¿A cuánto debo vender el quintal para no perder?',
    [6800 / 38],
  ],
  ['gasto 620 dólares por hectárea y saco 32 quintales, ¿qué precio por quintal necesito?', [19.375]],
  [
    'Je dépense 410 000 francs par hectare et je récolte 500 kg. Quel prix du kilo pour couvrir ? et si je ne fais que 400 kilos ?',
    [820, 1025],
  ],
  ['gharama 350,000 kwa ekari, navuna magunia 12, niuze gunia bei gani ili nisipate hasara', [350_000 / 12]],
  ['एक बीघा में सरसों पर 9,600 रुपये खर्च हुआ, 2 क्विंटल निकली। घाटा न हो इसके लिए क्विंटल का भाव कितना चाहिए?', [4800]],
  ['تكلفة الدونم 450000 دينار والإنتاج 900 كيلو. كم سعر الكيلو حتى لا أخسر؟', [500]],
  [
    'Teff cost me 38,000 birr for the hectare. Merchant gives 7,600 birr a quintal. How many quintals before I am out of loss?',
    [5],
  ],
])('N46 one harvest is reckoned by its typed figures, and needs no weight of its bag: %s', (text, values) => {
  for (const value of values) expect(results(text)).toContainEqual(expect.closeTo(value, 6))
})

test.each([
  [
    'We had 160 acres of corn, it made 180 bushels to the acre, the elevator paid 4.20 a bushel, and everything in, rent too, I get 690 an acre. What did we clear, per acre and in all?',
    [66, 10_560],
  ],
  [
    'everything in, rent too, I get 690 an acre. My corn makes 180 bushels at 4.20. What is left per acre?',
    [66],
  ],
])('N46 money of a land beside a harvest with its price is what it costs: %s', (text, values) => {
  for (const value of values) expect(results(text)).toContainEqual(expect.closeTo(value, 6))
})

test('N46 of a land, costs of each of it and a harvest alone nobody knows of what that is', () => {
  const text = 'Costs 620 a hectare on my 35 ha, the yield is 7 t. Break even price a tonne?'
  expect(told(text).map(({ code }) => code)).toContain('story_unplaced')
})
