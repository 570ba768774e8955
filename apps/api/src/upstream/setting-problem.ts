import type { ServerWords } from '@smart-farming/words/catalogues'
import type { MessageData } from '@smart-farming/words/message-data'

export type SettingProblem = MessageData<ServerWords['settings']['problems']>

/** A problem as a check's message, the one field that zod has for every kind of check. */
export function encodeSettingProblem(problem: SettingProblem): string {
  return JSON.stringify(problem)
}

/** The problem in a check's message; zod's own message if it is not one of ours. */
export function decodeSettingProblem({ message }: { readonly message: string }): SettingProblem | string {
  try {
    return JSON.parse(message)
  } catch {
    return message
  }
}
