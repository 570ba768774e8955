import type { ChatMessage } from '@smart-farming/contracts/chat'

/**
 * The most recent part of a conversation that fits into `budget` characters, in the form that every chat template
 * accepts: it begins with the user, and the roles alternate (of several messages in a row only the last stays). It ends
 * with the assistant, because the new question follows. References are removed: their facts belong to another answer.
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

/** Maximum number of the farmer's earlier messages that are read. */
const MAX_READ = 6

/** The farmer's earlier messages that are read, oldest first. */
export function earlierQuestions(history: readonly ChatMessage[]): string[] {
  return history
    .filter(({ role }) => role === 'user')
    .slice(-MAX_READ)
    .map(({ content }) => content)
}
