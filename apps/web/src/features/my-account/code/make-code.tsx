import { ApiError } from '@smart-farming/contracts/client'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import '../../../components/button.css'
import { partWords } from '../../../words.ts'
import { myAccount } from '../calls.ts'
import { SectionForm } from '../form/section-form.tsx'
import { yourPassword } from '../form/your-password.ts'
import { askAgain, sessionsQuery } from '../queries.ts'
import { isFresh } from './fresh-session.ts'
import { ShownCode } from './shown-code.tsx'

interface MakeCodeProps {
  username: string
  label: string
  isQuiet?: boolean
  /** What stands above the button, until there is a code. */
  children?: ReactNode
  /** The farmer has the code on paper. */
  onWritten: () => void
}

/**
 * Makes a recovery code and shows it. The password is asked for unless the farmer has just signed in; the server
 * decides that, so a phone whose clock is wrong is asked, at worst, after one try.
 */
export function MakeCode({ username, label, isQuiet = false, children, onWritten }: MakeCodeProps) {
  const words = partWords.account.recovery
  const queryClient = useQueryClient()
  const [code, setCode] = useState<string>()
  const [isAsked, setAsked] = useState(false)
  if (code !== undefined)
    return (
      <ShownCode code={code}>
        <button className="button" type="button" onClick={onWritten}>
          {words.code.done}
        </button>
      </ShownCode>
    )

  const make = async (password: string | undefined) => {
    try {
      setCode((await myAccount.newRecoveryCode({ body: { password } })).code)
      askAgain(queryClient)
    } catch (error) {
      if (password !== undefined || !(error instanceof ApiError) || error.code !== 'invalid_credentials')
        throw error
      setAsked(true)
    }
  }
  return (
    <>
      {children}
      <SectionForm
        // A password that is asked for gets a form of its own, with the focus in it.
        key={String(isAsked)}
        fields={isAsked ? [yourPassword(words.askPassword)] : []}
        startsInField={isAsked}
        isQuiet={isQuiet && !isAsked}
        username={username}
        submitText={label}
        busyText={words.making}
        otherwise={words.failed}
        refused="password"
        send={async ({ password }) => {
          if (isAsked) return make(password)
          const sessions = await queryClient.ensureQueryData(sessionsQuery()).catch(() => undefined)
          if (isFresh(sessions?.list, Date.now())) await make(undefined)
          else setAsked(true)
        }}
      />
    </>
  )
}
