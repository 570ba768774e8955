import { checkRows } from '@smart-farming/vectors/check-rows'
import { describe, expect, test } from 'vitest'
import { parseMessage } from './parse-message.ts'
import { type CallableMessages, createMessages } from './phrases.ts'
import type { Translation } from './translation.ts'

const english = {
  title: 'Model',
  back: {
    hours: 'Back in {count, plural, =0 {a moment} one {# hour} other {# hours}}.',
  },
  left: '{kind, select, price {{count, plural, one {# price} other {# prices}} of {crop}} other {Nothing}} left out',
} as const
const arabic = {
  title: 'النموذج',
  back: { hours: '{count, plural, one {ساعة} two {ساعتين} few {# ساعات} other {# ساعة}}' },
  left: '{kind, select, price {{crop}: {count, number}} other {لا شيء}}',
} as const satisfies Translation<typeof english>

describe('messages in English', () => {
  const { title, back, left } = createMessages('en-GB', english)

  test('a message without arguments is a string', () => expect(title).toBe('Model'))

  test('a plural uses the form for the count, but an exact number takes precedence', () => {
    expect([0, 1, 2, 1200].map((count) => back.hours({ count }))).toEqual([
      'Back in a moment.',
      'Back in 1 hour.',
      'Back in 2 hours.',
      'Back in 1,200 hours.',
    ])
  })

  test('a select uses the option for its key, and # is plain text inside it', () => {
    expect(left({ kind: 'price', count: 1, crop: 'maize' })).toBe('1 price of maize left out')
    expect(left({ kind: 'other', count: 2, crop: 'maize' })).toBe('Nothing left out')
    const { said } = createMessages('en-GB', { said: '# {kind, select, a {#} other {}}' })
    expect(said({ kind: 'a' })).toBe('# #')
  })
})

test('a translation uses the plural forms of its own language', () => {
  const { back }: CallableMessages<typeof english> = createMessages('ar', arabic)
  expect([1, 2, 3, 100].map((count) => back.hours({ count }))).toEqual([
    'ساعة',
    'ساعتين',
    '3 ساعات',
    '100 ساعة',
  ])
})

test('a missing message, a lost argument and an extra argument do not compile', () => {
  const { left: _, ...lacking } = arabic
  // @ts-expect-error: no `left`
  lacking satisfies Translation<typeof english>
  const lost = { ...arabic, left: '{kind, select, price {{count, number}} other {}}' } as const
  // @ts-expect-error: no {crop}
  lost satisfies Translation<typeof english>
  const own = { ...arabic, left: '{crop}{kind, select, price {{count, number}} other {}}{unit}' } as const
  // @ts-expect-error: {unit} is not given
  const said: CallableMessages<typeof english> = createMessages('ar', own)
  // @ts-expect-error: no count
  said.back.hours({})
  // @ts-expect-error: not a key of the select
  said.left({ kind: 'weather', count: 1, crop: '' })
})

test('parseMessage refuses malformed messages', () =>
  checkRows(
    [
      'Call {number',
      'Call number}',
      'Call {}',
      'Call {the number}',
      'In {count, plural, one {# hour}}',
      'In {count, plural, other}',
      'On {day, date, short}',
      "l'{name}",
    ],
    (text) => {
      expect(() => parseMessage(text)).toThrow('not a message')
    },
  ))

test('a select treats the key "constructor" like any unknown key', () => {
  const { said } = createMessages('en-GB', { said: '{kind, select, a {A} other {B}}' })
  expect(said({ kind: 'constructor' as 'a' })).toBe('B')
})

test('parseMessage parses 100,000 characters in linear time', () => {
  const text = '{a, select, other {{b}'.repeat(2_000)
  expect(() => parseMessage(text)).toThrow('not a message')
  expect(parseMessage('{a} '.repeat(25_000))).toHaveLength(50_000)
})
