import type { PasskeyAsked, User } from '@smart-farming/contracts/accounts'
import type { PageWords } from '@smart-farming/words/catalogues'
import { words } from '../../words.ts'
import { AccountForm } from './account-form.tsx'
import type { FieldDefinition } from './field.tsx'
import { loginMutation } from './queries.ts'
import { checkLogin } from './validation.ts'

const fields = ({ username, password }: PageWords['account']['login']): readonly FieldDefinition[] => [
  { name: 'username', label: username, autoComplete: 'username', autoCapitalize: 'none' },
  { name: 'password', label: password, password: true, autoComplete: 'current-password' },
]

interface LoginFormProps {
  onSignedIn: (user: User) => void
  /** The password was right, and is not enough. */
  onAsked: (asked: PasskeyAsked) => void
}

/** The login form. */
export function LoginForm({ onSignedIn, onAsked }: LoginFormProps) {
  const { login } = words.account
  return (
    <AccountForm
      fields={fields(login)}
      check={checkLogin}
      mutation={loginMutation()}
      otherwise={login.failed}
      submitText={login.submit}
      busyText={login.busy}
      onDone={(answer) => ('passkey' in answer ? onAsked(answer.passkey) : onSignedIn(answer))}
    />
  )
}
