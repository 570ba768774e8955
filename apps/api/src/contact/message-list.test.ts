import { server } from '@smart-farming/words/en/server'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { messagesAsJson, messagesAsText } from './message-list.ts'
import type { StoredMessage } from './messages-store.ts'

const words = server.commands.messages

const ama: StoredMessage = {
  id: 12,
  name: 'Ama Mensah',
  replyTo: 'ama@example.org',
  message: 'Frost on the beans.\nCan you call me?',
  createdAt: new Date('2026-09-21T14:20:30Z'),
}
const bo: StoredMessage = { ...ama, id: 7, name: 'Bo', replyTo: '0700 1', message: 'Hello' }

test('shows a table with each message’s text below its row', () => {
  expect(messagesAsText(words, [ama, bo])).toBe(
    [
      'No  Received              Name        Reply to',
      '',
      '12  2026-09-21 14:20 UTC  Ama Mensah  ama@example.org',
      '    Frost on the beans.',
      '    Can you call me?',
      '',
      '7   2026-09-21 14:20 UTC  Bo          0700 1',
      '    Hello',
    ].join('\n'),
  )
})

test('says when there are no messages', () => {
  expect(messagesAsText(words, [])).toBe('No messages.')
  expect(messagesAsJson([])).toBe('[]')
})

const controls = /[^\n\P{Cc}]|\p{Bidi_Control}|\u2028|\u2029/u
const hostile = fc.string({
  unit: fc.constantFrom(
    'a',
    ' ',
    '\n',
    '\r',
    '\t',
    '\u001b[2J',
    '\u009b1m',
    '\u202e',
    '\u2066',
    '\u2028',
    'é',
  ),
})

test('never outputs terminal control characters, as text or as JSON', () => {
  fc.assert(
    fc.property(hostile, hostile, hostile, (name, replyTo, message) => {
      const sent = { ...ama, name, replyTo, message }
      expect(messagesAsText(words, [sent])).not.toMatch(controls)
      expect(messagesAsJson([sent])).not.toMatch(controls)
    }),
  )
})

test('JSON output preserves every character in a message', () => {
  fc.assert(
    fc.property(hostile, (message) => {
      const [back] = JSON.parse(messagesAsJson([{ ...ama, message }])) as { message: string }[]
      expect(back?.message).toBe(message)
    }),
  )
})

test('no message can forge a table row', () => {
  const forged = messagesAsText(words, [
    { ...ama, name: 'x\n99  2026-01-01', message: 'a\u2028b\r99  forged' },
  ])
  expect(forged.split('\n').filter((line) => line.startsWith('99'))).toEqual([])
})
