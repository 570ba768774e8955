import { lazyWords } from '../../../words.ts'
import type { SectionFieldDefinition } from './section-field.tsx'

/**
 * Returns a field for the current password. It protects an unattended phone against actions by
 * other people.
 */
export const currentPasswordField = (note?: string): SectionFieldDefinition => ({
  name: 'password',
  label: lazyWords.account.page.yourPassword,
  password: true,
  autoComplete: 'current-password',
  ...(note !== undefined && { note }),
})
