import { useEffect, useRef, useState } from 'react'
import { ask, type ChatVariant } from './ask.ts'
import { type Exchange, historyOf } from './exchange.ts'

export interface Chat {
  readonly exchanges: readonly Exchange[]
  readonly isBusy: boolean
  /** Sends a question; a blank one, and one while another waits, is ignored. */
  send: (question: string) => void
  /** Asks the last question again, in its place. */
  retry: () => void
  /** Forgets everything, and whatever is still on its way. */
  clear: () => void
}

/** A conversation, held for as long as the view is mounted and nowhere else. */
export function useChat(variant: ChatVariant): Chat {
  const [exchanges, setExchanges] = useState<readonly Exchange[]>([])
  const waiting = useRef<AbortController>(undefined)
  const nextId = useRef(0)

  const stop = () => {
    waiting.current?.abort()
    waiting.current = undefined
  }
  useEffect(() => stop, [])

  const start = async (earlier: readonly Exchange[], question: string) => {
    if (waiting.current !== undefined) return
    const controller = new AbortController()
    waiting.current = controller
    const id = nextId.current++
    const history = historyOf(earlier)
    setExchanges([...earlier, { id, question }])

    const body = history.length === 0 ? { message: question } : { message: question, history }
    const answer = await ask(variant, body, controller.signal)
    if (waiting.current !== controller) return
    waiting.current = undefined
    setExchanges((current) =>
      current.map((exchange) => (exchange.id === id ? { ...exchange, answer } : exchange)),
    )
  }

  const last = exchanges.at(-1)
  return {
    exchanges,
    isBusy: last !== undefined && last.answer === undefined,
    send: (question) => {
      if (question.trim() !== '') void start(exchanges, question.trim())
    },
    retry: () => {
      if (last?.answer?.isFailure) void start(exchanges.slice(0, -1), last.question)
    },
    clear: () => {
      stop()
      setExchanges([])
    },
  }
}
