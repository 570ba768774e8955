import { expect, test } from 'vitest'
import { understand } from '../question.ts'
import { storedPlaces } from '../stored/stored-series.fixture.ts'

const kindOf = (text: string) => understand(text, storedPlaces).emergency

test.each([
  "I can't face the bank any more, I've the bottle of Gramoxone here on the table in front of me",
  'the price is nothing and I want to kill myself',
  'no aguanto más, quiero matarme',
  'je veux me tuer, la récolte est perdue',
  'quero me matar, perdi tudo',
  'nataka kujiua, deni limenizidi',
])('Q78 whoever writes that he wants to die is spoken to himself: %s', (text) => {
  expect(kindOf(text)).toBe('despair')
})

test.each([
  ['my husband wants to kill himself over the debts', 'person'],
  ['my brother drank the gramoxone, he said he wants to die', 'swallowed'],
  ['I drank the paraquat, I want to die', 'swallowed'],
])('Q78 of somebody else, or where it has been done, help is for that: %s', (text, kind) => {
  expect(kindOf(text)).toBe(kind)
})

test.each([
  ['se cayó un pibe adentro del silo de maíz, está tapado hasta el cuello', 'grain'],
  ['kiddo slid into the corn bin, only his cap shows', 'grain'],
])('Q78 whatever somebody is called, nobody goes in after him: %s', (text, kind) => {
  expect(kindOf(text)).toBe(kind)
})
