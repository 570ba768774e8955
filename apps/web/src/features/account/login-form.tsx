import type { PasskeyChallenge, User } from '@smart-farming/contracts/accounts'
import type { FormMessages } from '@smart-farming/words/catalogues'
import { useEffect, useRef } from 'react'
import { hasFlag, setFlag } from '../../browser/flags.ts'
import { formWords } from '../../words.ts'
import { AccountForm } from './account-form.tsx'
import type { FieldDefinition } from './field.tsx'
import { loginMutation } from './queries.ts'
import { validateLogin } from './validation.ts'

const fields = ({ username, password }: FormMessages['account']['login']): readonly FieldDefinition[] => [
  { name: 'username', label: username, autoComplete: 'username', autoCapitalize: 'none' },
  { name: 'password', label: password, password: true, autoComplete: 'current-password' },
]

interface LoginFormProps {
  onSignedIn: (user: User) => void
  onAsked: (asked: PasskeyChallenge) => void
}

/** The login form, with a checkbox for a shared phone that must save nothing. */
export function LoginForm({ onSignedIn, onAsked }: LoginFormProps) {
  const { login } = formWords.account
  const tick = useRef<HTMLInputElement>(null)
  // The prerendered HTML cannot contain the last choice on this phone.
  useEffect(() => {
    if (tick.current && hasFlag('keepNothing')) tick.current.checked = true
  }, [])
  return (
    <AccountForm
      fields={fields(login)}
      check={validateLogin}
      mutation={loginMutation()}
      otherwise={login.failed}
      submitText={login.submit}
      busyText={login.busy}
      onDone={(answer) => {
        setFlag('keepNothing', tick.current?.checked === true)
        if ('passkey' in answer) onAsked(answer.passkey)
        else onSignedIn(answer)
      }}
    >
      <label className="account__tick">
        <input ref={tick} type="checkbox" name="keepNothing" />
        <span>
          {login.keepNothing} <small>{login.keepNothingWhy}</small>
        </span>
      </label>
    </AccountForm>
  )
}
