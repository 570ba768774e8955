import { ApiError } from '@smart-farming/contracts/client'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { partWords } from '../../../words.ts'
import { sessionsQuery } from '../queries.ts'
import { SectionForm } from './section-form.tsx'
import { yourPassword } from './your-password.ts'

interface ConfirmedFormProps {
  username: string
  isQuiet?: boolean
  submitText: string
  busyText: string
  /** What to say when the server gave no words of its own. */
  otherwise: string
  /** Without a password where the farmer has just said it. */
  send: (password: string | undefined) => Promise<void>
}

/**
 * A button for what asks for the password, unless the farmer has just said it. The server decides that: where more time
 * went by since the sessions were read, it is asked for after one try.
 */
export function ConfirmedForm({ username, isQuiet = false, send, ...texts }: ConfirmedFormProps) {
  const queryClient = useQueryClient()
  const [isAsked, setAsked] = useState(false)
  const sendUnasked = async () => {
    const sessions = await queryClient.ensureQueryData(sessionsQuery()).catch(() => undefined)
    if (sessions?.list.find(({ current }) => current)?.confirmed !== true) return setAsked(true)
    await send(undefined).catch((error: unknown) => {
      if (!(error instanceof ApiError) || error.code !== 'invalid_credentials') throw error
      setAsked(true)
    })
  }
  return (
    <SectionForm
      // A password that is asked for gets a form of its own, with the focus in it.
      key={String(isAsked)}
      fields={isAsked ? [yourPassword(partWords.account.page.askPassword)] : []}
      startsInField={isAsked}
      isQuiet={isQuiet && !isAsked}
      username={username}
      {...texts}
      refused="password"
      send={({ password }) => (isAsked ? send(password) : sendUnasked())}
    />
  )
}
