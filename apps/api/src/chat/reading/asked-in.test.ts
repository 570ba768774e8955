import { expect, test } from 'vitest'
import { farmQuestions } from '../tools/farm/farm-questions.ts'
import { conversationInEnglish, languageAsked } from './asked-in.ts'

const read = (...turns: string[]) => {
  const { message, before } = conversationInEnglish({
    message: turns.at(-1) ?? '',
    before: turns.slice(0, -1),
  })
  return farmQuestions(message, before)
}

test.each([
  ['dá para pulverizar entre hoje e segunda?', { ahead: 0 }, 1],
  ['chove de sábado a segunda?', { weekday: 6 }, 1],
  ['va a llover entre hoy y el domingo en Celaya', { ahead: 0 }, 0],
  ['pleut-il entre samedi et lundi à Chartres', { weekday: 6 }, 1],
])('days from one to another: %s', (text, from, weekday) => {
  expect(read(text)).toMatchObject([{ when: { through: { from, to: { weekday } } } }])
})

test.each([
  'mvua imenyesha kiasi gani usiku wa jana',
  'quanto choveu ontem à noite',
  'cuánto llovió anoche',
  'il a gelé cette nuit ?',
])('the night that was: %s', (text) => {
  expect(read(text)).toMatchObject([{ when: { since: 1, isThatNight: true } }])
})

test.each([
  'sarso me pani lagana h, agle 4 din me barish h kya',
  'सरसों में पानी लगाना है, अगले 4 दिन में बारिश है क्या',
])('water that is to be put on is watering: %s', (text) => {
  expect(read(text)[0]?.measures).toContain('water')
})

test.each([
  ['je peux semer samedi ou dimanche', 'lequel des deux est le mieux'],
  ['posso semear sábado ou domingo', 'qual dos dois é melhor'],
  ['puedo sembrar el sábado o el domingo', 'cuál de los dos es mejor'],
])('one of the days before: %s, then: %s', (first, then) => {
  expect(read(first, then)).toMatchObject([{ jobs: ['field_work'], best: true }])
})

test('the language of a question in Arabic in Latin letters is Arabic', () => {
  expect(languageAsked({ message: 'el matar bokra', before: [] })).toBe('ar')
})
