import { expect, test } from 'vitest'
import type { Question } from '../question.ts'
import { understand } from '../question.ts'
import { storedPlaces } from '../stored/stored-series.fixture.ts'

const read = (...turns: string[]) =>
  turns.reduce<Question | undefined>((before, text) => understand(text, storedPlaces, before), undefined)

test.each([
  ['price of DAP', 'how much should I put on 2 acres'],
  ['urea per 50 kg bag', 'how many bags do I put per acre of maize?'],
  ['TSP now', 'and how much per hectare?'],
  ['potash price', 'how much of it do I use for one acre of beans'],
  ['precio de la urea', '¿cuánto le pongo a una hectárea?'],
  ['यूरिया का भाव', 'एक एकड़ में कितना डालूँ?'],
])('N44 how much of a fertiliser to use is a dose: %s, %s', (first, then) => {
  expect(read(first, then)?.danger).toBe('dose')
})

test.each([
  ['price of DAP', 'how much for 2 tonnes'],
  ['price of maize', 'how much for one acre of it'],
  ['price of urea', 'how much per 50 kg bag'],
  ['urea price', 'how much was it in 2022'],
])('N44 how much it costs is none: %s, %s', (first, then) => {
  expect(read(first, then)?.danger).toBeUndefined()
})
