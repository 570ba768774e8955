import { expect, test } from 'vitest'
import { type BuildResult, type PhoneResult, phoneTable } from './table.ts'

const round: PhoneResult = {
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
  precache: 248_000,
}
const measured = (change: Partial<PhoneResult>): BuildResult => ({
  rounds: [[{ ...round, ...change }], [{ ...round, ...change, again: 900 }]],
  readers: { cellular: 11_000, wifi: 150_000 },
})
const figure = (what: RegExp, ...builds: [BuildResult, BuildResult?]) =>
  phoneTable(...builds).find((line) => what.test(line.what))?.figure

test("phoneTable lists a build's results, for both phones if both were measured", () => {
  expect(figure(/^opening again, forecast/, measured({}))).toBe('0.40 s / 0.90 s')
  expect(figure(/content of My farm/, measured({}))).toBe('200 ms')
})

test("phoneTable adds the earlier build's results and the ratio", () => {
  const now = measured({})
  const before = measured({ again: 800, farmContent: 400 })
  expect(figure(/^opening again, forecast/, now, before)).toBe(
    '0.40 s / 0.90 s, before 0.80 s / 0.90 s, ratio 0.50 / 1.00',
  )
  expect(figure(/content of My farm/, now, before)).toBe('200 ms, before 400 ms, ratio 0.50')
})

test('phoneTable shows a missing result as a dash', () => {
  const before = measured({ offline: Number.NaN })
  expect(figure(/offline/, measured({}), before)).toBe('0.40 s / 0.40 s, before - / -, ratio - / -')
})
