import { SignIcon } from '../../../components/icons/sign-icon.tsx'
import { words } from '../../../words.ts'

interface OwnCardProps {
  /** Name of an icon in sign-icon.tsx, as for an answer card; `looking` while loading. */
  sign: string
  /** Question asked when the card is tapped. */
  question: string
  /** The short answer; undefined while it is loading. */
  answer?: string | undefined
  /** Addition to the answer: a unit, a market, a condition. */
  more?: string | undefined
  /** Expiry, unix seconds; undefined if the answer does not expire. */
  untilDt?: number | undefined
  onAsk: (question: string) => void
}

/** A question about the farm with its short answer: a tap asks for the full one. */
export const FarmAnswerCard = ({ sign, question, answer, more, untilDt, onAsk }: OwnCardProps) => (
  <li className={`own-card own-card--${sign}`} data-until={untilDt}>
    <button className="own-card__ask" type="button" onClick={() => onAsk(question)}>
      <span key={question} className="own-card__question">
        {question}
      </span>{' '}
      <strong key={answer} className="own-card__answer">
        <SignIcon of={sign} className="own-card__sign" />
        {answer ?? words.application.loading}
      </strong>{' '}
      {more && <span className="own-card__more">{more}</span>}
    </button>
  </li>
)
