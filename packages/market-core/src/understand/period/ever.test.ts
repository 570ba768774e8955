import { expect, test } from 'vitest'
import { understand } from '../question.ts'

const periodOf = (text: string) => understand(text, { countries: [], markets: [] }).period

test.each([
  'most costly wheat ever? forget last year',
  'ever, what was the top price of sugar. not just the last five years',
  'not last year: the most expensive urea has ever been',
  'maximum of arabica of all time, not of last decade',
  'highest tea price ever, last year was bad',
  'the peak price of DAP ever, never mind this year',
  'i dont mean last month, what is the lowest cotton has ever been',
])('P6 "ever" is of all that is stored, whatever time stands beside it: %s', (text) => {
  expect(periodOf(text)).toEqual({})
})

test.each([
  ['average wheat price in 2019 not 2020', { start: '2019-01', end: '2019-12' }],
  ['price of maize in march 2020, not april', { start: '2020-03', end: '2020-03' }],
  ['was maize not dearer in 2022', { start: '2022-01', end: '2022-12' }],
])('P6 a time that is put aside is not the one asked for: %s', (text, period) => {
  expect(periodOf(text)).toEqual(period)
})

test.each([
  ['has urea ever gone above 600 in the last ten years', { months: 120 }],
  ['highest cocoa ever over the past 5 years', { months: 60 }],
  ['did maize ever go over 300 in 2022', { start: '2022-01', end: '2022-12' }],
])('P6 but "ever" within a time is of that time: %s', (text, period) => {
  expect(periodOf(text)).toEqual(period)
})
