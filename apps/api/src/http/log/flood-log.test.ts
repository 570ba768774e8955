import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FloodLog } from './flood-log.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function flooded() {
  const lines: string[] = []
  const log = new FloodLog()
  const tell = (key: string) =>
    log.tell(key, ({ more, others }) => {
      lines.push(`${others ? 'others' : key}${more === undefined ? '' : ` +${more}`}`)
    })
  return { lines, tell }
}

test('writes a single event at once and nothing later', () => {
  const { lines, tell } = flooded()
  tell('a')
  vi.advanceTimersByTime(600_000)
  expect(lines).toEqual(['a'])
  tell('a')
  expect(lines).toEqual(['a', 'a'])
})

test('writes one line a minute with the number of events until a flood ends', () => {
  const { lines, tell } = flooded()
  for (let second = 0; second < 180; second += 1) {
    for (let at = 0; at < 100; at += 1) tell('a')
    vi.advanceTimersByTime(1_000)
  }
  expect(lines).toEqual(['a', 'a +5999', 'a +6000', 'a +6000'])
  vi.advanceTimersByTime(120_000)
  expect(lines).toHaveLength(4)
  expect(vi.getTimerCount()).toBe(0)
})

test('a caller outside the flood gets a separate line', () => {
  const { lines, tell } = flooded()
  for (const key of ['a', 'a', 'b', 'a']) tell(key)
  expect(lines).toEqual(['a', 'b'])
  vi.advanceTimersByTime(60_000)
  expect(lines).toEqual(['a', 'b', 'a +2'])
})

test('logs at most 1,000 lines for a flood from many networks, then counts the rest together', () => {
  const { lines, tell } = flooded()
  for (let at = 0; at < 5_000; at += 1) tell(`network ${at}`)
  expect(lines).toHaveLength(1_000)
  vi.advanceTimersByTime(60_000)
  expect(lines).toHaveLength(1_001)
  expect(lines.at(-1)).toBe('others +4000')
})
