import { useId } from 'react'
import type { ChoiceField } from './calculation.ts'

/** Input for a choice among a few options, such as units. */
export function ChoiceInput({ field, onChoose }: { field: ChoiceField; onChoose: (id: string) => void }) {
  const id = useId()
  return (
    <div className={field.isWide ? 'field sums__field sums__field--wide' : 'field sums__field'}>
      <label className="field__label" htmlFor={id}>
        {field.label}
      </label>
      <select
        id={id}
        className="field__input"
        value={field.chosen}
        onChange={({ target }) => onChoose(target.value)}
      >
        {field.options.map(({ id: option, label }) => (
          <option key={option} value={option}>
            {label}
          </option>
        ))}
      </select>
    </div>
  )
}
