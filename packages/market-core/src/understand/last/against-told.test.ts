import { expect, test } from 'vitest'
import { pricePlaces } from '../../answer/price-data.fixture.ts'
import { understand } from '../question.ts'

const read = (...turns: readonly string[]) =>
  turns.reduce<ReturnType<typeof understand> | undefined>(
    (before, text) => understand(text, pricePlaces, before),
    undefined,
  )

test.each([
  ['soybean meal price', 'cheaper than maize?'],
  ['soybean meal price', 'and is it dearer than maize'],
  ['precio de la harina de soja', '¿es más barata que el maíz?'],
  ['preço do farelo de soja', 'é mais barato que o milho?'],
  ['prix du tourteau de soja', 'est-il moins cher que le maïs ?'],
  ['सोयाबीन खली का भाव', 'क्या यह मक्का से सस्ती है?'],
  ['كم سعر كسب الصويا؟', 'وهل هو أرخص من الذرة؟ كم الفرق؟'],
])('Q64 what was told is set against another thing: %s >> %s', (...turns) => {
  const question = read(...turns)
  expect(question?.intent).toBe('compare')
  expect(question?.commodities).toEqual(['soybean-meal', 'maize'])
})

test.each([
  ['soybean meal price', 'is maize cheaper than a year ago?'],
  ['soybean meal price', 'did maize get cheaper?'],
])('Q64 a time is no other thing: %s >> %s', (...turns) => {
  expect(read(...turns)?.commodities).toEqual(['maize'])
})
