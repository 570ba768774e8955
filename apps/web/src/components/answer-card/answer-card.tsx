import { type ReactNode, useState } from 'react'
import { DisclosureArrow } from '../icons/disclosure-arrow.tsx'
import './answer-card.css'
import './answer-columns.css'
import { SignIcon } from '../icons/sign-icon.tsx'

interface AnswerCardProps {
  /** Name of an icon in sign-icon.tsx; `looking` while loading. */
  sign: string
  /** Reason for care, whose icon replaces the sign. */
  care?: string | undefined
  /** The question that the card answers. */
  title: string
  /** The short answer, read first. */
  verdict: string
  /** Time of the answer, or of the data behind it. */
  when?: string | undefined
  note?: string | undefined
  /**
   * Reason for doubt. Its text is shown elsewhere on the page; the card shows an icon with a label for screen readers.
   */
  doubt?: string | undefined
  /** Time at which the answer expires, unix seconds; undefined if it does not expire. */
  untilDt?: number | undefined
  /** The reason, shown after a tap; without it the card does not open. */
  children?: ReactNode
}

/** A short answer to one question; a tap shows the reason. The card's room is reserved while it loads. */
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
          {/* The words are part of the key: the browser would count new text in a reused element as a layout shift. */}
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
