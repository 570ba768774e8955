import { MAX_NUMBER_LENGTH } from '@smart-farming/market-core/sums/read-number'
import { formatQuantity } from '@smart-farming/words/format/figures/sum-result'
import type { CalculatorMessages } from '@smart-farming/words/sums/calculator-messages'
import { useId } from 'react'
import type { NumberField } from './calculation.ts'
import { fieldState } from './read-fields.ts'
import type { FieldTexts } from './saved-calculations.ts'

interface NumberInputProps {
  field: NumberField
  typed: FieldTexts
  words: CalculatorMessages
  onType: (text: string) => void
}

/**
 * Input for a number with its unit. The line below shows an error, the number as parsed, or the
 * source.
 */
export function NumberInput({ field, typed, words, onType }: NumberInputProps) {
  const id = useId()
  const { text, value, problem, isWrong, isAmbiguous } = fieldState(field, typed, words)
  const readAs = isAmbiguous && value !== undefined ? formatQuantity(words.tag, value) : undefined
  const hint = typed[field.id] === undefined ? field.hint : undefined
  const note = problem ?? (readAs === undefined ? hint : words.readAs({ figure: readAs }))
  return (
    <div className="field sums__field">
      <label className="field__label" htmlFor={id}>
        {field.label}
        {field.suffix && <span className="unseen"> ({field.suffix})</span>}
      </label>
      <span className="sums__box">
        <input
          id={id}
          className="field__input sums__input"
          inputMode="decimal"
          autoComplete="off"
          dir="auto"
          maxLength={MAX_NUMBER_LENGTH}
          aria-invalid={isWrong}
          aria-describedby={`${id}note`}
          value={text}
          onChange={({ target }) => onType(target.value)}
        />
        {field.suffix && (
          <span className="sums__suffix" aria-hidden="true">
            {field.suffix}
          </span>
        )}
      </span>
      <p id={`${id}note`} className={isWrong ? 'field__note sums__wrong' : 'field__note'}>
        {note}
      </p>
    </div>
  )
}
