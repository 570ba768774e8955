import { words } from '../../words.ts'
import { AnswerCard } from './answer-card.tsx'

interface UnansweredProps {
  title: string
  /** Reason for the missing answer; undefined while loading. */
  why?: string | undefined
  /** Time when the answer changes without a reload, in unix seconds. */
  untilDt?: number | undefined
}

/**
 * Card for a question without an answer. It is as large as an answered card, because an unknown
 * verdict matters as much.
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
