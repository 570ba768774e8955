import { partWords } from '../../../words.ts'
import type { SectionFieldDefinition } from './section-field.tsx'

/** The field that asks for the password again, before what must not be done with a phone left on a table. */
export const yourPassword = (note?: string): SectionFieldDefinition => ({
  name: 'password',
  label: partWords.account.page.yourPassword,
  password: true,
  autoComplete: 'current-password',
  ...(note !== undefined && { note }),
})
