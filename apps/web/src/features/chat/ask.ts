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
    const { choices, sources } = await client.chat[variant]({ body }, { signal })
    const text = choices[0]?.message.content?.trim()
    return text ? { text, isFailure: false, sources } : { text: NO_CONTENT, isFailure: true }
  } catch (error) {
    if (!signal.aborted) console.warn('The chat failed:', error)
    return { text: failureText(error), isFailure: true }
  }
}

function failureText(error: unknown): string {
  if (error instanceof ApiError) return error.message || NO_NETWORK
  // What the client throws when there is no connection, or none in time. All else is a reply that makes no sense.
  return error instanceof TypeError ? NO_NETWORK : NO_CONTENT
}
