import { SignIcon } from '../../../components/icons/sign-icon.tsx'
import { words } from '../../../words.ts'

interface OwnCardProps {
  /** Name of an icon in sign-icon.tsx; `looking` while loading. */
  sign: string
  question: string
  answer?: string | undefined
  more?: string | undefined
  /** Expiry in unix seconds; undefined if the answer does not expire. */
  untilDt?: number | undefined
  onAsk: (question: string) => void
}

/** A question about the farm with its short answer. A tap asks the chat for the full answer. */
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
