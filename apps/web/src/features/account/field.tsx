import { type HTMLAttributes, useState } from 'react'
import '../../components/field.css'

/** One input of a form. */
export interface FieldDefinition {
  readonly name: string
  readonly label: string
  readonly password?: true
  readonly autoComplete: string
  readonly autoCapitalize?: HTMLAttributes<HTMLInputElement>['autoCapitalize']
  readonly placeholder?: string
  readonly minLength?: number
}

interface FieldProps {
  definition: FieldDefinition
  /** The field that the message above the form is about. */
  invalid: boolean
}

/** A labelled input. Uncontrolled, so that what was typed before the script arrived is never lost. */
export function Field({ definition, invalid }: FieldProps) {
  const { name, label, password = false, ...attributes } = definition
  const [revealed, setRevealed] = useState(false)
  const id = `field-${name}`
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <div className="field__box">
        <input
          {...attributes}
          className={password ? 'field__input field__input--revealable' : 'field__input'}
          id={id}
          name={name}
          type={password && !revealed ? 'password' : 'text'}
          required
          spellCheck={false}
          aria-invalid={invalid || undefined}
        />
        {password && (
          <button
            className="field__reveal"
            type="button"
            aria-pressed={revealed}
            aria-controls={id}
            onClick={() => setRevealed(!revealed)}
          >
            Show
          </button>
        )}
      </div>
    </div>
  )
}
