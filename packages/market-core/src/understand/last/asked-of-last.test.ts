import { expect, test } from 'vitest'
import { pricePlaces } from '../../answer/price-data.fixture.ts'
import { understand } from '../question.ts'
import type { Question } from '../reading.ts'

const read = (...turns: string[]) =>
  turns.reduce<Question | undefined>((before, text) => understand(text, pricePlaces, before), undefined)

test.each([
  ['price of maize', 'how recent is that number?'],
  ['price of maize', 'What date is that from?'],
  ['price of maize', 'when was it recorded'],
  ['price of maize', 'is that figure old'],
  ['price of maize', 'who says that?'],
  ['price of maize', "what's the source"],
  ['price of maize', 'where did you get it from?'],
  ['le prix du maïs', "d'où vient ce prix ?"],
  ['le prix du maïs', 'quelle est la source ?'],
  ['precio del maíz', '¿de cuándo es ese dato?'],
  ['precio del maíz', '¿de dónde sale?'],
  ['preço do milho', 'de quando é esse preço?'],
  ['preço do milho', 'qual é a fonte?'],
  ['bei ya mahindi', 'bei hiyo ni ya lini?'],
  ['bei ya mahindi', 'imetoka wapi?'],
  ['मक्का का भाव', 'यह भाव कब का है?'],
  ['मक्का का भाव', 'स्रोत क्या है?'],
  ['سعر الذرة', 'ما تاريخ هذا السعر؟'],
  ['سعر الذرة', 'ما المصدر؟'],
])('Q22 of when the figure is and whose it is asks of what was told: %s / %s', (...turns) => {
  expect(read(...turns)).toMatchObject({ ofLast: 'origin', intent: 'price', commodities: ['maize'] })
})

test.each([
  ['and 20 percent off?', -20],
  ['with a discount of 7.5 %', -7.5],
  ['add 16% VAT', 16],
  ['minus 3 per cent please', -3],
  ['knock 12% off it', -12],
])('Q22 a share that is added or taken off is one of what was told: %s', (text, addPercent) => {
  expect(read('price of maize', text)).toMatchObject({ ofLast: { addPercent }, commodities: ['maize'] })
})

test.each([
  ['le prix du maïs', 'avec 10 % de remise'],
  ['precio del maíz', 'con 10 % de descuento'],
  ['preço do milho', 'com 10 % de desconto'],
  ['bei ya mahindi', 'punguza 10 %'],
  ['मक्का का भाव', '10 % कम करो'],
  ['سعر الذرة', 'اخصم 10 %'],
])('Q22 a share is taken off in other languages: %s / %s', (...turns) => {
  expect(read(...turns)).toMatchObject({ ofLast: { addPercent: -10 } })
})

test.each([
  ['how old is the maize price'],
  ['did it rise by more than 10 % last year'],
  ['take 15 bags of 50 kg'],
  ['and wheat?'],
  ['how old must a heifer be'],
])('Q22 what names its own thing or asks something else is none: %s', (text) => {
  expect(read('price of wheat', text)?.ofLast).toBeUndefined()
})

test('Q22 what comes after it goes on with what was before it', () => {
  const question = read('price of maize in 2022', 'how old is that?', 'and wheat?')
  expect(question).toMatchObject({ commodities: ['wheat'], period: { start: '2022-01', end: '2022-12' } })
  expect(question?.ofLast).toBeUndefined()
})

test.each([['and the other one?'], ['what about the other']])(
  'Q22 the other of two is the first again: %s',
  (text) => {
    expect(read('price of maize', 'and wheat?', text)?.commodities).toEqual(['maize'])
  },
)

test('Q22 the means of two years are set against one another', () => {
  expect(
    read('average wheat price in 2024', 'and in 2025?', 'is that more or less, and how many percent'),
  ).toMatchObject({
    intent: 'range',
    period: { start: '2024-01', end: '2024-12' },
    periodAlso: { start: '2025-01', end: '2025-12' },
  })
})
