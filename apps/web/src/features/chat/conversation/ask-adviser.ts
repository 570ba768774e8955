import { type ChatRequest, chatCalls } from '@smart-farming/contracts/chat'
import { streamAnswer } from '@smart-farming/contracts/chat/answer-stream'
import type { ChatChunk } from '@smart-farming/contracts/chat/chat-chunk'
import { ApiError } from '@smart-farming/contracts/client'
import type { Adviser } from '../../../phone/outbox/outbox-entry.ts'
import { errorMessage } from '../../../server/error-message.ts'
import { lazyWords, words } from '../../../words.ts'
import type { ChatAnswer } from './exchange.ts'
import { fetchWithIdleTimeout } from './fetch-with-idle-timeout.ts'

/**
 * Asks a question. Never rejects: a failure before the first word becomes an answer with an error
 * message, and a later failure leaves the answer incomplete.
 *
 * A question that reached the server is reported to the page (`asked`), which removes that question
 * from the outbox (phone/outbox).
 *
 * @param signal stops the answer
 * @param onText receives the whole text so far, after each piece
 */
export async function askAdviser(
  adviser: Adviser,
  body: ChatRequest,
  signal: AbortSignal,
  onText: (text: string) => void,
): Promise<ChatAnswer> {
  let text = ''
  let isAsked = false
  let last: Pick<ChatChunk, 'sources' | 'notes'> = {}
  try {
    for await (const { choices, sources, notes, replaces } of streamAnswer(
      chatCalls[adviser],
      fetchWithIdleTimeout,
      body,
      {
        signal,
      },
    )) {
      if (!isAsked) dispatchEvent(new CustomEvent('asked', { detail: body.message }))
      isAsked = true
      const content = choices[0]?.delta.content ?? ''
      text = replaces ? content : text + content
      if (sources !== undefined || notes !== undefined) last = { sources, notes }
      if (replaces || text.trim() !== '') onText(text.trim())
    }
  } catch (error) {
    if (signal.aborted) return { text: text.trim(), state: 'stopped' }
    console.warn('The chat failed:', error)
    if (text.trim() === '') {
      // A queued question is saved on the phone. Photos are never saved.
      const canWait = error instanceof TypeError && body.image === undefined
      return { text: failureText(error), state: 'failed', ...(canWait && { canWait }) }
    }
    return { text: text.trim(), state: 'cut off' }
  }
  return text.trim() === ''
    ? { text: lazyWords.chat.noContent, state: 'failed' }
    : { ...last, text: text.trim(), state: 'complete' }
}

function failureText(error: unknown): string {
  if (error instanceof ApiError) return errorMessage(error) || words.chat.noNetwork
  // A failed connection throws a TypeError. Any other error is an invalid reply.
  return error instanceof TypeError ? words.chat.noNetwork : lazyWords.chat.noContent
}
