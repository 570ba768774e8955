import { words } from '../../words.ts'
import { AnswerCard } from './answer-card.tsx'

interface UnansweredProps {
  /** The question that has no answer. */
  title: string
  /** Reason there is no answer; undefined while loading. */
  why?: string | undefined
  /** Time at which the answer changes by itself, unix seconds. */
  untilDt?: number | undefined
}

/**
 * Card for a question without an answer. It is as large as an answer, because an unknown must be as prominent as a
 * verdict.
 */
export const UnansweredCard = ({ title, why, untilDt }: UnansweredProps) => (
  <AnswerCard
    sign={why ? 'unknown' : 'looking'}
    title={title}
    verdict={why ? words.today.unknown : words.application.loading}
    when={why}
    untilDt={untilDt}
  />
)
