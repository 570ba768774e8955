import { MIN_PASSWORD_LENGTH } from '@smart-farming/contracts/accounts'
import { useState } from 'react'
import '../../components/button.css'
import { lazyWords } from '../../words.ts'
import { myAccount } from './calls.ts'
import { SectionForm } from './form/section-form.tsx'
import { NoRecoveryCodeHelp } from './no-recovery-code-help.tsx'
import { RecoveryCodeDisplay } from './recovery-code/recovery-code-display.tsx'

/**
 * Form that sets a new password with the username and recovery code, and then shows the next code.
 */
export function PasswordResetForm() {
  const words = lazyWords.account.recovery.page
  const [code, setCode] = useState<string>()
  if (code !== undefined)
    return (
      <div className="section-form">
        <p role="status">{words.done}</p>
        <RecoveryCodeDisplay code={code}>
          {/* A plain link loads a new document, so that nothing of a previous user stays in
              memory. */}
          <a className="button" href="/login">
            {words.logIn}
          </a>
        </RecoveryCodeDisplay>
      </div>
    )
  return (
    <>
      <SectionForm
        fields={[
          { name: 'username', label: words.username, autoComplete: 'username' },
          { name: 'code', label: words.code, autoComplete: 'off', note: words.codeExample },
          {
            name: 'password',
            label: words.password,
            password: true,
            autoComplete: 'new-password',
            minLength: MIN_PASSWORD_LENGTH,
            note: lazyWords.account.password.note({ least: MIN_PASSWORD_LENGTH }),
          },
        ]}
        submitText={words.send}
        busyText={words.sending}
        otherwise={words.failed}
        send={async ({ username = '', code: typed = '', password = '' }) =>
          setCode((await myAccount.recover({ body: { username, code: typed, password } })).code)
        }
      />
      <NoRecoveryCodeHelp />
    </>
  )
}
