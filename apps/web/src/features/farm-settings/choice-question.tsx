interface ChoiceProps<Value extends string> {
  legend: string
  /** True if the heading above has the same text. */
  isHeaded?: boolean
  name: string
  options: readonly (readonly [Value, string])[]
  chosen: readonly Value[]
  kind: 'radio' | 'checkbox'
  onChoose?: (value: Value) => void
}

/** A question with a few answers, all visible. */
export function ChoiceQuestion<Value extends string>(props: ChoiceProps<Value>) {
  const { legend, isHeaded = false, name, options, chosen, kind, onChoose } = props
  return (
    <fieldset className="choice">
      <legend className={isHeaded ? 'unseen' : 'choice__legend'}>{legend}</legend>
      <div className="choice__options">
        {options.map(([value, words]) => (
          <label key={value} className="choice__option">
            <input
              type={kind}
              name={name}
              value={value}
              defaultChecked={chosen.includes(value)}
              onChange={() => onChoose?.(value)}
            />
            {words}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
