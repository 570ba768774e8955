import { ApiError } from '@smart-farming/contracts/client'
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { adoptStyle } from '../../../components/adopt-style.ts'
import '../../../components/button.css'
import { FormAlert } from '../../../components/form/form-alert.tsx'
import { type FormFailure, toFormFailure } from '../../../components/form/form-failure.ts'
import { SectionField, type SectionFieldDefinition } from './section-field.tsx'
import css from './section-form.css?inline'
import { type FieldValues, validateFields } from './validate-fields.ts'

adoptStyle(css)

interface SectionFormProps {
  fields: readonly SectionFieldDefinition[]
  children?: ReactNode
  startsInField?: boolean
  username?: string
  isQuiet?: boolean
  isGrave?: boolean
  submitText: string
  busyText: string
  /** Message if the server sends no message. */
  otherwise: string
  /** Field to mark if the server refuses the values without naming a field. */
  refused?: string
  send: (typed: FieldValues) => Promise<void>
}

/**
 * An account form. An error appears beside its field, or above the form if it concerns no field.
 * Typed text stays.
 */
export function SectionForm(props: SectionFormProps) {
  const {
    fields,
    children,
    startsInField = false,
    isQuiet = false,
    isGrave = false,
    username,
    submitText,
    busyText,
    otherwise,
    refused,
    send,
  } = props
  const prefix = useId()
  const form = useRef<HTMLFormElement>(null)
  const sending = useRef(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<FormFailure>()
  const failed = fields.find(({ name }) => name === failure?.field)

  useEffect(() => {
    if (!startsInField) return
    const first = form.current?.querySelector<HTMLInputElement>('.field__input')
    first?.focus()
    // Typing replaces selected text.
    first?.select()
  }, [startsInField])

  // The disabled button has lost the focus, so the focus moves to the faulty field or back to the
  // button.
  useEffect(() => {
    if (!failure) return
    const place = form.current?.querySelector<HTMLElement>('[aria-invalid]')
    const button = form.current?.querySelector<HTMLElement>('[type=submit]')
    const next = place ?? button
    next?.focus()
  }, [failure])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A ref, because a second tap can precede the render of the new state.
    if (sending.current) return
    const data = [...new FormData(event.currentTarget)]
    const typed = Object.fromEntries(data.map(([name, value]) => [name, String(value)]))
    const wrong = validateFields(fields, typed)
    if (wrong) return setFailure(wrong)
    sending.current = true
    setBusy(true)
    setFailure(undefined)
    try {
      await send(typed)
    } catch (error) {
      const cause = error instanceof Error ? error : new Error(String(error))
      const told = toFormFailure(cause, otherwise)
      const isRefused = cause instanceof ApiError && cause.code === 'invalid_credentials'
      setFailure(isRefused ? { ...told, field: refused } : told)
    }
    sending.current = false
    setBusy(false)
  }

  return (
    <form className="section-form" method="post" ref={form} onSubmit={submit} aria-busy={busy}>
      {failure && !failed && <FormAlert failure={failure} onOver={() => setFailure(undefined)} />}
      {username !== undefined && (
        <input hidden readOnly name="username" autoComplete="username" value={username} />
      )}
      {fields.map((field) => (
        <SectionField
          key={field.name}
          id={`${prefix}${field.name}`}
          definition={field}
          error={field === failed ? failure?.message : undefined}
        />
      ))}
      {children}
      <button
        className={[
          'button section-form__send',
          isQuiet && 'button--quiet',
          isGrave && 'section-form__send--grave',
        ]
          .filter(Boolean)
          .join(' ')}
        type="submit"
        disabled={busy}
      >
        {busy ? busyText : submitText}
      </button>
      {/* Screen readers announce text only in a live region that already exists. */}
      <p className="unseen" role="status">
        {failed && failure?.message}
      </p>
    </form>
  )
}
