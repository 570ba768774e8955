import { adoptStyle } from '../adopt-style.ts'
import css from './view-switch.css?inline'

adoptStyle(css)

interface ViewSwitchProps<Id> {
  label: string
  options: readonly { readonly id: Id; readonly words: string }[]
  chosen: Id | undefined
  onChoose: (id: Id) => void
}

/** A switch between views of the same data. */
export function ViewSwitch<Id extends string | number>({
  label,
  options,
  chosen,
  onChoose,
}: ViewSwitchProps<Id>) {
  return (
    <fieldset className="view-switch" aria-label={label}>
      {options.map(({ id, words }) => (
        <button
          key={id}
          className="view-switch__way"
          type="button"
          aria-pressed={id === chosen}
          onClick={() => onChoose(id)}
        >
          {words}
        </button>
      ))}
    </fieldset>
  )
}
