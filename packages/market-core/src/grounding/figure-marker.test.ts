import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Fact } from '../answer/fact.ts'
import { type Evidence, FigureMarker } from './figure-marker.ts'
import { ground, markUnverified } from './ground.ts'
import { LONGEST_SENTENCE, sentencesOf } from './sentences.ts'

const maize: Fact = { value: 198.4, kind: 'price', currency: 'USD', per: 'tonne', months: ['2026-08'] }
const evidence: Evidence = { facts: [maize], names: ['Rice, Thai 5%', 'Beef, U.S. lean 90%'] }

function inPieces(text: string, cuts: readonly number[]) {
  const marker = new FigureMarker(evidence)
  const places = [0, ...[...cuts].sort((a, b) => a - b), text.length]
  const said = places.slice(1).map((place, at) => marker.push(text.slice(places[at], place)))
  return { text: [...said, marker.end()].join(''), unverified: marker.unverified }
}
function whole(text: string) {
  const grounding = ground(text, evidence.facts, evidence.names)
  return { text: markUnverified(text, grounding), unverified: grounding.unverified }
}

const words = fc.constantFrom(
  ...[
    'Maize',
    'USD',
    'was',
    ' ',
    '. ',
    '; ',
    '\n',
    '198',
    '198.4',
    '1,2',
    '34',
    '250',
    '%',
    '$',
    '€',
    '-',
    '(',
  ],
  ...[
    'in Aug',
    'ust 2026',
    ' May',
    '3. ',
    'about ',
    'per tonne',
    '/kg',
    'Rice, Thai ',
    '5%',
    'U.S. lean 90%',
  ],
  ...['१९८', '価格は', '。', '🌾', '\u00a0', 'https://a.b/12', '\r\n', '**', 'x'.repeat(150)],
)
const text = fc.array(words, { maxLength: 40 }).map((parts) => parts.join(''))

test('F6 the same text comes out, marked, however it is cut', () => {
  fc.assert(
    fc.property(text, fc.array(fc.nat(2_000), { maxLength: 30 }), (written, cuts) => {
      const within = cuts.map((cut) => Math.min(cut, written.length))
      expect(inPieces(written, within)).toEqual(whole(written))
    }),
    { numRuns: 2_000 },
  )
})

test('F6 so it does a character at a time', () => {
  fc.assert(
    fc.property(text, (written) => {
      expect(
        inPieces(
          written,
          Array.from(written, (_, at) => at),
        ),
      ).toEqual(whole(written))
    }),
  )
})

test('F6 without the marks it is the text', () => {
  fc.assert(
    fc.property(text, (written) => {
      const [first = '', ...others] = inPieces(written, []).text.split(' [unverified]')
      // Only a bracket that stood right behind the figure has a space of ours in front of it now.
      const rest = others.reduce((left, part) => {
        const own = left.startsWith(part) ? part : part.replace(/^ \(/, '(')
        expect(left.startsWith(own), JSON.stringify({ left, part })).toBe(true)
        return left.slice(own.length)
      }, written.slice(first.length))
      expect([written.startsWith(first), rest]).toEqual([true, ''])
    }),
    { examples: [['34 ('], ['34(']] },
  )
})

test('F7 words go out at once, a figure when its sentence is over', () => {
  const marker = new FigureMarker(evidence)
  expect(marker.push('Maize stood at USD ')).toBe('Maize stood at USD ')
  expect(marker.push('198 in June')).toBe('')
  expect(marker.push(' 2026. ')).toBe('')
  expect(marker.push('Then')).toBe('198 [unverified] in June 2026. Then')
  expect(marker.push(' it was 198')).toBe(' it was ')
  expect(marker.end()).toBe('198')
  expect(marker.unverified).toBe(1)
})

test('F7 a sentence without an end is not waited for', () => {
  fc.assert(
    fc.property(fc.constantFrom('a ', 'an7 ', '価格', '12 ', '1'), (piece) => {
      const marker = new FigureMarker(evidence)
      const long = piece.repeat(3 * LONGEST_SENTENCE)
      expect(marker.push(long).length).toBeGreaterThan(long.length - LONGEST_SENTENCE - 2)
      expect(sentencesOf(long).join('')).toBe(long)
    }),
  )
})

test('F6 facts that come in the middle count from then on', () => {
  const facts: Fact[] = []
  const marker = new FigureMarker({ facts, names: [] })
  const before = marker.push('Say 250.\n')
  facts.push({ value: 250, kind: 'count' })
  expect(before + marker.push('So 250.\n')).toBe('Say 250 [unverified].\nSo 250.\n')
})
