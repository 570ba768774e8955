import { type ReactNode, useEffect, useRef } from 'react'
import { lazyWords } from '../../words.ts'

interface StepFrameProps {
  question: string
  step: number
  isNext: boolean
  answers: ReactNode
  confirm?: ReactNode
  failure: ReactNode
  onSkip: () => void
}

/** Frame for one of the three questions, with a button to skip the question. */
export function StepFrame({ question, step, isNext, answers, confirm, failure, onSkip }: StepFrameProps) {
  const words = lazyWords.firstSteps
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNext) heading.current?.focus({ preventScroll: true })
  }, [isNext])
  return (
    <section className="first-steps" aria-label={words.title}>
      <div>
        <p className="first-steps__count">{words.count({ step })}</p>
        <h2 ref={heading} className="first-steps__question" tabIndex={-1}>
          {question}
        </h2>
      </div>
      {answers}
      <div className="first-steps__ways">
        {confirm}
        <button className="link-button" type="button" onClick={onSkip}>
          {words.skip}
        </button>
      </div>
      {failure}
    </section>
  )
}
