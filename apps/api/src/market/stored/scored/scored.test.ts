import { readFileSync } from 'node:fs'
import { addUnknownWords } from '@smart-farming/market-core/answering/answer-parts'
import { answerQuestion } from '@smart-farming/market-core/answering/answer-question'
import { readMessage } from '@smart-farming/market-core/reader/read'
import { checkRows } from '@smart-farming/vectors/check-rows'
import { expect, test } from 'vitest'
import { fixedParities } from '../fixed-parities.ts'
import type { AnswerCase, Verdict } from './expected-answer.fixture.ts'
import { judgeAnswer, type ScoredAnswer } from './judge.fixture.ts'
import { allSeries, knownPlaces, rates } from './prices-in-memory.fixture.ts'

/**
 * Minimum share of right answers and maximum share of wrong prices without reservation, in %. The
 * questions, by an author who had not seen the code, are answered from the bundled prices.
 */
const floors = {
  price: [92, 4],
  'follow-up': [88, 2],
  language: [93, 1],
  'near-name': [98, 1],
  weather: [94, 1],
  sum: [84, 1],
  compound: [74, 1],
  other: [95, 4],
} as const

const casesOf = (kind: string): AnswerCase[] =>
  readFileSync(new URL(`../../../../tests/questions/${kind}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as AnswerCase)

function told({ turns, farm }: AnswerCase): ScoredAnswer {
  const { parts } = readMessage(turns.at(-1) ?? '', turns.slice(0, -1), knownPlaces)
  const data = {
    series: allSeries,
    rates: [...rates, ...fixedParities(['XAF', 'XOF'])],
    local: farm ? [farm] : [],
    today: '2026-11',
    advisers: [],
  }
  return {
    questions: parts.map(({ question }) => question),
    statements: parts.flatMap(
      (part) => addUnknownWords(part, answerQuestion(part.question, data)).statements,
    ),
  }
}

test('answers enough questions of each kind correctly, with few wrong prices', () =>
  checkRows(Object.entries(floors), ([kind, [right, wrong]]) => {
    const verdicts = casesOf(kind).map((one): readonly [string, Verdict] => [
      one.id,
      judgeAnswer(one.want, told(one)),
    ])
    const share = (verdict: Verdict) =>
      (100 * verdicts.filter(([, one]) => one === verdict).length) / verdicts.length
    const failed = verdicts.filter(([, one]) => one !== 'right').map(([id, one]) => `${id} ${one}`)
    expect(share('right'), failed.join(', ')).toBeGreaterThanOrEqual(right)
    expect(share('wrong'), failed.join(', ')).toBeLessThanOrEqual(wrong)
  }))
