import { createParser, type EventSourceMessage } from 'eventsource-parser'

/**
 * Parses server-sent events from text in chunks of any size. The last event counts even without its
 * blank line, which some servers omit after `[DONE]`.
 */
export async function* readServerSentEvents(
  source: AsyncIterable<string>,
): AsyncGenerator<EventSourceMessage, void, undefined> {
  let events: EventSourceMessage[] = []
  const parser = createParser({ onEvent: (event) => events.push(event) })
  let isHalf = false
  for await (const text of source) {
    // LF, CRLF and CR all end a line, but the parser is only linear without CR.
    const whole: string = isHalf ? `\r${text}` : text
    isHalf = whole.endsWith('\r')
    parser.feed((isHalf ? whole.slice(0, -1) : whole).replace(/\r\n?/g, '\n'))
    yield* events
    events = []
  }
  parser.feed('\n\n')
  yield* events
}
