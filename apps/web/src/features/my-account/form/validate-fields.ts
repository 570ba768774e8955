import type { FormFailure } from '../../../components/form/form-failure.ts'
import { lazyWords } from '../../../words.ts'
import type { SectionFieldDefinition } from './section-field.tsx'

export type FieldValues = Readonly<Record<string, string>>

/** Returns the first error: a missing or too short value. Passwords are not trimmed. */
export function validateFields(
  fields: readonly SectionFieldDefinition[],
  typed: FieldValues,
): FormFailure | undefined {
  const words = lazyWords.account.page
  for (const { name, label, password, minLength: least = 1 } of fields) {
    const value = typed[name] ?? ''
    // Counted as on the server, where an emoji is one character.
    const length = [...(password ? value : value.trim())].length
    if (length === 0) return { field: name, message: words.required({ label }) }
    if (length < least) return { field: name, message: words.tooShort({ label, least }) }
  }
  return undefined
}
