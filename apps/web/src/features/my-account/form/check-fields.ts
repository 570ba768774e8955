import type { FormFailure } from '../../../components/form/form-failure.ts'
import { partWords } from '../../../words.ts'
import type { SectionFieldDefinition } from './section-field.tsx'

/** What was typed, by the names of the inputs. */
export type TypedFields = Readonly<Record<string, string>>

/** The first thing that is wrong with what was typed: missing, or too short. Passwords are taken as typed. */
export function checkFields(
  fields: readonly SectionFieldDefinition[],
  typed: TypedFields,
): FormFailure | undefined {
  const words = partWords.account.page
  for (const { name, label, password, minLength: least = 1 } of fields) {
    const value = typed[name] ?? ''
    // As the server counts: an emoji is one character.
    const length = [...(password ? value : value.trim())].length
    if (length === 0) return { field: name, message: words.required({ label }) }
    if (length < least) return { field: name, message: words.tooShort({ label, least }) }
  }
  return undefined
}
