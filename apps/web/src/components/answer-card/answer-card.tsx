import { type ReactNode, useState } from 'react'
import { DisclosureArrow } from '../icons/disclosure-arrow.tsx'
import './answer-card.css'
import './answer-columns.css'
import { SignIcon } from '../icons/sign-icon.tsx'

interface AnswerCardProps {
  sign: string
  /** Reason to take care; its icon replaces the sign. */
  care?: string | undefined
  title: string
  verdict: string
  /** Time of the answer or its data. */
  when?: string | undefined
  note?: string | undefined
  /**
   * Reason to distrust the answer, shown as an icon with a label for screen readers. The page shows
   * the full text elsewhere.
   */
  doubt?: string | undefined
  /** Expiry of the answer, in unix seconds; undefined if the answer does not expire. */
  untilDt?: number | undefined
  /** Shown after a tap. A card without children does not open. */
  children?: ReactNode
}

/**
 * A short answer to one question. A tap shows the reason. The card keeps its size while loading.
 */
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
          <SignIcon of={care ?? sign} className="answer-card__sign" />
          {/* The key includes the text: browsers count new text in a reused element as a layout
              shift. */}
          <span key={`${verdict}${when}`} className="answer-card__words">
            <span className="answer-card__title">{title}</span>{' '}
            <strong className="answer-card__verdict">{verdict}</strong>{' '}
            <span className="answer-card__facts">
              {when && <span className="answer-card__when">{when}</span>}{' '}
              {note && <span className="answer-card__note">{note}</span>}
            </span>
            {doubt && <span className="unseen"> {doubt}</span>}
          </span>
          {children && <DisclosureArrow className="answer-card__arrow" />}
        </button>
      </h2>
      {isOpen && <div className="answer-card__why">{children}</div>}
    </article>
  )
}
