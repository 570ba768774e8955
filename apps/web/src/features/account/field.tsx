import { type ComponentType, type FocusEvent, type HTMLAttributes, useEffect, useRef, useState } from 'react'
import '../../components/field.css'
import { RevealableInput } from '../../components/form/revealable-input.tsx'
import { useLazyModule } from '../../components/lazy/use-lazy-module.ts'

export interface FieldDefinition {
  readonly name: string
  readonly label: string
  readonly password?: true
  readonly autoComplete: string
  readonly autoCapitalize?: HTMLAttributes<HTMLInputElement>['autoCapitalize']
  readonly placeholder?: string
  readonly minLength?: number
  readonly note?: ComponentType<InputNoteProps>
  /**
   * Input helper, loaded when the input gets the focus. The input also works without its helper.
   */
  readonly helper?: () => Promise<{ Helper: ComponentType<InputHelperProps> }>
}

export interface InputHelperProps {
  inputId: string
}

export interface InputNoteProps {
  id: string
  /** The form's values when the farmer last left the input; undefined before that. */
  left: FormData | undefined
}

interface FieldProps {
  definition: FieldDefinition
  invalid: boolean
}

/** A labelled input. Uncontrolled, so that text typed before the script loads is never lost. */
export function Field({ definition, invalid }: FieldProps) {
  const { name, label, password = false, note: Note, helper, ...attributes } = definition
  const [left, setLeft] = useState<FormData>()
  const ownBox = useRef<HTMLDivElement>(null)
  // The farmer may have typed and left the input before the script loaded.
  useEffect(() => {
    if (Note && ownBox.current && hasGoneOn(ownBox.current, document.activeElement))
      setLeft(formDataOf(ownBox.current))
  }, [Note])
  const [isEntered, setEntered] = useState(false)
  useEffect(() => setEntered(ownBox.current?.contains(document.activeElement) === true), [])
  const part = useLazyModule(isEntered ? helper : undefined)
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
 * Whether the focus moved to another control of the form. After switching windows, tapping outside
 * the form or tapping the input's own button, the text is still a draft.
 */
function hasGoneOn(box: Element, next: EventTarget | null): boolean {
  return next instanceof Node && !box.contains(next) && box.closest('form')?.contains(next) === true
}

function formDataOf(box: Element): FormData | undefined {
  const form = box.closest('form')
  return form ? new FormData(form) : undefined
}
