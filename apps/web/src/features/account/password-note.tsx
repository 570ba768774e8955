import { MIN_PASSWORD_LENGTH } from '@smart-farming/contracts/accounts'
import { passwordHintCalls } from '@smart-farming/contracts/accounts/password-hint'
import { createClient } from '@smart-farming/contracts/client'
import { useEffect, useState } from 'react'
import { fetchWithTimeout } from '../../server/api.ts'
import type { InputNoteProps } from './field.tsx'
import './password-note.css'
import { formWords } from '../../words.ts'

const { check } = createClient({ passwordHint: passwordHintCalls }, fetchWithTimeout).passwordHint

/**
 * Note below a new password: advice, or the reason the password is easy to guess. The server checks
 * the password once the farmer moves to another field, never during typing. Without a response, the
 * advice stays.
 */
export function PasswordNote({ id, left }: InputNoteProps) {
  const [hint, setHint] = useState<string | null>(null)
  const text = (name: string) => String(left?.get(name) ?? '')
  const [password, username, farmName, location] = ['password', 'username', 'farmName', 'location'].map(text)
  useEffect(() => {
    if (!password) return
    const asking = new AbortController()
    const show = (said: string | null) => {
      if (!asking.signal.aborted) setHint(said)
    }
    check({ body: { password, username, farmName, location } }, { signal: asking.signal }).then(
      (answer) => show(answer.hint),
      () => show(null),
    )
    return () => asking.abort()
  }, [password, username, farmName, location])
  return (
    <p
      className={hint === null ? 'password-note' : 'password-note password-note--weak'}
      id={id}
      role="status"
    >
      {hint ?? formWords.account.signup.passwordAdvice({ least: MIN_PASSWORD_LENGTH })}
    </p>
  )
}
