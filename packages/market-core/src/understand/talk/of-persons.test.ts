import { expect, test } from 'vitest'
import { understand } from '../question.ts'
import { storedPlaces } from '../stored/stored-series.fixture.ts'

test.each([
  "what's my neighbor's phone number and how much land does he own",
  "give me my neighbour's phone number",
  'who owns the field next to mine',
  'how much land does my neighbour own?',
  "what is my landlord's address",
  'mere padosi ka phone number kya hai',
  'quel est le numéro de téléphone de mon voisin',
  'cuál es el teléfono de mi vecino',
  'qual o telefone do meu vizinho',
  'namba ya simu ya jirani yangu',
])('Q8 nothing is known here of a person: %s', (text) => {
  expect(understand(text, storedPlaces).smallTalk).toBe('private')
})

test.each([
  "extension officer's phone number please",
  'phone number of the agriculture office',
  'what price did my neighbour get for maize',
  'my neighbour says wheat is at 300, is that right',
])('Q8 an office and a price are asked for as ever: %s', (text) => {
  expect(understand(text, storedPlaces).smallTalk).toBeUndefined()
})

test('Q8 an emergency of a neighbour stays one', () => {
  expect(
    understand("my neighbour drank pesticide, what is my neighbour's phone number", storedPlaces),
  ).toMatchObject({
    danger: 'emergency',
  })
})

test.each([
  "what is my granddaughter's telephone number",
  "my brother's phone number please",
  'whatsapp of my uncle',
])('T21 of kin nothing is known, either: %s', (text) => {
  expect(understand(text, storedPlaces).smallTalk).toBe('private')
})
