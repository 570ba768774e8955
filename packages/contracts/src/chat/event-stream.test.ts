import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readEvents, type ServerSentEvent } from './event-stream.ts'

/** A body sent in chunks, cut at these byte offsets. */
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
  ['two plain events', 'data: a\n\ndata: b\n\n', [message('a'), message('b')]],
  [
    'data with no space or two spaces after the colon',
    'data:a\n\ndata:  b\n\n',
    [message('a'), message(' b')],
  ],
  ['CRLF line ends', 'data: a\r\n\r\ndata: b\r\n\r\n', [message('a'), message('b')]],
  ['CR line ends', 'data: a\r\rdata: b\r\r\n', [message('a'), message('b')]],
  [
    'comments and other fields, and ignores them',
    ': keep-alive\n\nid: 3\ndata: a\nretry: 10\n\n',
    [message('a')],
  ],
  ['several data lines as one event', 'data: a\ndata: b\n\n', [message('a\nb')]],
  [
    'an event type as valid for its own event only',
    'event: error\ndata: a\n\ndata: b\n\n',
    [{ type: 'error', data: 'a' }, message('b')],
  ],
  ['a type without data as no event', 'event: error\n\ndata: b\n\n', [message('b')]],
  ['an incomplete last event as no event', 'data: a\n\ndata: b', [message('a')]],
  ['an empty stream', '', []],
])('readEvents parses %s', async (_case, text, events) => {
  expect(await read(text)).toEqual(events)
})

test('readEvents yields the same events wherever the bytes are split', async () => {
  const line = fc.string({ unit: fc.constantFrom('a', 'ü', '€', '🌾', ' ', ':', '{', 'data:') })
  const ends = fc.constantFrom('\n', '\r\n', '\r')
  await fc.assert(
    fc.asyncProperty(
      fc.array(line, { maxLength: 6 }),
      ends,
      fc.array(fc.nat(200)),
      async (lines, end, cuts) => {
        // Ends with a comment, so that the reader does not wait after a final CR.
        const text = `${lines.map((one) => `: ping${end}data: ${one}${end}${end}`).join('')}: end`
        expect(await read(text, cuts)).toEqual(lines.map(message))
      },
    ),
  )
})

test('leaving the loop over readEvents cancels the stream', async () => {
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

test("aborting the signal ends a pending read with the signal's reason", async () => {
  const controller = new AbortController()
  const events = readEvents(new ReadableStream(), controller.signal)
  const next = events.next()
  controller.abort(new Error('enough'))
  await expect(next).rejects.toThrow('enough')
})
