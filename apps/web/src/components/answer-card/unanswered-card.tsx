import { words } from '../../words.ts'
import { AnswerCard } from './answer-card.tsx'

interface UnansweredProps {
  /** The question. */
  title: string
  /** Reason for having no answer; undefined while loading. */
  why?: string | undefined
  /** Time at which the answer changes by itself, unix seconds. */
  untilDt?: number | undefined
}

/** A question without an answer, at the size of one: an unknown is as prominent as a verdict. */
export const UnansweredCard = ({ title, why, untilDt }: UnansweredProps) => (
  <AnswerCard
    sign={why ? 'unknown' : 'looking'}
    title={title}
    verdict={why ? words.today.unknown : words.application.loading}
    when={why}
    untilDt={untilDt}
  />
)
