import { expect, test } from 'vitest'
import { understand } from '../../understand/question.ts'
import { compose } from '../compose.ts'
import { priceData, pricePlaces } from '../price-data.fixture.ts'

const last = (text: string) => {
  const data = { ...priceData, local: ['KE'], advisers: ['Green Hill'] }
  return compose(understand(text, pricePlaces), data).statements.at(-1)
}

test.each([
  'price of banana suckers',
  'layers mash 50kg price',
  'price of turmeric',
  'how much is saffron',
  'prix du curcuma',
  'precio de la paja de trigo',
])('A43 who gets no figure is told who has one: %s', (text) => {
  expect(last(text)).toMatchObject({
    code: 'ask_whom',
    values: { about: 'price', advisers: ['Green Hill'], contacts: [{ country: 'KE' }] },
  })
})

test.each([
  'Should I sell my maize now?',
  'should i hold my wheat till march',
  '¿debo vender mi maíz ahora?',
  'dois-je vendre mon maïs maintenant ?',
  'devo vender o meu milho agora?',
  'je, niuze mahindi yangu sasa?',
  'क्या मुझे मक्का अभी बेचना चाहिए?',
  'هل أبيع الذرة الآن؟',
])('A43 to sell or to hold is talked over with somebody who knows: %s', (text) => {
  expect(last(text)).toMatchObject({ code: 'ask_whom', values: { about: 'sale' } })
})

test.each(['maize price', 'price please', 'wheat in Nicaragua'])(
  'A43 beside a figure, or where it is asked back, nobody is named: %s',
  (text) => {
    expect(last(text)?.code).not.toBe('ask_whom')
  },
)
