import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ClaimGate } from './claim-gate.ts'
import type { Claims, Referable } from './referable.ts'

const of = { commodity: 'maize', name: 'Maize', priceType: 'benchmark' } as const
const price: Referable = {
  id: 'f1',
  provenance: 'stored',
  text: 'USD 210 per tonne in February 2026',
  about: 'maize, world price',
  sentence: 'Maize, world price: USD 210 per tonne in February 2026.',
  fact: { value: 210, kind: 'price', currency: 'USD', per: 't', months: ['2026-02'], role: 'price', of },
}
const change: Referable = {
  id: 'f2',
  provenance: 'stored',
  text: 'up 2.5 % from January 2026 to February 2026',
  about: 'maize, world price',
  sentence: 'Maize, world price: up 2.5 % from January 2026 to February 2026.',
  fact: { value: 2.5, kind: 'percent', months: ['2026-01', '2026-02'], role: 'change', of },
}
const claims: Claims = {
  referables: [price, change],
  at: new Date('2026-09-21T14:20:00Z'),
  countries: [['Kenya', 'KE']],
}

function through(pieces: readonly string[]) {
  const gate = new ClaimGate(claims)
  const text = pieces.map((piece) => gate.push(piece)).join('') + gate.end()
  return { text, takenOut: gate.takenOut }
}

test('F10 a text is sourced once it states a fact that was looked up, with or without its id', () => {
  const own: Referable = {
    id: 'f3',
    provenance: 'yours',
    text: '40 bags',
    about: 'your figure',
    sentence: 'Your figure: 40 bags.',
    fact: { value: 40, kind: 'count' },
  }
  const isSourced = (text: string) => {
    const gate = new ClaimGate({ ...claims, referables: [price, change, own] })
    gate.push(text)
    gate.end()
    return gate.isSourced
  }
  expect(
    ['Maize is at {{f1}}.', 'It is dry. Maize is at {{f1}}!', 'Maize was at USD 210 per tonne.'].map(
      isSourced,
    ),
  ).toEqual([true, true, true])
  expect(
    ['Keep the sacks dry.', 'Maize is at {{f9}}.', 'Maize is at USD 987.', 'You have {{f3}}.'].map(isSourced),
  ).toEqual([false, false, false, false])
})

const words = [
  'Maize',
  'wheat',
  'is at',
  'fell',
  'rose',
  '{{f1}}',
  '{{f2}}',
  '{{f9}}',
  '245',
  'two hundred',
  '½',
  '२४५',
  'Ksh245',
  'USD',
  'in Kenya',
  'today',
  'doubled',
  'Dry the grain',
  'and',
  '.',
  ', ',
  '\n',
  '1. ',
  '2) ',
  '## ',
  '[a](https://b.example/7)',
  'in 2019',
  '1e3',
  '**',
  '\u200b',
]
const written = fc.array(fc.constantFrom(...words), { maxLength: 30 }).map((parts) => parts.join(' '))

test('F6 however a text is cut, the same goes through', () => {
  fc.assert(
    fc.property(written, fc.array(fc.nat(200), { maxLength: 12 }), (text, cuts) => {
      const at = [0, ...cuts.map((cut) => cut % (text.length + 1)).sort((a, b) => a - b), text.length]
      const pieces = at.slice(1).map((end, n) => text.slice(at[n], end))
      expect(through(pieces)).toEqual(through([text]))
    }),
    { numRuns: 500 },
  )
})

test('F3 no figure goes through but the product’s own, those of facts, dates and the numbers of lists', () => {
  fc.assert(
    fc.property(written, (text) => {
      const left = through([text])
        .text.replaceAll('USD 210 per tonne in February 2026', '')
        .replaceAll('up 2.5 % from January 2026 to February 2026', '')
        .replaceAll('in 2019', '')
        .replace(/[12][.)](?=\s|$)/g, '')
      expect(left).not.toMatch(/\p{N}|hundred|doubled|\{\{/u)
    }),
    { numRuns: 1_000 },
  )
})

test.each([
  ['Rotate your crops, and ask your neighbours what worked for them.'],
  ['Store grain dry: moisture is what spoils it.'],
  ['The price that you are paid depends on quality, distance and who buys.'],
  ['When many farmers sell at harvest, prices often fall, so storage can pay.'],
  ['Maize: see the market board.'],
  ['You asked: What is maize worth?'],
  ['I do not know that; your extension officer will.'],
  ['Since 2015 many farms have used such bags.'],
  ['Bonjour ! Séchez le grain et gardez-le à l’abri.'],
  ['Habari! Kausha nafaka na uihifadhi mahali pakavu.'],
  ['नमस्ते! अनाज को अच्छी तरह सुखाएँ।'],
  ['مرحبا! جفف الحبوب جيدا قبل التخزين.'],
  ['¡Hola! Seque el grano y guárdelo en un lugar fresco.'],
  ['Olá! Seque o grão e mantenha-o longe do chão.'],
])('F7 advice passes as it is: %s', (text) => {
  expect(through([text])).toEqual({ text, takenOut: 0 })
})
