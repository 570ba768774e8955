import { type FormEvent, useId } from 'react'
import '../../../components/button.css'
import '../../../components/field.css'
import { adoptStyle } from '../../../components/adopt-style.ts'
import { lazyWords } from '../../../words.ts'
import { SaveErrorAlert } from '../save-error-alert.tsx'
import type { SaveFailure } from '../use-save.ts'
import css from './price-form.css?inline'

adoptStyle(css)

export interface AmountField {
  readonly name: string
  readonly label: string
  readonly value: number | undefined
  /** True if zero is a valid answer. */
  readonly orNothing?: boolean
}

interface PriceFormProps {
  fields: readonly AmountField[]
  submit: string
  busy: boolean
  failure: SaveFailure | undefined
  onAmounts: (amounts: Readonly<Record<string, number>>) => void
  /** Deletes the saved amounts; undefined if nothing is saved. */
  onRemove: (() => void) | undefined
}

/** Form for a few amounts. The browser rejects missing values and text. */
export function PriceForm({ fields, submit, busy, failure, onAmounts, onRemove }: PriceFormProps) {
  const { board, targets } = lazyWords.prices
  const id = useId()
  const read = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    onAmounts(Object.fromEntries(fields.map(({ name }) => [name, Number(form.get(name))])))
  }
  return (
    <form className="price-form" method="post" onSubmit={read} aria-busy={busy}>
      <SaveErrorAlert failure={failure} />
      {fields.map(({ name, label, value, orNothing }) => (
        <div key={name} className="field">
          <label className="field__label" htmlFor={`${id}${name}`}>
            {label}
          </label>
          <input
            id={`${id}${name}`}
            className="field__input"
            name={name}
            type="number"
            inputMode="decimal"
            step="any"
            min={orNothing ? 0 : 1e-6}
            max={1e9}
            required
            defaultValue={value}
          />
        </div>
      ))}
      <div className="price-form__buttons">
        <button className="button button--quiet" type="submit" disabled={busy}>
          {busy ? board.saving : submit}
        </button>
        {onRemove && (
          <button className="button button--quiet" type="button" disabled={busy} onClick={onRemove}>
            {targets.remove}
          </button>
        )}
      </div>
    </form>
  )
}
