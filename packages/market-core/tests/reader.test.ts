import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { corpusOf, taught } from '../scripts/reader/corpus.ts'
import { howRead } from '../scripts/reader/how-read.ts'
import { trainReader } from '../scripts/reader/train.ts'
import { pricePlaces } from '../src/answer/price-data.fixture.ts'
import { plainText } from '../src/understand/plain-text.ts'
import { understand } from '../src/understand/question.ts'
import { featuresOf } from '../src/understand/reader/features.ts'
import { bytesOf, sureness } from '../src/understand/reader/linear-model.ts'
import { readLearned } from '../src/understand/reader/read-learned.ts'

const aside = corpusOf('aside')

test('T12 the weights that are stored are those that the corpus makes', () => {
  const { danger, topic } = trainReader(taught())
  const anew = aside.map(({ text }) => {
    const features = featuresOf(text)
    const emergency = sureness(danger, features)[danger.labels.indexOf('emergency')] ?? 0
    return { text, emergency, sure: Math.max(...sureness(topic, features)) }
  })
  // A name that the catalogue has since got moves a few a little: then train anew.
  const apart = anew.filter(({ text, emergency, sure }) => {
    const stored = readLearned(text)
    return Math.abs(stored.emergency - emergency) > 0.1 || Math.abs(stored.sure - sure) > 0.1
  })
  expect(apart.length / aside.length).toBeLessThan(0.03)
})

test('T12 what was never trained on is read as well as the record says', () => {
  const { emergencies, falseAlarms, topics, prices } = howRead(aside, (text) => understand(text, pricePlaces))
  const rate = ([count, of]: readonly [number, number]) => count / of
  expect(rate(emergencies)).toBeGreaterThan(0.7)
  expect(rate(falseAlarms.nearMisses)).toBeLessThan(0.15)
  expect(rate(falseAlarms.ordinary)).toBeLessThan(0.05)
  expect(rate(topics)).toBeGreaterThan(0.55)
  expect(rate(prices)).toBeLessThan(0.04)
})

test('T12 no question is both trained on and kept aside, and seven languages are in every part', () => {
  const trained = new Set(taught().map(({ text }) => plainText(text)))
  expect(aside.filter(({ text }) => trained.has(plainText(text)))).toEqual([])
  for (const part of ['train', 'development', 'aside'] as const)
    expect(new Set(corpusOf(part).map(({ language }) => language)).size).toBe(7)
})

test('T12 weights are read as bytes with their sign', () => {
  const bytes = Int8Array.from([0, 1, -1, 127, -127, -128, 64, 33])
  for (let length = 0; length <= bytes.length; length++) {
    const some = bytes.slice(0, length)
    expect(bytesOf(Buffer.from(some).toString('base64'))).toEqual(some)
  }
})

describe('T13 no question of a price or a sum is an emergency by likeness', () => {
  const lines = (file: string) =>
    readFileSync(new URL(file, import.meta.url), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { turns?: string[]; question?: string; gate?: string })
  test.each(['sums-told.jsonl', 'stories.jsonl', 'topics.jsonl', 'topics-aside.jsonl'])('T13 %s', (file) => {
    const asked = lines(file)
      .filter(({ gate }) => gate !== 'emergency')
      .flatMap(({ turns, question }) => turns ?? question ?? [])
    expect(asked.filter((text) => understand(text, pricePlaces).danger === 'emergency')).toEqual([])
  })
})

test.each([
  ['my stepson got his boot in the feed mixer while it was turning', 'person'],
  ['the calf drank from the sprayer', 'animal'],
])('T12 what no rule tells of is known by its likeness: %s', (text, kind) => {
  expect(understand(text, pricePlaces)).toMatchObject({ danger: 'emergency', emergency: kind })
})

test.each([
  ['can i treat the wheat tomorrow', 'field-work'],
  ['downy mildew chances in my vineyard', 'weather'],
  ['since january 2026 which drop more cocoa or coffee', 'price'],
  ['worms in the whorl of my maize', 'pest-and-disease'],
  ['how hot does it get for the pickers at two o clock', 'weather'],
  ['when i planted rubber it never rained, does it rain now this week', 'weather'],
])('T12 the topic is known by its likeness: %s', (text, topic) => {
  expect(understand(text, pricePlaces)).toMatchObject({ topic })
})

test.each([
  'and the night after that?',
  'e se a média cair para 24 litros?',
  'no harm, but is there a body that tests them and publishes a list?',
  'لو عايز أشتري طن يوريا أبيع كام كيلو قطن بالسعر العالمي؟',
])('T13 nobody is in danger where neither anybody nor any harm is named: %s', (text) => {
  expect(understand(text, pricePlaces).danger).toBeUndefined()
})

test('T12 animals that are ill on a farm are no person', () => {
  const bloated = 'six of my calves are bloated on the left side and two are down, and my husband is away'
  expect(understand(bloated, pricePlaces)).toMatchObject({ topic: 'livestock', emergency: 'animal' })
})
