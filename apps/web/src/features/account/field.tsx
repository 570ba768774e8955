import { type ComponentType, type FocusEvent, type HTMLAttributes, useEffect, useRef, useState } from 'react'
import '../../components/field.css'
import { RevealableInput } from '../../components/form/revealable-input.tsx'
import { useLoaded } from '../../components/part/use-loaded.ts'

/** One input of a form. */
export interface FieldDefinition {
  readonly name: string
  readonly label: string
  readonly password?: true
  readonly autoComplete: string
  readonly autoCapitalize?: HTMLAttributes<HTMLInputElement>['autoCapitalize']
  readonly placeholder?: string
  readonly minLength?: number
  /** A line under the input that tells more about it. */
  readonly note?: ComponentType<NoteProps>
  /** What helps to fill it in, fetched when the farmer comes to it; without it the input is a plain one. */
  readonly helper?: () => Promise<{ Helper: ComponentType<HelperProps> }>
}

export interface HelperProps {
  inputId: string
}

export interface NoteProps {
  id: string
  /** What the form held when the farmer last went on from the input. */
  left: FormData | undefined
}

interface FieldProps {
  definition: FieldDefinition
  /** The field that the message above the form is about. */
  invalid: boolean
}

/** A labelled input. Uncontrolled, so that what was typed before the script arrived is never lost. */
export function Field({ definition, invalid }: FieldProps) {
  const { name, label, password = false, note: Note, helper, ...attributes } = definition
  const [left, setLeft] = useState<FormData>()
  const ownBox = useRef<HTMLDivElement>(null)
  // What was typed and left before the script arrived.
  useEffect(() => {
    if (Note && ownBox.current && hasGoneOn(ownBox.current, document.activeElement))
      setLeft(formDataOf(ownBox.current))
  }, [Note])
  const [isEntered, setEntered] = useState(false)
  useEffect(() => setEntered(ownBox.current?.contains(document.activeElement) === true), [])
  const part = useLoaded(isEntered ? helper : undefined)
  const Helper = part === 'failed' ? undefined : part?.Helper
  const id = `field-${name}`
  const noteId = `${id}-note`
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <div
        className="field__box"
        ref={ownBox}
        {...(Note && {
          onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>) =>
            hasGoneOn(currentTarget, relatedTarget) && setLeft(formDataOf(currentTarget)),
        })}
      >
        <RevealableInput
          {...attributes}
          id={id}
          label={label}
          name={name}
          password={password}
          aria-invalid={invalid || undefined}
          onFocus={() => setEntered(true)}
          {...(Note && { 'aria-describedby': noteId })}
        />
        {Helper && <Helper inputId={id} />}
      </div>
      {Note && <Note id={noteId} left={left} />}
    </div>
  )
}

/**
 * Whether the focus went on to another control of the form. Another window, a tap beside everything and the button
 * beside the input leave what is typed a draft.
 */
function hasGoneOn(box: Element, next: EventTarget | null): boolean {
  return next instanceof Node && !box.contains(next) && box.closest('form')?.contains(next) === true
}

function formDataOf(box: Element): FormData | undefined {
  const form = box.closest('form')
  return form ? new FormData(form) : undefined
}
