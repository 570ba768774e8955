import { expect, test } from 'vitest'
import { pricePlaces } from '../../answer/price-data.fixture.ts'
import { understand } from '../question.ts'
import { answerLanguageOf } from './find-language.ts'
import { hindiByEar } from './hindi-by-ear.ts'
import { fold } from './written-words.ts'

test.each([
  ['कीमत', 'qeemat', 'keemat', 'kimat'],
  ['मौसम', 'mausam', 'mosam'],
  ['बरसात', 'barsaat', 'barsat'],
  ['छिड़काव', 'chhidkaav', 'chidkav'],
  ['तापमान', 'tapmaan', 'taapman'],
  ['सिंचाई', 'sinchai'],
  ['आलू', 'aloo', 'aaluu'],
])('W9 %s is heard however it is written in Latin letters', (own, ...latin) => {
  expect(latin.map(hindiByEar)).toEqual(latin.map(() => hindiByEar(fold(own))))
})

test('W9 a word of English in a sentence of Hindi stays what it is', () => {
  expect(['rate', 'price', 'tomorrow', 'market'].map(hindiByEar)).toEqual([
    'rate',
    'price',
    'tomorrow',
    'market',
  ])
})

test.each([
  ['gandum ki qeemat kya hai', { intent: 'price', commodities: ['wheat'] }],
  ['kele ka kya bhaav hai', { commodities: ['bananas'] }],
  ['kal barsaat hogee kya', { topic: 'weather' }],
  [
    'mere paas 20 quintal gehoon hai 2400 ke bhav se kitna milega',
    { figures: { amount: { value: 20 }, pricePerT: 24000 } },
  ],
  ['meri bhains doodh nahi de rahi', { topic: 'livestock' }],
])('W9 %s', (text, meant) => {
  expect(understand(text, pricePlaces)).toMatchObject(meant)
})

test.each([
  ['gehu ka bhav kya hai', [], 'en'],
  ['गेहूं का भाव क्या है', [], 'hi'],
  ['DAP का भाव', [], 'hi'],
  ['DAP', ['गेहूं का भाव क्या है'], 'hi'],
  ['DAP', ['gehu ka bhav kya hai'], 'en'],
  ['aur chawal ka', ['गेहूं का भाव क्या है'], 'en'],
  ['bei ya mahindi ni gani', [], 'sw'],
  ['ما سعر القمح', [], 'ar'],
  ['مکئی کی قیمت کیا ہے', [], 'en'],
] as const)('W9 an emergency is told in letters that whoever asks writes: %s', (text, earlier, language) => {
  expect(answerLanguageOf(text, earlier)).toBe(language)
})
