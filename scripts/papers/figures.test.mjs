import assert from 'node:assert/strict'
import { test } from 'node:test'
import { figureRows, rowOffence } from './figure-rows.mjs'
import { figuresIn } from './figures.mjs'

const code = `
const MINUTE = 60_000
const PAUSE_MS = [10_000, 15_000] as const
export const early = { freshMs: 12 * MINUTE }
export const late = { freshMs: 60 * MINUTE }
const schema = z.object({ PORT: z.coerce.number().min(0).default(3000), DRAIN_SECONDS: count(15).refine(Boolean) })
const KEPT = 0.3
const gone = sql\`interval '14 days'\`
Fastify({ bodyLimit: 65_536, requestTimeout: 15_000 })
`

test('figures are read from constants, sums of them, objects and the defaults of settings', () => {
  const figures = figuresIn('a.ts', code)
  const one = (name) => [...(figures.get(name) ?? [])]
  assert.deepEqual(one('PAUSE_MS'), ['10000 to 15000'])
  assert.deepEqual(one('early.freshMs'), [720_000])
  assert.deepEqual(one('freshMs'), [720_000, 3_600_000])
  assert.deepEqual(one('PORT'), [3000])
  assert.deepEqual(one('DRAIN_SECONDS'), [15])
  assert.deepEqual(one('gone'), [])
})

const read = (path) => (path === 'a.ts' ? code : undefined)
const offence = (figure, name, path = 'a.ts') => rowOffence({ what: 'It', figure, path, name }, read)

for (const [figure, name] of [
  ['10 to 15 s', 'PAUSE_MS'],
  ['12 min', 'early.freshMs'],
  ['1 h', 'late.freshMs'],
  ['3,000', 'PORT'],
  ['15 s', 'DRAIN_SECONDS'],
  ['30 %', 'KEPT'],
  ['64 KiB', 'bodyLimit'],
  ['15 s', 'requestTimeout'],
  ['14 days', "interval '14 days'"],
]) {
  test(`${figure} is what the code has as ${name}`, () => assert.equal(offence(figure, name), undefined))
}

for (const [why, pattern, ...row] of [
  ['another figure', /the page says 11 min/, '11 min', 'early.freshMs'],
  [
    'a figure that the code wrote in another unit',
    /the page says 12$|the page says 12,/,
    '12',
    'early.freshMs',
  ],
  ['a name that stands for two', /several figures/, '12 min', 'freshMs'],
  ['a name that is gone', /has no figure GONE_MS/, '1 s', 'GONE_MS'],
  ['a file that is gone', /there is no b.ts/, '1 s', 'GONE_MS', 'b.ts'],
  ['words that are gone', /does not say/, '15 days', "interval '15 days'"],
]) {
  test(`${why} is an offence`, () => assert.match(offence(...row), pattern))
}

test('the rows of a page are those that name a file and a figure in it', () => {
  const page =
    '| What | Figure | Where |\n|---|---|---|\n| A wait | 1 s | `a.ts` `WAIT_MS` |\n| Said | often | nowhere |\n'
  assert.deepEqual(figureRows(page), [{ what: 'A wait', figure: '1 s', path: 'a.ts', name: 'WAIT_MS' }])
})
