import '../../../components/field.css'
import { RevealableInput } from '../../../components/form/revealable-input.tsx'

export interface SectionFieldDefinition {
  readonly name: string
  readonly label: string
  readonly value?: string
  readonly autoComplete: string
  readonly autoCapitalize?: 'words'
  readonly password?: true
  readonly inputMode?: 'numeric'
  readonly placeholder?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly note?: string
}

interface SectionFieldProps {
  id: string
  definition: SectionFieldDefinition
  error: string | undefined
}

/** A labelled input with its error. */
export function SectionField({ id, definition, error }: SectionFieldProps) {
  const { label, password = false, note, value, minLength, ...attributes } = definition
  const [noteId, errorId] = [`${id}-note`, `${id}-error`]
  const about = [error && errorId, note && noteId].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <div className="field__box">
        <RevealableInput
          autoCapitalize="none"
          {...attributes}
          id={id}
          defaultValue={value}
          label={label}
          password={password}
          minLength={minLength}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={about || undefined}
        />
      </div>
      {error !== undefined && (
        <p className="section-form__error" id={errorId}>
          {error}
        </p>
      )}
      {note !== undefined && (
        <p className="section-form__note" id={noteId}>
          {note}
        </p>
      )}
    </div>
  )
}
