import type { Adviser } from '../../../phone/outbox/outbox-entry.ts'
import { words } from '../../../words.ts'
import { askAdviser } from './ask-adviser.ts'
import { type ChatAnswer, type ChatQuestion, type Exchange, toChatHistory } from './exchange.ts'

/**
 * A conversation, held in memory only. Further questions are ignored while an answer is pending.
 */
export interface Conversation {
  readonly adviser: Adviser
  /**
   * Calls the listener after every change, at most once per frame during an answer. Returns the
   * unsubscribe function.
   */
  readonly subscribe: (listener: () => void) => () => void
  /** Oldest first. The array is the same object until something changes. */
  readonly exchanges: () => readonly Exchange[]
  readonly send: (question: string, photo?: string) => void
  readonly stop: () => void
  /** Asks the last question again. The new answer replaces the old one. */
  readonly retry: () => void
  /** Replaces an earlier question and drops everything after it. */
  readonly edit: (id: number, question: string, photo?: string) => void
  /** Removes the last question, which is now in the outbox. */
  readonly takeBack: () => void
  readonly clear: () => void
}

/**
 * Starts a conversation.
 *
 * @param unsent questions that could not be sent without a network
 */
export function startConversation(adviser: Adviser, unsent: readonly ChatQuestion[] = []): Conversation {
  const listeners = new Set<() => void>()
  let nextId = 0
  let asking: AbortController | undefined
  let exchanges: readonly Exchange[] = unsent.map((asked) => ({
    ...asked,
    id: nextId++,
    answer: { text: words.chat.noNetwork, state: 'failed' },
  }))

  const show = (next: readonly Exchange[]) => {
    exchanges = next
    for (const listener of listeners) listener()
  }

  const start = async (earlier: readonly Exchange[], { question: typed, photo }: ChatQuestion) => {
    const question = typed.trim()
    if (asking !== undefined || question === '') return
    const controller = new AbortController()
    asking = controller
    const id = nextId++
    const history = toChatHistory(earlier)
    const asked = { id, question, ...(photo !== undefined && { photo }) }
    show([...earlier, asked])

    const place = (answer: ChatAnswer) =>
      show(exchanges.map((exchange) => (exchange.id === id ? { ...exchange, answer } : exchange)))
    let frame: number | undefined
    let newest = ''
    const body = {
      message: question,
      ...(history.length > 0 && { history }),
      ...(photo !== undefined && { image: photo }),
    }
    const answer = await askAdviser(adviser, body, controller.signal, (text) => {
      newest = text
      // Pieces arrive faster than the screen refreshes.
      frame ??= requestAnimationFrame(() => {
        frame = undefined
        if (asking !== controller) return
        if (newest !== '') place({ text: newest, state: 'coming' })
        // The server retracted all text, so the exchange waits for its first word again.
        else show(exchanges.map((exchange) => (exchange.id === id ? asked : exchange)))
      })
    })
    if (frame !== undefined) cancelAnimationFrame(frame)
    if (asking !== controller) return
    asking = undefined
    place(answer)
  }

  return {
    adviser,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    exchanges: () => exchanges,
    send: (question, photo) => void start(exchanges, { question, photo }),
    stop: () => asking?.abort(),
    retry: () => void start(exchanges.slice(0, -1), exchanges.at(-1) ?? { question: '' }),
    edit: (id, question, photo) => {
      const at = exchanges.findIndex((exchange) => exchange.id === id)
      if (at >= 0) void start(exchanges.slice(0, at), { question, photo })
    },
    takeBack: () => {
      if (asking === undefined) show(exchanges.slice(0, -1))
    },
    clear: () => {
      asking?.abort()
      asking = undefined
      show([])
    },
  }
}
