import { type ReactNode, useState } from 'react'
import { DisclosureArrow } from '../icons/disclosure-arrow.tsx'
import './answer-card.css'
import './answer-columns.css'
import { SignIcon } from '../icons/sign-icon.tsx'

interface AnswerCardProps {
  /** Icon, by a name of sign-icon.tsx: `looking` while loading. */
  sign: string
  /** Reason for care, drawn in place of the sign. */
  care?: string | undefined
  /** The question. */
  title: string
  /** The short answer, read first. */
  verdict: string
  /** Time of the answer, or of its data. */
  when?: string | undefined
  note?: string | undefined
  /** Reason for doubt, whose text stands elsewhere on the page: here it is an icon with a label for screen readers. */
  doubt?: string | undefined
  /** Expiry, unix seconds; undefined if the answer does not expire. */
  untilDt?: number | undefined
  /** The reason, one tap away; without it the card does not open. */
  children?: ReactNode
}

/** A short answer to one question, with the reason behind a tap. Its room is reserved while it loads. */
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
          {/* The words are part of the key: new text in a reused element would be treated as one that moved. */}
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
