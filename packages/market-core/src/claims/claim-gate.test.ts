import { checkRows } from '@smart-farming/vectors/check-rows'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ClaimGate } from './claim-gate.ts'
import type { CitableFact, Claims } from './referable.ts'

const of = { commodity: 'maize', name: 'Maize', priceType: 'benchmark' } as const
const price: CitableFact = {
  id: 'f1',
  provenance: 'stored',
  text: 'USD 210 per tonne in February 2026',
  about: 'maize, world price',
  sentence: 'Maize, world price: USD 210 per tonne in February 2026.',
  fact: { value: 210, kind: 'price', currency: 'USD', per: 't', months: ['2026-02'], role: 'price', of },
}
const claims: Claims = {
  referables: [price],
  at: new Date('2026-09-21T14:20:00Z'),
  countries: [['Kenya', 'KE']],
  asked: [],
  language: 'en',
  pointers: { label: 'Follow the label.', vet: 'Ask your vet.', emergency: 'Call a doctor now.' },
}

function through(pieces: readonly string[], more: Partial<Claims> = {}) {
  const gate = new ClaimGate({ ...claims, ...more })
  const text = pieces.map((piece) => gate.push(piece)).join('') + gate.end()
  return { text, kinds: gate.leftOut.map(({ kind }) => kind), used: gate.used.size, isAdvice: gate.isAdvice }
}
const shown = (text: string) => through([text]).text

test('F3 removes unsupported sentences, list items, table rows and headed sections entirely', () => {
  expect(shown('Dry the grain. Beans are at KES 9,450 a bag today. Keep it cool.')).toBe(
    'Dry the grain. Keep it cool.',
  )
  expect(shown('Before you sell:\n\n1. Dry it.\n2. Wheat fetches USD 300 a tonne now.\n3. Weigh it.')).toBe(
    'Before you sell:\n\n1. Dry it.\n3. Weigh it.',
  )
  expect(
    shown('Store it dry.\n\n## Prices today\n\n- Beans: KES 95 a kg\n- Rice: KES 140 a kg\n\nWeigh it.'),
  ).toBe('Store it dry.\n\nWeigh it.')
  expect(shown('| Crop | Price (KES a bag) |\n|---|---|\n| Beans | 9,500 |\n\nWeigh it.')).toBe('Weigh it.')
})

test('F3 judges each table by its own headings', () => {
  const days = '| Stage | Days |\n|---|---|\n| Flowering | 40 |'
  expect(shown(`| Crop | Price (KES a bag) |\n|---|---|\n| Beans | 9,500 |\n\nWeigh it.\n\n${days}`)).toBe(
    `Weigh it.\n\n${days}`,
  )
})

test('F8 fills in a fact by its id inside a table', () => {
  expect(shown('| Crop | Price |\n|---|---|\n| Maize | {{f1}} |')).toBe(
    '| Crop | Price |\n|---|---|\n| Maize | USD 210 per tonne in February 2026 (maize, world price) |',
  )
})

test('F3 closes bold text when its end is removed', () => {
  expect(shown('**Dry it. Beans fetch KES 95 a kg now.** Weigh it.')).toBe('**Dry it.** Weigh it.')
})

test('F8 fills in a fact by its id, and replaces other claims about its crop with one sentence', () => {
  expect(through(['Maize is at {{f1}}.'])).toEqual({
    text: 'Maize is at USD 210 per tonne in February 2026 (maize, world price).',
    kinds: [],
    used: 1,
    isAdvice: false,
  })
  expect(through(['Maize is at USD 300 a tonne. Maize sells at USD 310 a tonne.'])).toEqual({
    text: price.sentence,
    kinds: ['price', 'price'],
    used: 1,
    isAdvice: false,
  })
  expect(shown('Maize was USD 210 per tonne in February 2026.')).toBe(
    'Maize was USD 210 per tonne in February 2026.',
  )
})

test('F8 does not show a sentence with the id of no fact', () => {
  expect(shown('Dry it. Maize is at {{f9}}. Weigh it.')).not.toMatch(/f9|Maize is at/)
})

test('F10 shows a calculation with the farmer’s numbers only if it is right', () => {
  const asked = ['I sell 40 bags at KES 3,100 a bag. How much is that?']
  const say = (text: string) => through([text], { asked }).kinds
  expect(say('You get KES 124,000 for 40 bags.')).toEqual([])
  expect(say('You get KES 126,500 for 40 bags.')).not.toEqual([])
})

test('F10 does not take the farmer’s own price for the market price', () => {
  const own: CitableFact = { ...price, id: 'f2', provenance: 'yours', text: 'KES 3,100 a bag' }
  const fact = { value: 3_100, kind: 'price', currency: 'KES', per: 'bag', of } as const
  expect(
    through(['Maize sells at KES 3,100 a bag today.'], { referables: [price, { ...own, fact }] }).kinds,
  ).toEqual(['price'])
})

test('F10 replaces a single waiting time in any word order', () => {
  expect(through(['Wait one week before the harvest after spraying Karate.']).kinds).toEqual(['dose'])
  const swahili = through(['Subiri wiki moja baada ya kunyunyizia Karate kabla ya kuvuna.'], {
    language: 'sw',
  })
  expect(swahili.kinds).toEqual(['dose'])
})

test('F8 counts an answer with one sentence without facts as advice, whatever follows', () => {
  expect(through(['Dry the grain well. Maize is at {{f1}}.']).isAdvice).toBe(true)
})

test('F12 replaces dangerous sentences with one safety notice, and keeps warnings', () => {
  expect(shown('Spray Furadan at dawn. Mix 20 ml of Karate in 20 litres. Weed by hand.')).toBe(
    'Follow the label. Weed by hand.',
  )
  for (const warning of [
    'Never use D.D.T. on food.',
    'Furadan is banned, so do not use it.',
    'Urea: 50 kg an acre.',
  ])
    expect(shown(warning)).toBe(warning)
})

test('F12 recognises a banned substance in any spelling', () =>
  checkRows(
    ['gramoxon', 'Grammoxone', 'para-quat', 'carbofurane', 'endosulphan', 'd d t', 'mοnocrotophos'],
    (name) => expect(through([`Use ${name} on the beans.`]).kinds).toEqual(['substance']),
  ))

test('F12 does not mistake ordinary words for banned substances', () =>
  checkRows(['sprayed seven beans', 'nitrogen', 'the counter', 'a children’s garden', 'forage'], (words) =>
    expect(through([`Use ${words} in the field.`]).kinds).toEqual([]),
  ))

const words = [
  'Maize',
  'is at',
  'KES 3,450',
  'a bag',
  'today',
  '{{f1}}',
  'Dry it',
  '.',
  '. ',
  '\n',
  '\n\n',
  '1. ',
  '- ',
  '## ',
  '| ',
  ' |',
  '**',
  'Rs. 40',
  'e.g. ',
  'Furadan',
  ':',
  '؟ ',
  '।',
  'x'.repeat(700),
]
const written = fc.array(fc.constantFrom(...words), { maxLength: 30 }).map((parts) => parts.join(' '))

test('F6 lets the same text through however it is split into pieces', () => {
  fc.assert(
    fc.property(written, fc.array(fc.nat(2_000), { maxLength: 12 }), (text, cuts) => {
      const at = [0, ...cuts.map((cut) => cut % (text.length + 1)).sort((a, b) => a - b), text.length]
      const pieces = at.slice(1).map((end, n) => text.slice(at[n], end))
      expect(through(pieces)).toEqual(through([text]))
    }),
    { numRuns: 300 },
  )
})
