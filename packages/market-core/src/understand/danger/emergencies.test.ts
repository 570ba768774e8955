import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pricePlaces } from '../../answer/price-data.fixture.ts'
import { understand } from '../question.ts'
import { type EmergencyKind, emergencyKinds } from './emergency-kind.ts'

interface Told {
  readonly lang: string
  /** What has happened; null where only the words sound so. */
  readonly kind: EmergencyKind | null
  readonly question: string
}

const told = readFileSync(new URL('../../../tests/emergencies.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Told)
const emergencies = told.filter(({ kind }) => kind !== null)

describe('what has happened decides what is said', () => {
  test.each(emergencies)('T10 $lang $question is $kind', ({ question, kind }) => {
    expect(understand(question, pricePlaces)).toMatchObject({ danger: 'emergency', emergency: kind })
  })

  test.each(told.filter(({ kind }) => kind === null))('T10 $lang $question is none', ({ question }) => {
    const read = understand(question, pricePlaces)
    expect(read.danger).not.toBe('emergency')
    expect(read.emergency).toBeUndefined()
  })
})

test('T10 every kind is told in this file, and in at least five languages there are twelve', () => {
  const kinds = new Set(emergencies.map(({ kind }) => kind))
  expect(emergencyKinds.filter((kind) => !kinds.has(kind) && kind !== 'poison')).toEqual([])
  for (const lang of ['fr', 'es', 'pt', 'hi', 'ar', 'sw'])
    expect(emergencies.filter((one) => one.lang === lang).length, lang).toBeGreaterThanOrEqual(10)
})

const ofMoney = fc.constantFrom(
  ' and what does a new one cost',
  ', the price of maize can wait',
  '. how much is the ambulance',
  ', we were at the market',
  ', I wanted to sell wheat today',
)
test('T10 a word of money beside it hides no accident', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...emergencies.filter(({ lang }) => lang === 'en')),
      ofMoney,
      ({ question }, money) => {
        expect(understand(question + money, pricePlaces).danger).toBe('emergency')
      },
    ),
  )
})
