interface ChoicesProps<Choice extends string> {
  name: string
  legend: string
  among: readonly Choice[]
  words: Readonly<Record<Choice, string>>
  chosen: Choice
  onChoose: (choice: Choice) => void
}

/** A few choices side by side, of which one is selected. */
export function ChoiceGroup<Choice extends string>(props: ChoicesProps<Choice>) {
  const { name, legend, among, words, chosen, onChoose } = props
  return (
    <fieldset className="display-choices">
      <legend>{legend}</legend>
      <div className="display-choices__row">
        {among.map((choice) => (
          <label className="display-choice" key={choice}>
            <input type="radio" name={name} checked={choice === chosen} onChange={() => onChoose(choice)} />
            <span>{words[choice]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
