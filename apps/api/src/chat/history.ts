import type { ChatMessage } from '@smart-farming/contracts/chat'

/**
 * The most recent part of a conversation within `budget` characters, in a form that every chat
 * template accepts: roles alternate, beginning with the user and ending with the assistant. Of
 * consecutive messages with one role, only the last stays. References are removed, because their
 * facts belong to other answers.
 */
export function recentHistory(history: readonly ChatMessage[], budget: number): ChatMessage[] {
  const recent: ChatMessage[] = []
  let left = budget
  let wanted: ChatMessage['role'] = 'assistant'
  for (const message of history.toReversed()) {
    if (message.role !== wanted) continue
    left -= message.content.length
    if (left < 0) break
    recent.unshift({ ...message, content: message.content.replace(/\{\{[^{}\n]*\}\}/g, '') })
    wanted = wanted === 'assistant' ? 'user' : 'assistant'
  }
  if (recent[0]?.role === 'assistant') recent.shift()
  return recent
}

const MAX_READ = 6

/** The farmer's latest messages before the question, oldest first, at most six. */
export function earlierQuestions(history: readonly ChatMessage[]): string[] {
  return history
    .filter(({ role }) => role === 'user')
    .slice(-MAX_READ)
    .map(({ content }) => content)
}
