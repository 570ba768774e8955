import type { Adviser } from '../../../phone/outbox/outbox-entry.ts'
import './above-keyboard.ts'
import { startConversation } from './conversation.ts'
import type { ChatQuestion } from './exchange.ts'
import { MessageList } from './message-list.tsx'

export type OpenedChat = ReturnType<typeof openChat>

/**
 * Creates everything a chat needs once the farmer sends a question: the conversation and its view.
 * Loaded on demand.
 *
 * @param unsent questions from before this module had loaded
 */
export function openChat(variant: Adviser, unsent: readonly ChatQuestion[]) {
  return { conversation: startConversation(variant, unsent), Messages: MessageList }
}
