import { lazyWords } from '../../../words.ts'
import type { SectionFieldDefinition } from './section-field.tsx'

/**
 * Field for the current password, required before actions that someone with an unattended phone must not be able to
 * take.
 */
export const currentPasswordField = (note?: string): SectionFieldDefinition => ({
  name: 'password',
  label: lazyWords.account.page.yourPassword,
  password: true,
  autoComplete: 'current-password',
  ...(note !== undefined && { note }),
})
