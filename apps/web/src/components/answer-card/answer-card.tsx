import { type ReactNode, useState } from 'react'
import { Arrow } from '../pictures/arrow.tsx'
import './answer-card.css'
import './answer-columns.css'
import { Sign } from '../pictures/sign.tsx'

interface AnswerCardProps {
  /** What to draw, by a name of sign.tsx: `looking` while the answer is on its way. */
  sign: string
  /** The reason for care, drawn in its place. */
  care?: string | undefined
  /** What is asked. */
  title: string
  /** Read first. */
  verdict: string
  /** When, or of when. */
  when?: string | undefined
  note?: string | undefined
  /** A reason to doubt it, which is seen elsewhere on the page: here it is drawn, and read aloud. */
  doubt?: string | undefined
  /** When it is over, unix seconds; undefined where no time ends it. */
  untilDt?: number | undefined
  /** Why, one tap away; without it there is nothing to open. */
  children?: ReactNode
}

/** An answer to one question, to be read in passing; behind a tap its reason. Its room is there before it is. */
export function AnswerCard({
  sign,
  care,
  title,
  verdict,
  when,
  note,
  doubt,
  untilDt,
  children,
}: AnswerCardProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <article
      className={`answer-card answer-card--${sign} ${doubt ? 'answer-card--doubted' : ''}`}
      data-until={untilDt}
    >
      <h2 className="answer-card__heading">
        <button
          className="answer-card__toggle"
          type="button"
          aria-expanded={isOpen}
          disabled={!children}
          onClick={() => setOpen(!isOpen)}
        >
          <Sign of={care ?? sign} className="answer-card__sign" />
          {/* Other words are another element: new lines in an old one would count as lines that moved. */}
          <span key={`${verdict}${when}`} className="answer-card__words">
            <span className="answer-card__title">{title}</span>{' '}
            <strong className="answer-card__verdict">{verdict}</strong>{' '}
            <span className="answer-card__facts">
              {when && <span className="answer-card__when">{when}</span>}{' '}
              {note && <span className="answer-card__note">{note}</span>}
            </span>
            {doubt && <span className="unseen"> {doubt}</span>}
          </span>
          {children && <Arrow className="answer-card__arrow" />}
        </button>
      </h2>
      {isOpen && <div className="answer-card__why">{children}</div>}
    </article>
  )
}
