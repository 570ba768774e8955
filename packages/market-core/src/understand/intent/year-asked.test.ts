import { expect, test } from 'vitest'
import { pricePlaces } from '../../answer/price-data.fixture.ts'
import { understand } from '../question.ts'
import { yearAsked } from './year-asked.ts'

test.each([
  [
    'Which year was Mombasa tea dearest, taking the average of the year?',
    { extreme: 'highest', isMean: true },
  ],
  [
    'Which year since 1960 had the highest yearly average for maize on your list, and what was it?',
    { extreme: 'highest', isMean: true },
  ],
  ['worst year for coffee arabica', { extreme: 'lowest', both: true }],
  ['cheapest year for urea since 2000', { extreme: 'lowest' }],
  ['¿en qué año estuvo más caro el café arábica?', { extreme: 'highest' }],
  [
    'En quelle année le riz thaï 5 % a-t-il été le plus cher en moyenne annuelle ?',
    { extreme: 'highest', isMean: true },
  ],
  ['em que ano a soja teve a média anual mais alta?', { extreme: 'highest', isMean: true }],
  ['ni mwaka gani mahindi yalikuwa ghali zaidi kwa wastani?', { extreme: 'highest', isMean: true }],
  ['किस साल यूरिया सबसे महंगा रहा, साल के औसत से?', { extreme: 'highest', isMean: true }],
  ['في أي سنة كان سعر القمح الأعلى بالمتوسط السنوي؟', { extreme: 'highest', isMean: true }],
  ['tell me the year cocoa was most expensive on average', { extreme: 'highest', isMean: true }],
  ['dearest calendar year for palm oil??', { extreme: 'highest', isMean: true }],
  ['sugar, lowest annual mean, which year', { extreme: 'lowest', isMean: true }],
  ['going by yearly averages when was wheat hrw at its lowest', { extreme: 'lowest', isMean: true }],
  ['DAP: in what year did it average the most', { extreme: 'highest', isMean: true }],
  [
    'of all the years you hold, which one saw the top mean price of robusta',
    { extreme: 'highest', isMean: true },
  ],
  [
    'What year did cotton hit its highest average for a full year, and how much was it in cents a pound?',
    { extreme: 'highest', isMean: true },
  ],
  ['which was the dearest year for beef between 1990 and 2010', { extreme: 'highest' }],
  ['Average each year and tell me which year potash (MOP) was cheapest', { extreme: 'lowest', isMean: true }],
  ['rubber rss3 peak year?', { extreme: 'highest' }],
  ['what year were bananas from US the priciest', { extreme: 'highest' }],
  ["l'année la moins chère pour le cacao depuis 2010", { extreme: 'lowest' }],
  [
    '¿cuál fue el año más barato para la urea desde 2005 según la media anual?',
    { extreme: 'lowest', isMean: true },
  ],
  ['qual foi o ano mais caro do milho?', { extreme: 'highest' }],
  ['mwaka wa bei ya chini kabisa ya sukari tangu 2000', { extreme: 'lowest' }],
  ['highest yearly avg groundnut oil ever, year n price', { extreme: 'highest', isMean: true }],
  ['in which single year, Jan to Dec averaged, was barley lowest?', { extreme: 'lowest', isMean: true }],
  ['Vietnam rice best year on average', { extreme: 'highest', both: true, isMean: true }],
  ['I want to know the year crude oil brent was highest, not the month', { extreme: 'highest' }],
  ['sunflower oil: rank top year by annual average', { extreme: 'highest', isMean: true }],
] as const)('Q75 which year was the dearest is asked in many words: %s', (text, asked) => {
  const question = understand(text, pricePlaces)
  expect(question.ofYears).toEqual(asked)
  expect(question.intent).toBe('range')
})

test.each([
  'which month of the year is maize dearest',
  'what time of the year is wheat cheapest',
  'in which year did urea rise the most',
  'which year had the highest wheat yield',
  'was maize dearer in 2011 or in 2012, which year was highest',
  'highest price of maize last year',
  'highest price in the last 5 years for wheat',
  'lowest maize price of the year 2022',
  'lowest maize has been since the year 2000',
  'in which year and month was wheat highest',
  'which year will cocoa be dearest',
  'the average price of maize this year',
  'is maize cheaper than in the year it was dearest',
  'best time of the year to sell maize',
])('Q75 what asks for no year by its mean asks for none: %s', (text) => {
  expect(understand(text, pricePlaces).ofYears).toBeUndefined()
})

test('Q75 a time that is named stays, and "annual" is none', () => {
  expect(understand('cheapest year for urea since 2000', pricePlaces).period).toEqual({ start: '2000-01' })
  expect(understand('sugar, lowest annual mean, which year', pricePlaces).period).toEqual({})
  expect(yearAsked('which year was it worst')).toEqual({ extreme: 'lowest', both: true })
})
