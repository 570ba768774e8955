import type { ServerMessages } from '@smart-farming/words/catalogues'
import type { StoredMessage } from './messages-store.ts'

/**
 * Characters that a terminal would interpret: control characters, line and paragraph separators,
 * and bidirectional marks (Unicode TR 9, section 2). With them, a message could imitate another
 * line.
 */
const obeyed = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu

/**
 * Formats messages as JSON that is safe to print: all characters in {@link obeyed} are escaped, so
 * parsing restores the text.
 */
export function messagesAsJson(messages: readonly StoredMessage[]): string {
  return JSON.stringify(messages, undefined, 2).replace(obeyed, (mark) =>
    mark === '\n' ? mark : `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** Formats messages as text: a line with sender and time, then the message. */
export function messagesAsText(
  { none, received, heads: names }: ServerMessages['commands']['messages'],
  messages: readonly StoredMessage[],
): string {
  if (messages.length === 0) return none
  const rows = messages.map(({ id, createdAt, name, replyTo, message }) => ({
    cells: [String(id), received(momentOf(createdAt)), name, replyTo].map(oneLine),
    message,
  }))
  const heads = [names.number, names.received, names.name, names.replyTo]
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...rows.map(({ cells }) => [...(cells[column] ?? '')].length)),
  )
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => cell + ' '.repeat(Math.max(0, (widths[column] ?? 0) - [...cell].length)))
      .join('  ')
      .trimEnd()
  return [line(heads), ...rows.flatMap(({ cells, message }) => ['', line(cells), ...indented(message)])].join(
    '\n',
  )
}

/** ISO 8601, so that lines can be sorted. */
function momentOf(at: Date): { day: string; time: string } {
  const [day = '', time = ''] = at.toISOString().split('T')
  return { day, time: time.slice(0, 5) }
}

const oneLine = (text: string) => text.replace(obeyed, ' ')

function indented(message: string): string[] {
  return message
    .trim()
    .split(/\r\n|\r|\n/)
    .map((text) => `    ${oneLine(text)}`.trimEnd())
}
