import { expect, test } from 'vitest'
import { phoneRows, type Round, type RoundsByBuild } from './table.ts'

const round: Round = {
  first: 1_500,
  firstBlocked: 100,
  again: 400,
  againOwn: 600,
  againBlocked: 60,
  offline: 400,
  day: 64,
  tab: 64,
  prices: 64,
  farm: 64,
  farmContent: 200,
}
const measured = (change: Partial<Round>): RoundsByBuild => [
  [{ ...round, ...change }],
  [{ ...round, ...change, again: 900 }],
]
const row = (line: RegExp, ...builds: [RoundsByBuild, RoundsByBuild?]) =>
  phoneRows(...builds).find((row) => line.test(row.line))

test('a single build shows the figures for both phones, or only for the faster one', () => {
  expect(row(/^Opening again, forecast/, measured({}))).toMatchObject({
    figure: '0.40 s / 0.90 s',
    isMet: true,
  })
  expect(row(/content of My farm/, measured({}))?.figure).toBe('200.0 ms')
})

test('an aim is missed if either phone is too slow', () => {
  expect(row(/^Opening again, forecast/, measured({ again: 600 }))?.isMet).toBe(false)
})

test('a comparison of two builds shows both figures and their ratio', () => {
  const before = measured({ again: 800, farmContent: 400 })
  expect(row(/^Opening again, forecast/, measured({}), before)?.figure).toBe(
    '0.40 s / 0.90 s, before 0.80 s / 0.90 s, ratio 0.50 / 1.00',
  )
  expect(row(/content of My farm/, measured({}), before)?.figure).toBe(
    '200.0 ms, before 400.0 ms, ratio 0.50',
  )
})
