import { MIN_PASSWORD_LENGTH, type User } from '@smart-farming/contracts/accounts'
import type { FormMessages } from '@smart-farming/words/catalogues'
import { formWords } from '../../words.ts'
import { AccountForm } from './account-form.tsx'
import type { FieldDefinition, InputNoteProps } from './field.tsx'
import { PasswordNote } from './password-note.tsx'
import { signupMutation } from './queries.ts'
import { validateSignup } from './validation.ts'

const newPassword = { password: true, autoComplete: 'new-password', minLength: MIN_PASSWORD_LENGTH } as const

const loadSuggestions = () => import('./suggestions/place-suggestions.tsx')

const fields = (said: FormMessages['account']['signup']): readonly FieldDefinition[] => [
  {
    name: 'username',
    label: said.username,
    autoComplete: 'username',
    autoCapitalize: 'words',
    note: UsernameNote,
  },
  { name: 'farmName', label: said.farmName, autoComplete: 'organization', autoCapitalize: 'words' },
  {
    name: 'location',
    label: said.location,
    autoComplete: 'address-level2',
    autoCapitalize: 'words',
    placeholder: said.locationExample,
    helper: loadSuggestions,
  },
  {
    ...newPassword,
    name: 'password',
    label: said.password,
    placeholder: said.passwordLength({ least: MIN_PASSWORD_LENGTH }),
    note: PasswordNote,
  },
  { ...newPassword, name: 'confirmPassword', label: said.confirmPassword },
]

function UsernameNote({ id }: InputNoteProps) {
  return (
    <p id={id} className="field__note">
      {formWords.account.signup.usernameNote}
    </p>
  )
}

/** The signup form. `onSignedIn` receives the new user, who is logged in at once. */
export function SignupForm({ onSignedIn }: { onSignedIn: (user: User) => void }) {
  const { signup } = formWords.account
  return (
    <AccountForm
      fields={fields(signup)}
      check={validateSignup}
      mutation={signupMutation()}
      otherwise={signup.failed}
      submitText={signup.submit}
      busyText={signup.busy}
      onDone={onSignedIn}
    />
  )
}
