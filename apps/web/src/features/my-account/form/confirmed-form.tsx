import { ApiError } from '@smart-farming/contracts/client'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { lazyWords } from '../../../words.ts'
import { sessionsQuery } from '../queries.ts'
import { currentPasswordField } from './current-password-field.ts'
import { SectionForm } from './section-form.tsx'

interface ConfirmedFormProps {
  username: string
  isQuiet?: boolean
  submitText: string
  busyText: string
  /** Message if the server sends no message. */
  otherwise: string
  /** Performs the action. The password is undefined if it was confirmed recently. */
  send: (password: string | undefined) => Promise<void>
}

/**
 * Button for an action that requires the password, unless the farmer has just confirmed it. The
 * server decides: if the confirmation has since expired, the first attempt fails and the form asks
 * for the password.
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
      // A new key renders a new, focused password form.
      key={String(isAsked)}
      fields={isAsked ? [currentPasswordField(lazyWords.account.page.askPassword)] : []}
      startsInField={isAsked}
      isQuiet={isQuiet && !isAsked}
      username={username}
      {...texts}
      refused="password"
      send={({ password }) => (isAsked ? send(password) : sendUnasked())}
    />
  )
}
