import { useState } from 'react'
import { StepFrame } from './step-frame.tsx'
import type { StepProps } from './step-props.ts'

interface ChoiceStepProps<Value extends string>
  extends Pick<StepProps, 'step' | 'isNext' | 'busy' | 'failure' | 'onSkip'> {
  question: string
  options: readonly (readonly [Value, string])[]
  /** Values ticked at first. If empty, tapping an answer saves it. */
  proposed: readonly Value[]
  confirm: string
  onChoose: (values: Value[]) => void
}

/** A question with several answers to tick. One tap saves the proposed answers. */
export function MultipleChoiceStep<Value extends string>(props: ChoiceStepProps<Value>) {
  const { question, options, proposed, confirm, onChoose, busy, ...frame } = props
  const [touched, setTouched] = useState<readonly Value[]>()
  const ticked = touched ?? proposed
  if (proposed.length === 0)
    return (
      <StepFrame
        {...frame}
        question={question}
        answers={
          <div className="first-steps__answers">
            {options.map(([value, words]) => (
              <button
                key={value}
                className="first-steps__answer"
                type="button"
                disabled={busy}
                onClick={() => onChoose([value])}
              >
                {words}
              </button>
            ))}
          </div>
        }
      />
    )
  return (
    <StepFrame
      {...frame}
      question={question}
      answers={
        <fieldset className="first-steps__answers" aria-label={question}>
          {options.map(([value, words]) => (
            <label key={value} className="first-steps__answer">
              <input
                type="checkbox"
                checked={ticked.includes(value)}
                onChange={({ target }) =>
                  setTouched(target.checked ? [...ticked, value] : ticked.filter((one) => one !== value))
                }
              />
              {words}
            </label>
          ))}
        </fieldset>
      }
      confirm={
        <button
          className="button"
          type="button"
          disabled={busy || ticked.length === 0}
          onClick={() => onChoose([...ticked])}
        >
          {confirm}
        </button>
      }
    />
  )
}
