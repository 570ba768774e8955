import { checkRows } from '@smart-farming/vectors/check-rows'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadLexicon } from '../lexicon/lexicon.ts'
import { samplePlaces } from '../places.fixture.ts'
import { tokenize } from '../tokens.ts'
import { describeSpans } from './describe-spans.fixture.ts'
import { findSpans } from './find-spans.ts'
import messages from './messages.json' with { type: 'json' }

const lexicon = loadLexicon(samplePlaces)

function read(message: string): string {
  const tokens = tokenize(message)
  return describeSpans(tokens, findSpans(tokens, lexicon))
}

test.each(Object.entries(messages.whole))(
  'R10 prefers the longest phrase, in any language: %s',
  (message, spans) => {
    expect(read(message)).toBe(spans)
  },
)

test('R11 reads commodities together with the words that identify their series', () =>
  checkRows(Object.entries(messages.names), ([message, spans]) => {
    expect(read(message)).toBe(spans)
  }))

test('R12 distinguishes a product from the commodity it is made from', () =>
  checkRows(Object.entries(messages.products), ([message, spans]) => {
    expect(read(message)).toBe(spans)
  }))

test('R13 reads known and unknown places', () =>
  checkRows(Object.entries(messages.places), ([message, spans]) => {
    expect(read(message)).toBe(spans)
  }))

test('R14 reads amounts and money', () =>
  checkRows(Object.entries(messages.amounts), ([message, spans]) => {
    expect(read(message)).toBe(spans)
  }))

test('R15 reads the periods of price questions', () =>
  checkRows(Object.entries(messages.periods), ([message, spans]) => {
    expect(read(message)).toBe(spans)
  }))

test('R16 reads the days and hours of weather questions', () =>
  checkRows(Object.entries(messages.whens), ([message, spans]) => {
    expect(read(message)).toBe(spans)
  }))

test.each(Object.entries(messages.misspelt))('R17 corrects misspelt names and cues: %s', (message, spans) => {
  expect(read(message)).toBe(spans)
})

test('R18 returns spans in order, without overlap and without skipping a word', () => {
  const word = fc.constantFrom(
    ...Object.values(messages).flatMap((group) => Object.keys(group).join(' ').split(' ')),
  )
  fc.assert(
    fc.property(
      fc.array(fc.oneof(word, fc.string({ unit: 'binary', maxLength: 6 })), { maxLength: 30 }),
      (words) => {
        const tokens = tokenize(words.join(' '))
        let end = 0
        for (const span of findSpans(tokens, lexicon)) {
          expect(span.start).toBeGreaterThanOrEqual(end)
          expect(span.end).toBeGreaterThan(span.start)
          expect(tokens.slice(end, span.start).filter(({ kind }) => kind === 'word')).toEqual([])
          end = span.end
        }
        expect(tokens.slice(end).filter(({ kind }) => kind === 'word')).toEqual([])
      },
    ),
  )
})
