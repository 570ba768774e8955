import type { ChatRequest } from '@smart-farming/contracts/chat'
import { ApiError } from '@smart-farming/contracts/client'
import { client } from '../../api.ts'
import type { Answer } from './exchange.ts'

/** Which of the two advisers is asked: an endpoint of the chat. */
export type ChatVariant = 'market' | 'assistant'

const NO_CONTENT = 'Sorry, I could not get a response.'
const NO_NETWORK = 'Error getting response. Please try again.'

/** Asks, and never rejects: a failure is an answer that says so, in the words of the error catalogue or of the server. */
export async function ask(variant: ChatVariant, body: ChatRequest, signal: AbortSignal): Promise<Answer> {
  try {
    const { choices } = await client.chat[variant]({ body }, { signal })
    const text = choices[0]?.message.content?.trim()
    return text ? { text, isFailure: false } : { text: NO_CONTENT, isFailure: true }
  } catch (error) {
    console.warn('The chat failed:', error)
    return { text: failureText(error), isFailure: true }
  }
}

function failureText(error: unknown): string {
  if (error instanceof ApiError) return error.message || NO_NETWORK
  // What `fetch` throws: no connection, or a call that took too long. All else is a reply that makes no sense.
  const isNetwork =
    error instanceof TypeError || (error instanceof DOMException && error.name === 'AbortError')
  return isNetwork ? NO_NETWORK : NO_CONTENT
}
