import { expect, test } from 'vitest'
import { pricePlaces } from '../../answer/price-data.fixture.ts'
import { understand } from '../question.ts'

const read = (text: string) => understand(text, pricePlaces)

test.each([
  'De junho de 2022 até o último dado, o milho caiu ou subiu?',
  '¿Cuánto bajó el trigo desde junio de 2022 hasta el último dato?',
  "De juin 2022 jusqu'au dernier chiffre, le blé a-t-il monté ?",
])('W11 until the newest figure: %s', (text) => {
  expect(read(text)).toMatchObject({ intent: 'change', period: { start: '2022-06' } })
})

test.each([
  'Qual vai ser o preço da soja na próxima safra?',
  '¿cuál será el precio del trigo?',
  'quel sera le prix du blé ?',
  'bei ya mahindi itakuwa ngapi msimu ujao?',
  'गेहूं का भाव क्या होगा?',
  'كم سيكون سعر القمح؟',
])('W11 what is to come: %s', (text) => {
  expect(read(text).intent).toBe('forecast')
})

test.each([
  'Mes feuilles de manioc ont des taches jaunes, que dois-je faire ?',
  'las hojas de mi tomate tienen manchas amarillas',
  'as folhas da mandioca têm manchas amarelas',
  'majani ya mahindi yana madoa ya njano',
  'टमाटर के पत्तों पर पीले धब्बे',
  'أوراق القمح عليها بقع صفراء',
])('W11 what is seen on an ill plant is no price: %s', (text) => {
  expect(read(text).topic).toBe('pest-and-disease')
})
