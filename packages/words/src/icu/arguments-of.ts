import { type Message, parseMessage } from './parse-message.ts'

/**
 * Argument names of a message, including those within its options.
 *
 * @throws Error if the text is not a message
 */
export function listArguments(text: string): ReadonlySet<string> {
  const names = new Set<string>()
  collect(parseMessage(text))
  return names

  function collect(message: Message): void {
    for (const piece of message) {
      if (typeof piece === 'string') continue
      names.add(piece.name)
      for (const option of piece.options?.values() ?? []) collect(option)
    }
  }
}
