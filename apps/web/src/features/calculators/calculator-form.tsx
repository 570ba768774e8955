import type { CalculatorMessages } from '@smart-farming/words/sums/calculator-messages'
import '../../components/button.css'
import '../../components/field.css'
import '../../components/link-button.css'
import { formatEnumeration } from '@smart-farming/words/format/names/list'
import { CalculationOutcome } from './calculation-outcome.tsx'
import { calculationQuestion } from './calculation-question.ts'
import { ChoiceInput } from './choice-input.tsx'
import type { FarmDefaults } from './farm-defaults.ts'
import { CALCULATORS } from './kinds/calculators.ts'
import { NumberInput } from './number-input.tsx'
import { readFields } from './read-fields.ts'
import type { CalculatorId, FieldTexts } from './saved-calculations.ts'

interface SumFormProps {
  id: CalculatorId
  words: CalculatorMessages
  farm: FarmDefaults
  typed: FieldTexts
  onType: (field: string, text: string) => void
  onStartAgain: () => void
  onAsk: (question: string) => void
}

/** One calculator: its fields, and its result once they are filled in. */
export function CalculatorForm({ id, words, farm, typed, onType, onStartAgain, onAsk }: SumFormProps) {
  const sum = CALCULATORS[id]({ words, farm, typed })
  const { numbers, missing } = readFields(sum.fields, typed, words)
  const result = missing.length === 0 ? sum.result(numbers) : undefined
  return (
    <form className="sums__form" onSubmit={(event) => event.preventDefault()}>
      <h3 className="sums__name">{words.titles[id]}</h3>
      <div className="sums__fields">
        {sum.fields.map((field) =>
          field.kind === 'number' ? (
            <NumberInput
              key={field.id}
              field={field}
              typed={typed}
              words={words}
              onType={(text) => onType(field.id, text)}
            />
          ) : (
            <ChoiceInput key={field.id} field={field} onChoose={(chosen) => onType(field.id, chosen)} />
          ),
        )}
      </div>
      <div className="sums__outcome">
        <div role="status">
          {result ? (
            <CalculationOutcome result={result} />
          ) : (
            <p>{words.missing({ fields: formatEnumeration(words.tag, missing) })}</p>
          )}
        </div>
        <p className="sums__formula">{words.formulas[id]}</p>
        <div className="sums__buttons">
          {result && (
            <button
              className="button button--quiet"
              type="button"
              onClick={() => onAsk(calculationQuestion({ id, sum, result, typed }, words))}
            >
              {words.ask}
            </button>
          )}
          {Object.keys(typed).length > 0 && (
            <button className="link-button" type="button" onClick={onStartAgain}>
              {words.startAgain}
            </button>
          )}
        </div>
      </div>
    </form>
  )
}
