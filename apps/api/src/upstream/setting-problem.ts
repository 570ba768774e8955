import type { ServerWords } from '@smart-farming/words/catalogues'
import type { Said } from '@smart-farming/words/said'

/** What is wrong with a setting. */
export type SettingProblem = Said<ServerWords['settings']['problems']>

/** A problem as the message of a check, the one place that zod gives every kind of check. */
export function settingProblem(problem: SettingProblem): string {
  return JSON.stringify(problem)
}

/** The problem in what a check said; zod's own words where it is none of ours. */
export function settingProblemOf({ message }: { readonly message: string }): SettingProblem | string {
  try {
    return JSON.parse(message)
  } catch {
    return message
  }
}
