import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { FormAlert } from '../../components/form/form-alert.tsx'
import { type FormFailure, failureOf } from '../../components/form/form-failure.ts'
import { useHydrated } from '../../components/use-hydrated.ts'
import type {} from '../../inline/entered.ts'
import { Field, type FieldDefinition } from './field.tsx'
import type { CheckedPayload, Typed } from './validation.ts'

interface AccountFormProps<Payload, Answer> {
  fields: readonly FieldDefinition[]
  check: (typed: Typed) => CheckedPayload<Payload>
  mutation: UseMutationOptions<Answer, Error, Payload>
  /** What to say when the server gave no words of its own. */
  otherwise: string
  submitText: string
  busyText: string
  /** Gets what the server said to it. */
  onDone: (answer: Answer) => void
  /** Between the fields and the button. */
  children?: ReactNode
}

/**
 * A form of the log-in or the sign-up. The red box above it carries every failure; what was typed stays. Until the
 * script runs the button is disabled, and the method is POST, so that a password never gets into an address; Enter
 * pressed until then is sent as soon as it can be.
 */
export function AccountForm<Payload, Answer>(props: AccountFormProps<Payload, Answer>) {
  const { fields, check, otherwise, submitText, busyText, onDone } = props
  const { mutateAsync } = useMutation(props.mutation)
  const hydrated = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  const sending = useRef(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<FormFailure>()

  // The busy button was disabled and so lost the focus; it goes to where the farmer carries on. What is seen is the
  // box: on a phone it stands above the screen's edge when the button is pressed.
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
    // A ref beside the state: two taps can come before the first one is rendered.
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
      setFailure(failureOf(error instanceof Error ? error : new Error(String(error)), otherwise))
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

function typedInto(form: HTMLFormElement): Typed {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
}
