import { compose } from '@smart-farming/market-core/answer/compose'
import { priceData, pricePlaces } from '@smart-farming/market-core/answer/price-data.fixture'
import { understand } from '@smart-farming/market-core/understand/question'
import { expect, test } from 'vitest'
import { answerText } from '../../../statement-words.ts'
import { statements } from './statements.ts'

const told = (text: string, local: readonly string[] = [], advisers: readonly string[] = []) =>
  answerText(statements, compose(understand(text, pricePlaces), { ...priceData, local, advisers }).statements)

test.each([
  [
    'BORERS MANAGEMENT IN GROUNDNUT CROP',
    'On pests, diseases and weeds for groundnuts I have nothing that I could stand behind, and I would rather say so than guess. Ask your agricultural extension office or a local adviser.',
  ],
  [
    'cow not giving milk',
    'On livestock I have nothing that I could stand behind, and I would rather say so than guess. Ask a vet (at once where an animal is ill or cannot get up), or your livestock officer.',
  ],
  // Whoever gets no figure is told who may have one.
  [
    'market rate of tur',
    'I have no price for pigeon peas. Ask a dealer who buys or sells it, the market, or your cooperative.',
  ],
  [
    'turmeric price',
    'I have no price for turmeric. Ask a dealer who buys or sells it, the market, or your cooperative.',
  ],
  [
    'frobnicated maize',
    'I have no price for maize with “frobnicated”: I could not place that, and it may be another thing. Ask your agricultural extension office or a local adviser.',
  ],
  [
    'my son drank roundup',
    'This is an emergency: call 112 now, or go to the nearest doctor or hospital at once. Do not make them vomit, and give nothing by mouth, unless a doctor or a poison centre says so. Take the container or its label with you.',
  ],
])('%s', (question, text) => {
  expect(told(question)).toBe(text)
})

test('names the operator’s advisers first, then whom the country has, with its publisher and month', () => {
  expect(told('leaf curl in chilli', ['IN'], ['Green Hill, 0700 000 000'])).toContain(
    'Who can help: Green Hill, 0700 000 000; Kisan Call Centre, 1800-180-1551 (Ministry of Agriculture and Farmers Welfare, India; noted in November 2026). Or ask',
  )
})

test('an emergency where there is a poison centre names it', () => {
  expect(told('I swallowed pesticide', ['AU'])).toContain('call 000 now')
  expect(told('I swallowed pesticide', ['AU'])).toContain('Poison centre: 13 11 26.')
})
