import { fastifyCookie } from '@fastify/cookie'
import { checkRows } from '@smart-farming/vectors/check-rows'
import * as fc from 'fast-check'
import Fastify from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { readOwnCookie } from './own-cookie.ts'

// Registering the plugin loads the parser.
beforeAll(async () => {
  await Fastify().register(fastifyCookie)
})

test('finds the session cookie in a header', () =>
  checkRows(
    [
      [undefined, undefined],
      ['', undefined],
      ['sid', undefined],
      ['=sid', undefined],
      ['sid=', ''],
      ['sid=1', '1'],
      ['\t sid \t=\t1 ', '1'],
      ['sid=1=2', '1=2'],
      ['sid=a%3Bb', 'a;b'],
      ['sid=%zz', '%zz'],
      ['sid="1"', '"1"'],
      ['a=1;;;sid=1', '1'],
      ['__proto__=1; sid=1', '1'],
      ['a; sid=1', '1'],
      ['sid=1; SID=2', '1'],
      ['sid=1; __Host-sid=2', '1'],
      ['lang=x sid=1', undefined],
      ['s%69d=1', undefined],
      ['sid=1; sid=2', undefined],
      ['sid=1; sid=1', undefined],
      ['sid=1; sid=1; sid=1', undefined],
      ['sid=; sid=1', undefined],
      ['sid=1;sid =', undefined],
    ],
    ([header, value]) => {
      expect(readOwnCookie(header, 'sid')).toBe(value)
    },
  ))

/** Text that a browser may send, with many characters that have a meaning in the header. */
const text = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ' ',
        '\t',
        '=',
        '"',
        '%',
        ',',
        'sid',
        'sid=',
        '__Host-sid=',
        'x',
        '%73',
        '\\',
        '\u00a0',
      ),
      fc.string({ minLength: 1, maxLength: 3 }).filter((one) => !/[;\r\n\0]/.test(one)),
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.join('').replace(/^[ \t]+|[ \t]+$/g, ''))
const name = text.filter((one) => !one.includes('=') && one !== 'sid' && one !== '')
/** A cookie with another name, whose value may look like ours. */
const other = fc
  .tuple(
    name,
    text,
    fc.constantFrom('', 'sid=planted', ' sid=planted', '\tsid=planted', '" sid=planted', ',sid=planted'),
  )
  .map((parts) => `${parts[0]}=${parts[1]}${parts[2]}`)
const gap = fc.constantFrom(';', '; ', ';\t', ' ; ', ';;')

const header = (cookies: fc.Arbitrary<string[]>) =>
  fc
    .tuple(cookies, fc.infiniteStream(gap))
    .map(([all, gaps]) => all.reduce((before, one) => `${before}${gaps.next().value}${one}`, ''))

test('never takes a cookie with another name for the session cookie', () => {
  fc.assert(
    fc.property(header(fc.array(other)), (cookies) => {
      expect(readOwnCookie(cookies, 'sid')).toBeUndefined()
    }),
  )
})

test('finds the session cookie among other cookies, as the framework does', () => {
  const cookies = fc
    .tuple(fc.array(other), fc.array(other))
    .map(([before, after]) => [...before, 'sid=own', ...after])
  fc.assert(
    fc.property(header(cookies), (all) => {
      expect(readOwnCookie(all, 'sid')).toBe('own')
      expect(fastifyCookie.parse(all).sid).toBe('own')
    }),
  )
})

test('ignores the session cookie when two cookies have its name', () => {
  const cookies = fc
    .tuple(fc.array(other), fc.array(other), fc.array(other), text)
    .map(([before, between, after, value]) => [...before, 'sid=own', ...between, `sid=${value}`, ...after])
  fc.assert(
    fc.property(header(cookies), (all) => {
      expect(readOwnCookie(all, 'sid')).toBeUndefined()
    }),
  )
})

test('reads any header without failing, and finds nothing that the framework does not find', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), header(fc.array(text))), (any) => {
      const found = readOwnCookie(any, 'sid')
      if (found !== undefined) expect(found).toBe(fastifyCookie.parse(any).sid)
    }),
  )
})
