import { adoptStyle } from '../../../components/adopt-style.ts'
import { lazyWords } from '../../../words.ts'
import css from './verdict-legend.css?inline'
import { VerdictMark } from './verdict-mark.tsx'

adoptStyle(css)

const verdicts = ['good', 'careful', 'dont', 'unknown'] as const

/**
 * Key to the icons, for windows too short for a word. Hidden from screen readers, which read the
 * words.
 */
export function VerdictLegend() {
  return (
    <p className="legend" aria-hidden="true">
      {(['drift', 'dark'] as const).map((care) => (
        <span key={care} className="legend__verdict">
          <VerdictMark verdict="careful" care={care} />
          {lazyWords.work.withCare({
            verdict: lazyWords.work.verdicts.careful,
            care: lazyWords.work.cares[care],
          })}
        </span>
      ))}
      {verdicts.map((verdict) => (
        <span key={verdict} className="legend__verdict">
          <VerdictMark verdict={verdict} />
          {lazyWords.work.verdicts[verdict]}
        </span>
      ))}
    </p>
  )
}
