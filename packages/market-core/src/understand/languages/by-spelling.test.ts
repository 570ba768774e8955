import { expect, test } from 'vitest'
import { pricePlaces } from '../../answer/price-data.fixture.ts'
import { understand } from '../question.ts'
import { findLanguage } from './find-language.ts'

test.each([
  ['se me metió paraquat en la boca', 'es'],
  ['se le zafó la llave', 'es'],
  ['la señal se cortó', 'es'],
  ['la fenêtre se bloquée', 'fr'],
  ['a plantação de mamão', 'pt'],
])('W2 a word that nobody knows tells its language by its spelling: %s', (text, language) => {
  expect(findLanguage(text)).toBe(language)
})

test.each(['chainsaw keeps cutting out', 'engine keeps dying out'])(
  'O4 one word that another language has, too, among ordinary English, is no other language: %s',
  (text) => {
    expect(findLanguage(text) ?? 'en').toBe('en')
  },
)

const ofAllTimes = [
  ['es', 'cuál fue el mes más caro de la urea en toda la historia'],
  ['es', 'el mes más caro de la urea de todos los tiempos'],
  ['pt', 'o mês mais caro da ureia em toda a história'],
  ['fr', "quel est le mois le plus cher de l'urée de toute l'histoire"],
] as const
test.each(ofAllTimes)('W11 the dearest month of all, in %s: %s', (language, text) => {
  expect(understand(text, pricePlaces)).toMatchObject({ language, intent: 'range', commodities: ['urea'] })
  expect(understand(text, pricePlaces).unplaced).toBeUndefined()
})

const sacks = ['# किलो वाला बोरा', '# किलो की बोरी', '# kilo wali bori', '# kg ka katta', '# kg wala bag']
test.each(sacks.flatMap((sack) => [45, 50].map((kg) => [sack.replace('#', String(kg)), kg] as const)))(
  'W11 a sack of so many kilos in Hindi: %s',
  (sack, kg) => {
    const text = /[a-z]/.test(sack) ? `urea ka bhav, ${sack} kitne ka` : `यूरिया का ${sack} कितने का`
    const { wanted, figures } = understand(text, pricePlaces)
    const told = wanted ?? figures.given?.find(({ role }) => role === 'amount')?.measure
    expect(told).toMatchObject({ kind: 'sack', kg })
  },
)

test.each([
  ['cuántas manzanas de tierra son 12 hectáreas', 'sums'],
  ['cuántas manzanas son 7 hectáreas', 'sums'],
  ['precio de las manzanas', 'price'],
])('W11 a manzana of land is no apple: %s', (text, topic) => {
  const read = understand(text, pricePlaces)
  expect(read.topic).toBe(topic)
  expect(read.commodities).toEqual(topic === 'sums' ? [] : ['apples'])
})
