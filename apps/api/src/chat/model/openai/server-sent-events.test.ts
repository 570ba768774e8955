import { checkRows } from '@smart-farming/vectors/check-rows'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readServerSentEvents } from './server-sent-events.ts'

async function* inPieces(text: string, cuts: readonly number[]) {
  const places = [0, ...[...cuts].sort((a, b) => a - b), text.length]
  for (const [at, end] of places.slice(1).entries()) yield text.slice(places[at], end)
}

async function read(text: string, cuts: readonly number[] = []): Promise<string[]> {
  const events: string[] = []
  for await (const { data } of readServerSentEvents(inPieces(text, cuts))) events.push(data)
  return events
}

test('reads events in every valid form', () =>
  checkRows(
    [
      ['plain', 'data: a\n\ndata: b\n\n', ['a', 'b']],
      ['no space after the colon', 'data:a\n\n', ['a']],
      ['only one space is taken away', 'data:  a\n\n', [' a']],
      ['CRLF', 'data: a\r\n\r\ndata: b\r\n\r\n', ['a', 'b']],
      ['CR', 'data: a\r\rdata: b\r\r', ['a', 'b']],
      ['comments and other fields', ': hello\n\nevent: x\nid: 3\ndata: a\nretry: 10\n\n', ['a']],
      ['many blank lines', '\n\n\ndata: a\n\n\n\n', ['a']],
      ['several lines of data', 'data: a\ndata: b\n\n', ['a\nb']],
      ['the last one without its blank line', 'data: a\n\ndata: [DONE]', ['a', '[DONE]']],
      ['the same with half a CRLF', 'data: a\n\ndata: [DONE]\r', ['a', '[DONE]']],
      ['nothing', '', []],
    ],
    async ([, text, events]) => {
      expect(await read(text)).toEqual(events)
    },
  ))

test('reads the same events wherever the bytes are split', async () => {
  const line = fc.string({ unit: fc.constantFrom('a', 'ü', '€', '🌾', ' ', ':', '{', 'data:') })
  const streams = fc.array(line, { maxLength: 6 })
  const ends = fc.constantFrom('\n', '\r\n', '\r')
  await fc.assert(
    fc.asyncProperty(streams, ends, fc.array(fc.nat(200)), async (lines, end, cuts) => {
      const text = lines.map((one) => `: ping${end}data: ${one}${end}${end}`).join('')
      expect(await read(text, cuts)).toEqual(lines)
    }),
  )
})
