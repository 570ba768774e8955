import { formatMessage } from './format-message.ts'
import type { MessageValues } from './message-values.ts'
import { type Message, parseMessage } from './parse-message.ts'

/** Callable messages: a text, or a function of the message's arguments. */
export type CallableMessages<Messages> = {
  readonly [Key in keyof Messages]: Messages[Key] extends string
    ? keyof MessageValues<Messages[Key]> extends never
      ? string
      : (values: MessageValues<Messages[Key]>) => string
    : CallableMessages<Messages[Key]>
}

interface Tree {
  readonly [key: string]: string | Tree
}

/**
 * Makes the messages of a language callable. Each is parsed on first use.
 *
 * @param tag BCP 47 language, for plural forms and numbers
 */
export function createMessages<const Messages extends Tree>(
  tag: string,
  messages: Messages,
): CallableMessages<Messages> {
  const ready = Object.entries(messages).map(([key, value]) => [
    key,
    typeof value !== 'string' ? createMessages(tag, value) : value.includes('{') ? phrase(tag, value) : value,
  ])
  return Object.fromEntries(ready)
}

function phrase(tag: string, text: string) {
  let message: Message | undefined
  return (values: Readonly<Record<string, string | number>>) => {
    message ??= parseMessage(text)
    return formatMessage(tag, message, values)
  }
}
