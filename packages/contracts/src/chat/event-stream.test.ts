import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readEvents, type ServerSentEvent } from './event-stream.ts'

/** A body that comes in pieces, cut at these bytes. */
function bodyOf(text: string, cuts: readonly number[] = []): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text)
  const ends = [...cuts.map((cut) => Math.min(cut, bytes.length)), bytes.length].sort((a, b) => a - b)
  return new ReadableStream({
    start(controller) {
      ends.forEach((end, at) => {
        controller.enqueue(bytes.slice(ends[at - 1] ?? 0, end))
      })
      controller.close()
    },
  })
}

async function read(text: string, cuts?: readonly number[]): Promise<ServerSentEvent[]> {
  const events: ServerSentEvent[] = []
  for await (const event of readEvents(bodyOf(text, cuts))) events.push(event)
  return events
}

const message = (data: string) => ({ type: 'message', data })

test.each<[string, string, ServerSentEvent[]]>([
  ['plain', 'data: a\n\ndata: b\n\n', [message('a'), message('b')]],
  ['no space after the colon, or one too many', 'data:a\n\ndata:  b\n\n', [message('a'), message(' b')]],
  ['CRLF', 'data: a\r\n\r\ndata: b\r\n\r\n', [message('a'), message('b')]],
  ['CR', 'data: a\r\rdata: b\r\r\n', [message('a'), message('b')]],
  ['comments and fields that do not matter', ': keep-alive\n\nid: 3\ndata: a\nretry: 10\n\n', [message('a')]],
  ['several lines of data', 'data: a\ndata: b\n\n', [message('a\nb')]],
  [
    'a type holds for its event alone',
    'event: error\ndata: a\n\ndata: b\n\n',
    [{ type: 'error', data: 'a' }, message('b')],
  ],
  ['a type without data is no event', 'event: error\n\ndata: b\n\n', [message('b')]],
  ['what breaks off is no event', 'data: a\n\ndata: b', [message('a')]],
  ['nothing', '', []],
])('%s', async (_case, text, events) => {
  expect(await read(text)).toEqual(events)
})

test('the same events come out wherever the bytes are cut', async () => {
  const line = fc.string({ unit: fc.constantFrom('a', 'ü', '€', '🌾', ' ', ':', '{', 'data:') })
  const ends = fc.constantFrom('\n', '\r\n', '\r')
  await fc.assert(
    fc.asyncProperty(
      fc.array(line, { maxLength: 6 }),
      ends,
      fc.array(fc.nat(200)),
      async (lines, end, cuts) => {
        // A last comment, so that a CR at the very end is not waited for.
        const text = `${lines.map((one) => `: ping${end}data: ${one}${end}${end}`).join('')}: end`
        expect(await read(text, cuts)).toEqual(lines.map(message))
      },
    ),
  )
})

test('a reader that stops reading releases the connection', async () => {
  let isCancelled = false
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('data: a\n\n')),
    cancel: () => {
      isCancelled = true
    },
  })
  for await (const event of readEvents(body)) {
    expect(event).toEqual(message('a'))
    break
  }
  expect(isCancelled).toBe(true)
})

test('a signal ends the wait for a line that says nothing, with its reason', async () => {
  const controller = new AbortController()
  const events = readEvents(new ReadableStream(), controller.signal)
  const next = events.next()
  controller.abort(new Error('enough'))
  await expect(next).rejects.toThrow('enough')
})
