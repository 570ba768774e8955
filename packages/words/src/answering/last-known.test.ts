import type { SaidStatement } from '@smart-farming/market-core/answer/statement'
import { expect, test } from 'vitest'
import { loadAnswerWords } from '../catalogues.ts'
import { answerText } from '../statement-words.ts'

const price = { value: 690, currency: 'NIO', per: 'quintal', month: '2026-02' } as const
const series = { commodity: 'maize', name: 'maize', priceType: 'retail' } as const
const said: SaidStatement[] = [
  { code: 'price', values: { series, price, isLast: true } },
  {
    code: 'moved_between',
    values: {
      changes: [
        { from: '2026-01', to: '2026-02', percent: 3 },
        { from: '2025-02', to: '2026-02', percent: -5 },
      ],
    },
  },
]

test.each([
  ['en', 'It rose 3.0% from January to February 2026 and fell 5.0% from February 2025 to February 2026.'],
  ['fr', 'en hausse de 3,0 % entre janvier et février 2026'],
  ['es', 'una subida de 3,0 % entre enero y febrero de 2026'],
  ['pt', 'uma alta de 3,0 % entre janeiro e fevereiro de 2026'],
  ['sw', 'imepanda asilimia 3.0 kuanzia Januari hadi Februari 2026'],
  ['hi', 'जनवरी से फ़रवरी 2026 तक 3.0% ऊपर'],
  ['ar', 'من يناير إلى فبراير 2026'],
] as const)(
  'the last known price and its moves are told with their months in %s',
  async (language, moved) => {
    const { statements } = (await loadAnswerWords(language)).answers
    const text = answerText(
      statements,
      said.map((one) => ({ ...one, facts: [] })),
    )
    const plain = text.replace(/[\u2066-\u2069]/g, '').replace(/[\u00a0\u202f]/g, ' ')
    expect(plain).toContain(moved)
    expect(text).not.toBe(answerText(statements, [{ code: 'price', values: { series, price } }]))
  },
)
