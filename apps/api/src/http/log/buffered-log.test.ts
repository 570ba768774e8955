import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BufferedLog } from './buffered-log.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function gathered() {
  const written: string[] = []
  let flushed = 0
  const log = new BufferedLog({
    write: (text) => void written.push(text),
    flushSync() {
      flushed += 1
    },
    destroy: () => void written.push('destroyed'),
  })
  return { log, written, flushes: () => flushed }
}

test('writes a line within 250 ms, together with the lines after it', () => {
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

test('writes a large text immediately', () => {
  const { log, written } = gathered()
  log.write('x'.repeat(70_000))
  expect(written).toHaveLength(1)
  expect(vi.getTimerCount()).toBe(0)
})

test('never writes to a destination that has failed, even on the final flush', () => {
  const { log, written, flushes } = gathered()
  log.write('a\n')
  log.abandon()
  log.write('b\n')
  vi.advanceTimersByTime(1_000)
  log.flushSync()
  expect([written, flushes()]).toEqual([['destroyed'], 0])
})

test('the final flush writes every line once and in order', () => {
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
