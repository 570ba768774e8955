import { expect, test } from 'vitest'
import { compose } from '../../answer/compose.ts'
import { priceData, pricePlaces } from '../../answer/price-data.fixture.ts'
import { understand } from '../question.ts'

const told = (text: string) => compose(understand(text, pricePlaces), priceData).statements

test.each([
  ['Quels marchés du Congo avez-vous dans vos données ?', 'markets'],
  ['¿qué mercados de Nicaragua tienes en tus datos?', 'markets'],
  ['que óleos vegetais você acompanha?', 'goods'],
  ['which vegetable oils do you follow?', 'goods'],
  ['¿qué fertilizantes manejas?', 'goods'],
  ['ما هي الأسمدة التي لديك؟', 'goods'],
])('Q64 which markets and goods there are is asked in every language: %s', (text, wants) => {
  expect(understand(text, pricePlaces).stock?.wants).toBe(wants)
})

test.each([
  ['पीएम किसान की अगली किस्त मेरे खाते में कब आएगी?', 'scheme'],
  ['كم كيلو بذار أحتاج لزراعة هكتار من الشعير؟', 'variety-and-seed'],
])('Q64 what is asked of schemes and of seed is no price: %s', (text, topic) => {
  expect(understand(text, pricePlaces).topic).toBe(topic)
  expect(told(text).map(({ code }) => code)).not.toContain('price')
})
