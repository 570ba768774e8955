import { describe, expect, test } from 'vitest'
import { corpusOf, taughtInParts } from '../../../../scripts/reader/corpus.ts'
import { trainParts } from '../../../../scripts/reader/train.ts'
import { plainText } from '../../plain-text.ts'
import { understand } from '../../question.ts'
import { storedPlaces } from '../../stored/stored-series.fixture.ts'
import { featuresOf } from '../features.ts'
import { sureness } from '../linear-model.ts'
import { dangerOfPart } from './danger-in-parts.ts'

const aside = corpusOf('aside')
const read = (text: string) => understand(text, storedPlaces)
const share = (of: readonly string[], holds: (text: string) => boolean): number =>
  of.filter(holds).length / of.length

const MS_TO_TRAIN = 240_000

test('Q98 the weights of parts are those that the corpus makes', { timeout: MS_TO_TRAIN }, () => {
  const model = trainParts(taughtInParts())
  const apart = aside.filter(({ text }) => {
    const [, anew = 0] = sureness(model, featuresOf(text))
    return Math.abs(dangerOfPart(text) - anew) > 0.1
  })
  expect(apart.length / aside.length).toBeLessThan(0.03)
})

test('Q98 no part is both trained on and kept aside', () => {
  const trained = new Set(taughtInParts([]).map(({ text }) => plainText(text)))
  expect(aside.filter(({ text }) => trained.has(plainText(text)))).toEqual([])
})

describe('Q98 a price that is asked beside it hides no emergency', () => {
  const asked: Readonly<Record<string, string>> = {
    en: 'Maize, per bag?',
    es: '¿A cuánto está el maíz?',
    fr: 'Le prix du blé ?',
    pt: 'Quanto está a soja?',
    sw: 'Bei ya mahindi ni ngapi?',
    hi: 'गेहूं का भाव क्या है?',
    ar: 'كم سعر القمح؟',
  }
  const beside = (isEmergency: boolean): string[] =>
    aside
      .filter(({ danger, file }) => (isEmergency ? danger === 'emergency' : file.includes('harmless')))
      .map(({ text, language }) => `${text.replace(/[.!?؟।]?$/u, '.')} ${asked[language]}`)
  const isHeard = (text: string) => read(text).danger === 'emergency'
  test('Q98 of those that were never trained on most are heard', () => {
    expect(share(beside(true), isHeard)).toBeGreaterThan(0.6)
  })
  test('Q98 what only sounds like one stays what it is', () => {
    expect(share(beside(false), isHeard)).toBeLessThan(0.06)
  })
})
