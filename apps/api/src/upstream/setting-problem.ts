import type { ServerMessages } from '@smart-farming/words/catalogues'
import type { MessageData } from '@smart-farming/words/message-data'

export type SettingProblem = MessageData<ServerMessages['settings']['problems']>

/** Encodes a problem in a check's message, the only field that zod has for all checks. */
export function encodeSettingProblem(problem: SettingProblem): string {
  return JSON.stringify(problem)
}

/** Decodes the problem in a check's message; returns zod's own messages unchanged. */
export function decodeSettingProblem({ message }: { readonly message: string }): SettingProblem | string {
  try {
    return JSON.parse(message)
  } catch {
    return message
  }
}
