import type { Adviser } from '../../../phone/outbox/waiting-call.ts'
import './above-keyboard.ts'
import { startConversation } from './conversation.ts'
import type { Asked } from './exchange.ts'
import { Messages } from './messages.tsx'

export type OpenedChat = ReturnType<typeof openChat>

/**
 * Everything a chat needs from its first question on: the conversation and its view. Loaded on demand.
 *
 * @param unsent questions asked before this module had loaded, and given up
 */
export function openChat(variant: Adviser, unsent: readonly Asked[]) {
  return { conversation: startConversation(variant, unsent), Messages }
}
