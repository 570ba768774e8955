import { MIN_PASSWORD_LENGTH, type User } from '@smart-farming/contracts/accounts'
import { AccountForm } from './account-form.tsx'
import type { FieldDefinition } from './field.tsx'
import { PasswordNote } from './password-note.tsx'
import { signupMutation } from './queries.ts'
import { checkSignup } from './validation.ts'

const newPassword = { password: true, autoComplete: 'new-password', minLength: MIN_PASSWORD_LENGTH } as const

const fields: readonly FieldDefinition[] = [
  { name: 'username', label: 'Name', autoComplete: 'username', autoCapitalize: 'words' },
  { name: 'farmName', label: 'Farm Name', autoComplete: 'organization', autoCapitalize: 'words' },
  {
    name: 'location',
    label: 'Location',
    autoComplete: 'address-level2',
    autoCapitalize: 'words',
    placeholder: 'Town/Village',
  },
  {
    ...newPassword,
    name: 'password',
    label: 'Password',
    placeholder: `min ${MIN_PASSWORD_LENGTH} characters`,
    note: PasswordNote,
  },
  { ...newPassword, name: 'confirmPassword', label: 'Confirm Password' },
]

/** The signup form; `onSignedIn` gets the new user, who is signed in at once. */
export function SignupForm({ onSignedIn }: { onSignedIn: (user: User) => void }) {
  return (
    <AccountForm
      fields={fields}
      check={checkSignup}
      mutation={signupMutation()}
      otherwise="Signup failed"
      submitText="Create Account"
      busyText="Creating account..."
      onSignedIn={onSignedIn}
    />
  )
}
