import { pino } from 'pino'
import { expect, test } from 'vitest'
import { loadConfig } from '../config.ts'
import { warnAboutSettings } from './start-advice.ts'

const SESSION_SECRET = 'only for tests 1 fQ2xLr7Vt4Kw8Zb3NmYc6Hd'

function adviceFor(env: Record<string, string>, ownsTables = false): readonly Record<string, unknown>[] {
  const lines: Record<string, unknown>[] = []
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) })
  warnAboutSettings(loadConfig({ SESSION_SECRET, ...env }), { name: 'farm', ownsTables }, log)
  return lines
}

test.each([
  ['no setting is given', {}],
  ['a trial runs without TLS', { PUBLIC_URL: 'http://farm.example.org' }],
  ['production runs behind TLS', { NODE_ENV: 'production', PUBLIC_URL: 'https://farm.example.org' }],
])('gives no advice when %s', (_, env) => expect(adviceFor(env)).toEqual([]))

test.each([
  ['no address', {}, null],
  ['an address without TLS', { PUBLIC_URL: 'http://10.0.0.7/' }, 'http://10.0.0.7'],
])('warns of plain http in production with %s', (_, env, publicUrl) => {
  const [advice, ...more] = adviceFor({ NODE_ENV: 'production', ...env })
  expect(advice).toMatchObject({
    level: 40,
    publicUrl,
    msg: expect.stringMatching(/^plain http in production/),
  })
  expect(more).toEqual([])
})

test('warns of a database role that may change tables', () => {
  const [advice] = adviceFor({}, true)
  expect(advice).toMatchObject({ role: 'farm', msg: expect.stringContaining('may change tables') })
})
