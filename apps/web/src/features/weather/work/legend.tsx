import './legend.css'
import { VerdictMark } from './verdict-mark.tsx'
import { VERDICT_WORDS } from './work-words.ts'

const verdicts = ['good', 'careful', 'dont', 'unknown'] as const

/** What the signs mean: a short stretch has no room for its word. Screen readers hear the words where they belong. */
export function Legend() {
  return (
    <p className="legend" aria-hidden="true">
      {verdicts.map((verdict) => (
        <span key={verdict} className="legend__verdict">
          <VerdictMark verdict={verdict} />
          {VERDICT_WORDS[verdict]}
        </span>
      ))}
    </p>
  )
}
