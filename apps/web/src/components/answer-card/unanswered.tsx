import { words } from '../../words.ts'
import { AnswerCard } from './answer-card.tsx'

interface UnansweredProps {
  /** What is asked. */
  title: string
  /** Why there is no answer; undefined while it is on its way. */
  why?: string | undefined
  /** When that changes by itself, unix seconds. */
  untilDt?: number | undefined
}

/** A question without an answer, in the room of one: what is not known is said as large as what is. */
export const Unanswered = ({ title, why, untilDt }: UnansweredProps) => (
  <AnswerCard
    sign={why ? 'unknown' : 'looking'}
    title={title}
    verdict={why ? words.today.unknown : words.application.loading}
    when={why}
    untilDt={untilDt}
  />
)
