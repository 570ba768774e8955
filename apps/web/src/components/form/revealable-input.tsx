import { type ComponentProps, useState } from 'react'
import '../field.css'
import { formWords } from '../../words.ts'

interface RevealableInputProps extends Omit<ComponentProps<'input'>, 'className' | 'type'> {
  id: string
  /**
   * The field's label. The button's name includes it, because a page may have several such buttons.
   */
  label: string
  password: boolean
}

/** A required input with its button. Must be inside a `field__box`, which positions the button. */
export function RevealableInput({ label, password, ...attributes }: RevealableInputProps) {
  const [revealed, setRevealed] = useState(false)
  return (
    <>
      <input
        {...attributes}
        className={password ? 'field__input field__input--revealable' : 'field__input'}
        type={password && !revealed ? 'password' : 'text'}
        required
        spellCheck={false}
      />
      {password && (
        <button
          className="field__reveal"
          type="button"
          aria-pressed={revealed}
          aria-controls={attributes.id}
          onClick={() => setRevealed(!revealed)}
        >
          {formWords.account.showPassword}
          <span className="unseen"> {label}</span>
        </button>
      )}
    </>
  )
}
