import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { FormAlert } from '../../components/form/form-alert.tsx'
import { type FormFailure, toFormFailure } from '../../components/form/form-failure.ts'
import { useHydrated } from '../../components/use-hydrated.ts'
import type {} from '../../inline/early-input.ts'
import { Field, type FieldDefinition } from './field.tsx'
import type { InputValues, ValidationResult } from './validation.ts'

interface AccountFormProps<Payload, Answer> {
  fields: readonly FieldDefinition[]
  check: (typed: InputValues) => ValidationResult<Payload>
  mutation: UseMutationOptions<Answer, Error, Payload>
  /** Message if the server sends no message. */
  otherwise: string
  submitText: string
  busyText: string
  onDone: (answer: Answer) => void
  children?: ReactNode
}

/**
 * Login or signup form. The box above shows every failure, and typed text stays. Until the script
 * runs, the button is disabled and the method is POST, so that a password never gets into a URL.
 * Pressing Enter before then submits the form once the script runs.
 */
export function AccountForm<Payload, Answer>(props: AccountFormProps<Payload, Answer>) {
  const { fields, check, otherwise, submitText, busyText, onDone } = props
  const { mutateAsync } = useMutation(props.mutation)
  const hydrated = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  const sending = useRef(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<FormFailure>()

  // The disabled button has lost the focus, so the focus moves to the faulty field or back to the
  // button. On a phone the error box is above the screen and must be scrolled into view.
  useEffect(() => {
    if (!failure) return
    const place = failure.field ? `#field-${failure.field}` : '[type=submit]'
    form.current?.querySelector<HTMLElement>(place)?.focus({ preventScroll: true })
    form.current?.querySelector('[role=alert]')?.scrollIntoView({ block: 'nearest' })
  }, [failure])

  useEffect(() => {
    if (!hydrated || !form.current?.entered) return
    delete form.current.entered
    form.current.requestSubmit()
  }, [hydrated])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A ref, because a second tap can precede the render of the new state.
    if (sending.current) return
    const checked = check(typedInto(event.currentTarget))
    if ('failure' in checked) return setFailure(checked.failure)
    sending.current = true
    setBusy(true)
    setFailure(undefined)
    try {
      onDone(await mutateAsync(checked.payload))
    } catch (error) {
      sending.current = false
      setBusy(false)
      setFailure(toFormFailure(error instanceof Error ? error : new Error(String(error)), otherwise))
    }
  }

  return (
    <form className="account__form" method="post" ref={form} onSubmit={submit} aria-busy={busy}>
      {failure && <FormAlert failure={failure} onOver={() => setFailure(undefined)} />}
      {fields.map((field) => (
        <Field key={field.name} definition={field} invalid={failure?.field === field.name} />
      ))}
      {props.children}
      <button className="button account__submit" type="submit" disabled={!hydrated || busy}>
        {busy ? busyText : submitText}
      </button>
    </form>
  )
}

function typedInto(form: HTMLFormElement): InputValues {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
}
