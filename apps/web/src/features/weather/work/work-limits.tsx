import type { JudgedWork } from '@smart-farming/contracts/weather/work-windows'
import type { DisplayUnits } from '@smart-farming/weather-core/display-units'
import { JOB_LIMIT_SETS, type LimitSets } from '@smart-farming/weather-core/work/limits/job-limit-sets'
import { formatLimit } from '@smart-farming/words/format/weather/figures'
import { adoptStyle } from '../../../components/adopt-style.ts'
import { lazyWords, words } from '../../../words.ts'
import css from './work-limits.css?inline'

adoptStyle(css)

/**
 * Typed as an open record, because a newer server may send unknown limits. They appear by their id.
 */
const SETS: Readonly<Record<string, keyof LimitSets>> = JOB_LIMIT_SETS

function namesFor(work: string): Readonly<Record<string, string>> {
  const set = SETS[work]
  return set === undefined ? {} : lazyWords.limits.names[set]
}

interface WorkLimitsProps extends JudgedWork {
  units: DisplayUnits
}

/** Disclosure of every limit by which a job is judged, with its source. */
export function WorkLimits({ work, limits, units }: WorkLimitsProps) {
  const names = namesFor(work)
  return (
    <details className="work-limits">
      <summary>{lazyWords.work.limits}</summary>
      <dl className="work-limits__list">
        {limits.map(({ name, value, unit, publisher }) => (
          <div key={name} className="work-limits__limit">
            <dt>{names[name] ?? name}</dt>
            <dd>
              {formatLimit(words.figures, value, unit, units)}{' '}
              <span className="work-limits__publisher">{publisher}</span>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
