import type { Adviser } from '../../../phone/outbox/outbox-entry.ts'
import './above-keyboard.ts'
import { startConversation } from './conversation.ts'
import type { ChatQuestion } from './exchange.ts'
import { MessageList } from './message-list.tsx'

export type OpenedChat = ReturnType<typeof openChat>

/**
 * Everything a chat needs from its first question on: the conversation and its view. Loaded on demand.
 *
 * @param unsent questions asked before this module had loaded, which were not sent
 */
export function openChat(variant: Adviser, unsent: readonly ChatQuestion[]) {
  return { conversation: startConversation(variant, unsent), Messages: MessageList }
}
