import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ClaimGate } from '../src/claims/claim-gate.ts'
import type { CitableFact, Claims } from '../src/claims/referable.ts'

interface Looked {
  commodity: string
  price: number
  currency: string
  unit: string
  month: string
}
interface Answer {
  id: string
  lang: Claims['language']
  question: string
  answer: string
  facts?: Looked[]
}
type Helpful = Answer & { sentences: string[] }
type Bad = Answer & { bad: string; good: string[]; kind: string; idiom?: boolean }

/** Cases by an author who did not know the code, and our own cases. */
const read = <Case>(file: string): Case[] =>
  [file, `own-${file}`].flatMap((name) =>
    readFileSync(new URL(`answers/data/${name}`, import.meta.url), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  )

const referable = ({ commodity, price, currency, unit, month }: Looked, at: number): CitableFact => ({
  id: `f${at + 1}`,
  provenance: 'stored',
  text: `${currency} ${price}`,
  sentence: `${commodity}: ${currency} ${price} (${unit}, ${month}).`,
  fact: {
    value: price,
    kind: 'price',
    currency,
    per: unit,
    months: [month],
    role: 'price',
    of: { commodity, name: commodity, priceType: 'wholesale' },
  },
})

/** The displayed answer, without Markdown marks. */
function shown({ lang, question, answer, facts = [] }: Answer): string {
  const gate = new ClaimGate({
    referables: facts.map(referable),
    at: new Date('2026-11-29T12:00:00Z'),
    countries: [],
    asked: [question],
    language: lang,
    pointers: { label: 'See the label.', vet: 'Ask the vet.', emergency: 'Call for help.' },
  })
  return plain(gate.push(answer) + gate.end())
}

const plain = (text: string): string => text.replace(/[|*_#`>\s-]+/g, ' ').trim()
const share = (part: number, whole: number): number => Math.round((1000 * part) / whole) / 10

test('F9 shows helpful answers in full, without losing a sentence', () => {
  const answers = read<Helpful>('helpful.jsonl').map((one) => ({ one, text: shown(one) }))
  const sentences = answers.flatMap(({ one, text }) =>
    one.sentences.map((sentence) => ({ sentence, isShown: text.includes(plain(sentence)) })),
  )
  const lost = sentences.filter(({ isShown }) => !isShown).map(({ sentence }) => sentence)
  expect(share(sentences.length - lost.length, sentences.length), lost.join('\n')).toBeGreaterThanOrEqual(98)
  expect(lost).toEqual([])
})

const bad = read<Bad>('must-not-pass.jsonl').map((one) => ({ one, text: shown(one) }))
const passed = (of: typeof bad) => of.filter(({ one, text }) => text.includes(plain(one.bad)))
const loose = ['direction', 'prediction', 'sell_or_hold']

test('F10 blocks every unsafe claim, and 95 % of market predictions and sale advice', () => {
  const strict = bad.filter(({ one }) => !one.idiom && !loose.includes(one.kind))
  expect(passed(strict).map(({ one }) => `${one.kind}: ${one.bad}`)).toEqual([])
  const market = bad.filter(({ one }) => !one.idiom && loose.includes(one.kind))
  expect(share(passed(market).length, market.length)).toBeLessThanOrEqual(5)
})

test('F11 shows at least 95 % of the good sentences next to a blocked one', () => {
  const good = bad.flatMap(({ one, text }) => one.good.map((sentence) => text.includes(plain(sentence))))
  expect(share(good.filter(Boolean).length, good.length)).toBeGreaterThanOrEqual(95)
})
