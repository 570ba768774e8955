import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { loadModule } from '../../components/lazy/load-module.ts'
import type { Adviser } from '../../phone/outbox/outbox-entry.ts'
import type { ChatQuestion } from './conversation/exchange.ts'
import type { OpenedChat } from './conversation/opened-chat.ts'

export interface Chat {
  readonly opened: OpenedChat | undefined
  /** Questions waiting for the conversation's module, or unsent because it failed to load. */
  readonly unsent: readonly ChatQuestion[]
  readonly isEmpty: boolean
  readonly activity: 'none' | 'waiting' | 'answering'
  prepare: () => void
  /** @param photo base64 of a JPEG */
  send: (question: string, photo?: string) => void
  retry: () => void
  stop: () => void
  clear: () => void
}

const load = () => import('./conversation/opened-chat.ts')
const none: ReturnType<OpenedChat['conversation']['exchanges']> = []
const nothing = { subscribe: () => () => {}, exchanges: () => none }

/**
 * A chat, including the time before its first question. Its state lasts until the view unmounts.
 */
export function useChat(variant: Adviser): Chat {
  const [opened, setOpened] = useState<OpenedChat>()
  const [unsent, setUnsent] = useState<readonly ChatQuestion[]>([])
  const [isOpening, setOpening] = useState(false)
  const opening = useRef<object>(undefined)
  const { subscribe, exchanges } = opened?.conversation ?? nothing
  const shown = useSyncExternalStore(subscribe, exchanges, exchanges)

  const giveUp = () => {
    opening.current = undefined
    setOpening(false)
  }
  useEffect(
    () => () => {
      opening.current = undefined
      opened?.conversation.clear()
    },
    [opened],
  )

  const open = async (questions: readonly ChatQuestion[]) => {
    if (opening.current !== undefined) return
    const turn = {}
    opening.current = turn
    setOpening(true)
    setUnsent(questions)
    const part = await loadModule(load).catch((error: unknown) =>
      console.warn('The chat did not load:', error),
    )
    if (opening.current !== turn) return
    giveUp()
    if (!part) return
    const chat = part.openChat(variant, questions.slice(0, -1))
    const { question = '', photo } = questions.at(-1) ?? {}
    chat.conversation.send(question, photo)
    setUnsent([])
    setOpened(chat)
  }

  const send = (question: string, photo?: string) => {
    if (opened) opened.conversation.send(question, photo)
    else if (question.trim() !== '') void open([...unsent, { question: question.trim(), photo }])
  }
  const last = shown.at(-1)
  const isWaiting = isOpening || (last !== undefined && last.answer === undefined)
  // Accepts a question from the outbox (phone/outbox), unless an answer is pending.
  useEffect(() => {
    const take = (event: Event) => {
      if (isWaiting || last?.answer?.state === 'coming') return
      event.preventDefault()
      send((event as CustomEvent<string>).detail)
    }
    addEventListener('ask', take)
    return () => removeEventListener('ask', take)
  })
  return {
    opened,
    unsent,
    isEmpty: shown.length + unsent.length === 0,
    activity: isWaiting ? 'waiting' : last?.answer?.state === 'coming' ? 'answering' : 'none',
    prepare: () => void loadModule(load).catch(() => {}),
    send,
    retry: () => void open(unsent),
    stop: () => (opened ? opened.conversation.stop() : giveUp()),
    clear: () => {
      giveUp()
      setUnsent([])
      opened?.conversation.clear()
    },
  }
}
