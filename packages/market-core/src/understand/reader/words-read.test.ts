import { expect, test } from 'vitest'
import { conceptsIn } from './concepts.ts'
import { wordsRead } from './words-read.ts'

const stems = (text: string) => wordsRead(text).map(({ stem }) => stem)

test('T12 Hindi is one in both scripts', () => {
  expect(stems('पैर से खून निकल रहा है')).toEqual(stems('pair se khoon nikal raha hai'))
})

test('T12 what Arabic writes before and behind a word is taken off', () => {
  expect(stems('والمبيد')).toEqual(stems('مبيد'))
  expect(wordsRead('وعيونهم').at(0)?.forms).toContain('عيون')
})

test.each([
  ['أُمِّي', 'امي'],
  ['زوجــــتي', 'زوجتي'],
  ['حاوية', 'حاويه'],
  ['مستشفى', 'مستشفي'],
  ['النجدةةةة', 'النجده'],
])('T12 Arabic letters that are written for each other are one: %s', (written, read) => {
  expect(wordsRead(written).map(({ word }) => word)).toEqual([read])
})

test('T12 a verb of Swahili is found whoever did it, whenever and to whom', () => {
  for (const told of ['amekunywa', 'wamekunywa', 'nilikunywa', 'kanywa', 'tunakunywa'])
    expect(wordsRead(told).at(0)?.forms).toContain('sw:nywa')
})

test.each([
  ['وعينيها', 'body'],
  ['عالجرار', 'machine'],
  ['ta3ban lada3 okhti', 'creature'],
  ['wamekunywa', 'ingest'],
  ['उंगलियां', 'body'],
  ['mere bhatije ko saanp ne kaata hai', 'creature'],
  ['a minha cunhada desmaiou', 'symptom'],
])('T12 the kind of thing that a word names is known: %s', (text, kind) => {
  expect(conceptsIn(wordsRead(text))).toContain(kind)
})

test('T12 a word is of a list of the language that is written, and of English', () => {
  expect(conceptsIn(wordsRead('what does it cost to build a cote for my doves'))).not.toContain('body')
})
