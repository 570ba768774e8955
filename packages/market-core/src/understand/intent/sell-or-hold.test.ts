import { expect, test } from 'vitest'
import { understand } from '../question.ts'
import { storedPlaces } from '../stored/stored-series.fixture.ts'
import { asksSellOrHold } from './sell-or-hold.ts'

test.each([
  ['soyabean bechu ya ruku?? bolo yes or no only', 'soybeans'],
  ['gehu bech du ya rakhu', 'wheat'],
  ['makka rok ke rakhu ya bech du', 'maize'],
  ['सोयाबीन बेचूं या रुकूं', 'soybeans'],
  ['कपाशी विकू का थांबू', 'cotton'],
  ['should I hold my maize or sell now', 'maize'],
  ["je vends mon maïs ou j'attends", 'maize'],
  ['je garde mon blé ou je vends', 'wheat'],
  ['vendo la soja o la guardo', 'soybeans'],
  ['me espero con el café o vendo', 'coffee-arabica'],
  ['seguro a soja ou vendo', 'soybeans'],
  ['nihifadhi mahindi au niuze', 'maize'],
  ['أبيع القمح الآن أم أنتظر', 'wheat'],
  ['ابيع الذرة ولا استنى', 'maize'],
])('Q27 whether to sell or to hold is declined: %s', (text, id) => {
  expect(understand(text, storedPlaces)).toMatchObject({
    topic: 'price',
    intent: 'advice',
    commodities: [id],
  })
})

test.each([
  'maize price for the stock that I sold',
  'precio del café, vendo por kilo',
  'je vends du maïs, quel est le prix ?',
  'bei ya mahindi, nauza kwa gunia',
])('Q27 who only tells that he sells asks for a price: %s', (text) => {
  expect(asksSellOrHold(text)).toBe(false)
})

test.each([
  ['Is it wiser to store my groundnuts till the lean season or let them go at harvest?', 'groundnuts'],
  ['would you sit on sorghum through the rains or part with it at threshing', 'sorghum'],
  ['do I put my maize by for the dry months or get rid of it', 'maize'],
  ['Je, nihifadhi mahindi hadi msimu wa njaa au niyauze wakati wa mavuno?', 'maize'],
  ['tuyatunze maharage au tuyauze', 'beans'],
  ["garder mon sorgho jusqu'à la soudure ou le céder ?", 'sorghum'],
  ['¿conviene guardar el maíz hasta la seca o venderlo?', 'maize'],
  ['هل أخزن القمح حتى الشتاء أم أبيعه', 'wheat'],
])('Q84 whether to store or to let go, in whatever words, is no question of the weather: %s', (text, id) => {
  expect(understand(text, storedPlaces)).toMatchObject({
    topic: 'price',
    intent: 'advice',
    commodities: [id],
  })
})

test.each([
  'will the rain let my maize go another week or not',
  'should I keep part of the beans for seed or plant them',
  'hang on, is urea or DAP dearer',
])('Q84 words that are alike ask for none of it: %s', (text) => {
  expect(asksSellOrHold(text)).toBe(false)
})
