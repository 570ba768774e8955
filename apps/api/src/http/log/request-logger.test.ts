import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createRequestLogger } from './request-logger.ts'

function logs() {
  const lines: Record<string, unknown>[] = []
  const parent = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) })
  return { lines, parent, logger: createRequestLogger(parent, { requestId: 'r1' }) }
}

test('adds the request id to every line, in every form of logging call', () => {
  const { lines, logger } = logs()
  logger.warn({ err: new Error('broken') }, 'failed: %s', 'why')
  logger.error('a text')
  logger.debug('below the level')
  expect(lines).toMatchObject([
    { requestId: 'r1', level: 40, msg: 'failed: why', err: { message: 'broken' } },
    { requestId: 'r1', level: 50, msg: 'a text' },
  ])
  expect(lines).toHaveLength(2)
})

test('uses the parent’s level and passes the request id on to child loggers', () => {
  const { lines, parent, logger } = logs()
  expect(logger.level).toBe('info')
  logger.child({ part: 'weather' }).info('said')
  expect(lines).toMatchObject([{ requestId: 'r1', part: 'weather', msg: 'said' }])
  parent.level = 'silent'
  expect(logger.level).toBe('silent')
})
