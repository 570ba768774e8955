import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compose } from '../../answer/compose.ts'
import { priceData, pricePlaces } from '../../answer/price-data.fixture.ts'
import { understand } from '../question.ts'

interface Told {
  readonly turns: readonly string[]
  readonly value?: number
  /** Figures that must be asked back. */
  readonly ask?: readonly number[]
  /** Something of it must be asked back, whatever it is. */
  readonly asks?: true
}

const stories = ['stories', 'sums-told', 'sums-in-many-words', 'sums-in-seven-languages'].flatMap((name) =>
  readFileSync(new URL(`../../../tests/${name}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Told),
)

const answer = (turns: readonly string[]) => {
  const question = turns.reduce<ReturnType<typeof understand> | undefined>(
    (before, text) => understand(text, pricePlaces, before),
    undefined,
  )
  return question === undefined ? [] : compose(question, priceData).statements
}

/** What a sum is told in: its result, and not the figures that it was made of. */
const results = /^(?:story_result|story_change|story_offers|result|worth|break_even.*)$/

test.each(stories)('N8 $turns', ({ turns, value, ask, asks }) => {
  const told = answer(turns)
  if (asks) {
    expect(told).toMatchObject([{ code: 'story_unplaced' }])
    return
  }
  if (ask !== undefined) {
    expect(told).toMatchObject([{ code: 'story_unplaced', values: { figures: ask } }])
    return
  }
  const figures = told
    .flatMap(({ code, facts }) => (results.test(code) ? facts : []))
    .map((fact) => fact.value)
  expect(figures).toContainEqual(expect.closeTo(value ?? 0, 6))
})
