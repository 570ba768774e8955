import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { GatheredLog } from './gathered-log.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function gathered() {
  const written: string[] = []
  let flushed = 0
  const log = new GatheredLog({
    write: (text) => void written.push(text),
    flushSync() {
      flushed += 1
    },
    destroy: () => void written.push('destroyed'),
  })
  return { log, written, flushes: () => flushed }
}

test('a line goes out within a quarter of a second, with those that came meanwhile', () => {
  const { log, written } = gathered()
  log.write('a\n')
  vi.advanceTimersByTime(200)
  log.write('b\n')
  expect(written).toEqual([])
  vi.advanceTimersByTime(50)
  expect(written).toEqual(['a\nb\n'])
  vi.advanceTimersByTime(1_000)
  expect(written).toHaveLength(1)
})

test('much goes out at once', () => {
  const { log, written } = gathered()
  log.write('x'.repeat(70_000))
  expect(written).toHaveLength(1)
  expect(vi.getTimerCount()).toBe(0)
})

test('a destination that has failed is left alone, also at the end', () => {
  const { log, written, flushes } = gathered()
  log.write('a\n')
  log.abandon()
  log.write('b\n')
  vi.advanceTimersByTime(1_000)
  log.flushSync()
  expect([written, flushes()]).toEqual([['destroyed'], 0])
})

test('at the end everything is written, in its order and once', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 9_000 })), fc.array(fc.nat(300)), (lines, waits) => {
      const { log, written, flushes } = gathered()
      lines.forEach((line, at) => {
        log.write(line)
        vi.advanceTimersByTime(waits[at] ?? 0)
      })
      log.flushSync()
      expect(written.join('')).toBe(lines.join(''))
      expect(flushes()).toBe(1)
    }),
  )
})
