import { Sign } from '../../../components/pictures/sign.tsx'
import { words } from '../../../words.ts'

interface OwnCardProps {
  /** As for an answer card (sign.tsx); `looking` while the answer is on its way. */
  sign: string
  /** A press asks it. */
  question: string
  /** The short answer; undefined while it is on its way. */
  answer?: string | undefined
  /** What belongs to it: a unit, a market, a condition. */
  more?: string | undefined
  /** When it is over, unix seconds; undefined where no time ends it. */
  untilDt?: number | undefined
  onAsk: (question: string) => void
}

/** A question about the farm with its short answer: a press asks for the whole one. */
export const OwnCard = ({ sign, question, answer, more, untilDt, onAsk }: OwnCardProps) => (
  <li className={`own-card own-card--${sign}`} data-until={untilDt}>
    <button className="own-card__ask" type="button" onClick={() => onAsk(question)}>
      <span key={question} className="own-card__question">
        {question}
      </span>{' '}
      <strong key={answer} className="own-card__answer">
        <Sign of={sign} className="own-card__sign" />
        {answer ?? words.application.loading}
      </strong>{' '}
      {more && <span className="own-card__more">{more}</span>}
    </button>
  </li>
)
