import { expect, test } from 'vitest'
import { pricePlaces } from '../answer/price-data.fixture.ts'
import { understand } from './question.ts'

const talk = (text: string) => understand(text, pricePlaces).smallTalk

test.each([
  ['vale, gracias', 'thanks'],
  ['d’accord merci', 'thanks'],
  ['muito obrigado', 'thanks'],
  ['sawa, asante sana', 'thanks'],
  ['धन्यवाद भाई', 'thanks'],
  ['شكرا جزيلا', 'thanks'],
  ['theek hai', 'agreed'],
  ['entendido', 'agreed'],
  ['am I chatting with a machine?', 'who'],
  ['wewe ni nani?', 'who'],
  ['أنت من؟', 'who'],
  ['you stupid thing', 'insult'],
  ['this app is rubbish, i wrote it all twice and it never knows what i mean', 'insult'],
  ['t’es nul', 'insult'],
  ['eres un inútil', 'insult'],
  ['who is behind this?', 'who'],
])('Q8 asks for nothing, in any language: %s', (text, kind) => {
  expect(talk(text)).toBe(kind)
})

test.each([
  '¿cuánto vale el trigo?',
  'ok, what is maize worth',
  'no good price for beans?',
  'mi burro está enfermo',
])('Q8 the same word in a question: %s', (text) => {
  expect(talk(text)).toBeUndefined()
})
