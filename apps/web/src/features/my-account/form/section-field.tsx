import { useState } from 'react'
import '../../../components/field.css'
import { partWords } from '../../../words.ts'

/** One input of a form of the account. */
export interface SectionFieldDefinition {
  readonly name: string
  readonly label: string
  readonly autoComplete: string
  readonly password?: true
  readonly inputMode?: 'numeric'
  readonly placeholder?: string
  readonly minLength?: number
  readonly maxLength?: number
  /** A line under the input that tells more about it. */
  readonly note?: string
}

interface SectionFieldProps {
  id: string
  definition: SectionFieldDefinition
  /** What is wrong with it. */
  error: string | undefined
}

/** A labelled input with its error beside it. */
export function SectionField({ id, definition, error }: SectionFieldProps) {
  const { label, password = false, note, minLength, ...attributes } = definition
  const [revealed, setRevealed] = useState(false)
  const [noteId, errorId] = [`${id}-note`, `${id}-error`]
  const about = [error && errorId, note && noteId].filter(Boolean).join(' ')
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
          type={password && !revealed ? 'password' : 'text'}
          required
          minLength={minLength}
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={about || undefined}
        />
        {password && (
          <button
            className="field__reveal"
            type="button"
            aria-pressed={revealed}
            aria-controls={id}
            onClick={() => setRevealed(!revealed)}
          >
            {partWords.account.page.show}
          </button>
        )}
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
