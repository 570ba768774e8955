import type { Adviser } from '../../../phone/outbox/waiting-call.ts'
import './above-keyboard.ts'
import { startConversation } from './conversation.ts'
import type { Asked } from './exchange.ts'
import { Messages } from './messages.tsx'

export type OpenedChat = ReturnType<typeof openChat>

/**
 * All that a chat needs from its first question on, and nobody before: the conversation and its view. Fetched when it
 * comes to that.
 *
 * @param unsent questions asked before it was there, and given up
 */
export function openChat(variant: Adviser, unsent: readonly Asked[]) {
  return { conversation: startConversation(variant, unsent), Messages }
}
