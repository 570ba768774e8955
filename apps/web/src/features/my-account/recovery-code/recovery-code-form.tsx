import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import '../../../components/button.css'
import { lazyWords } from '../../../words.ts'
import { myAccount } from '../calls.ts'
import { ConfirmedForm } from '../form/confirmed-form.tsx'
import { invalidateAccount } from '../queries.ts'
import { RecoveryCodeDisplay } from './recovery-code-display.tsx'

interface MakeCodeProps {
  username: string
  label: string
  isQuiet?: boolean
  children?: ReactNode
  onWritten: () => void
}

/** Creates a recovery code and shows it. */
export function RecoveryCodeForm({ username, label, isQuiet = false, children, onWritten }: MakeCodeProps) {
  const words = lazyWords.account.recovery
  const queryClient = useQueryClient()
  const [code, setCode] = useState<string>()
  if (code !== undefined)
    return (
      <RecoveryCodeDisplay code={code}>
        <button className="button" type="button" onClick={onWritten}>
          {words.code.done}
        </button>
      </RecoveryCodeDisplay>
    )
  return (
    <>
      {children}
      <ConfirmedForm
        username={username}
        isQuiet={isQuiet}
        submitText={label}
        busyText={words.making}
        otherwise={words.failed}
        send={async (password) => {
          setCode((await myAccount.newRecoveryCode({ body: { password } })).code)
          invalidateAccount(queryClient)
        }}
      />
    </>
  )
}
