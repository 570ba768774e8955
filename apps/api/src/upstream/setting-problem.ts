import type { ServerWords } from '@smart-farming/words/catalogues'
import type { MessageData } from '@smart-farming/words/message-data'

export type SettingProblem = MessageData<ServerWords['settings']['problems']>

/** Encodes a problem as a check's message, the only field that zod has for every kind of check. */
export function encodeSettingProblem(problem: SettingProblem): string {
  return JSON.stringify(problem)
}

/** Decodes the problem in a check's message; returns zod's own message if it is not one of ours. */
export function decodeSettingProblem({ message }: { readonly message: string }): SettingProblem | string {
  try {
    return JSON.parse(message)
  } catch {
    return message
  }
}
