import type { User } from '@smart-farming/contracts/accounts'
import { AccountForm } from './account-form.tsx'
import type { FieldDefinition } from './field.tsx'
import { loginMutation } from './queries.ts'
import { checkLogin } from './validation.ts'

const fields: readonly FieldDefinition[] = [
  { name: 'username', label: 'Username', autoComplete: 'username', autoCapitalize: 'none' },
  { name: 'password', label: 'Password', password: true, autoComplete: 'current-password' },
]

/** The login form; `onSignedIn` gets the user. */
export function LoginForm({ onSignedIn }: { onSignedIn: (user: User) => void }) {
  return (
    <AccountForm
      fields={fields}
      check={checkLogin}
      mutation={loginMutation()}
      otherwise="Login failed"
      submitText="Sign In"
      busyText="Signing in..."
      onSignedIn={onSignedIn}
    />
  )
}
