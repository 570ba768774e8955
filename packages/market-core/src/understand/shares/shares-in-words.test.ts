import { expect, test } from 'vitest'
import { understand } from '../question.ts'
import { storedPlaces } from '../stored/stored-series.fixture.ts'
import { withSharesInFigures } from './shares-in-words.ts'

test.each([
  ['price of thai rice five percent', '5%'],
  ['thai rice twenty five per cent broken', '25%'],
  ['thai rice twenty-five percent', '25%'],
  ['a discount of ten pct', '10%'],
  ['prix du riz thaï cinq pour cent', '5%'],
  ['riz thaï vingt-cinq pour cent', '25%'],
  ['du riz à quinze pour cent de brisures', '15%'],
  ['arroz tailandés cinco por ciento', '5%'],
  ['arroz tailandés veinticinco por ciento', '25%'],
  ['arroz con treinta y cinco por ciento', '35%'],
  ['arroz tailandês cinco por cento', '5%'],
  ['arroz vinte e cinco por cento', '25%'],
  ['mchele wa Thai asilimia tano', '5%'],
  ['mchele wa Thai asilimia ishirini na tano', '25%'],
  ['थाई चावल पांच प्रतिशत', '5%'],
  ['थाई चावल पच्चीस प्रतिशत', '25%'],
  ['thai chawal paanch pratishat', '5%'],
  ['thai chawal pachees pratishat', '25%'],
  ['سعر الأرز التايلاندي خمسة بالمئة', '5%'],
  ['سعر الأرز التايلاندي خمسة وعشرين بالمئة', '25%'],
  ['أرز تايلاند خمسة في المئة', '5%'],
])('Q48 a share that is told in words is a figure: %s', (text, share) => {
  expect(withSharesInFigures(text)).toContain(share)
})

test.each([
  'five cents a kilo',
  'cinq cents francs le sac',
  'cien por cinco sacos',
  'the last five years',
  'خمس سنوات',
  'asilimia ya mavuno',
  'paanch bori gehun',
])('Q48 no other number is a share: %s', (text) => {
  expect(withSharesInFigures(text)).toBe(text)
})

test.each([
  ['ما أدنى سعر للأرز التايلاندي خمسة بالمئة في آخر خمس سنوات؟', ['thai', '5%']],
  ['le riz thaï vingt-cinq pour cent au plus bas en cinq ans', ['thai', '25%']],
  ['our own Vietnamese 5% broken, export quote', ['viet', 'namese', '5%']],
  ['viet five percent broken', ['viet', 'namese', '5%']],
])('Q48 it says which rice is meant, and is no sum: %s', (text, variety) => {
  const question = understand(text, storedPlaces)
  expect(question).toMatchObject({ topic: 'price', commodities: ['rice'], variety })
  expect(question.unplaced ?? []).toEqual([])
})
