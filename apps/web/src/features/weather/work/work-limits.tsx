import { type DisplayUnits, sayFigure } from '@smart-farming/weather-core/words/display-units'
import { LIMIT_NAMES, type LimitSets } from '@smart-farming/weather-core/words/limit-names'
import type { Farm } from '@smart-farming/weather-core/work/farm/farm'
import type { Work } from '@smart-farming/weather-core/work/judge-forecast'
import './work-limits.css'

const SETS = {
  spraying: 'spraying',
  frost: 'frost',
  harvest: 'harvest',
  hay: 'baling',
  field_work: 'fieldWork',
} as const satisfies Record<Work, keyof LimitSets>

interface WorkLimitsProps {
  work: Work
  farm: Farm
  units: DisplayUnits
}

/** Behind a tap: every limit that a job is held against, and whose it is. */
export function WorkLimits({ work, farm, units }: WorkLimitsProps) {
  const set = SETS[work]
  const names: Readonly<Record<string, string>> = LIMIT_NAMES[set]
  const limits = Object.entries(farm[set])
  return (
    <details className="work-limits">
      <summary>Limits, and whose they are</summary>
      <dl className="work-limits__list">
        {limits.map(([name, { value, unit, publisher }]) => (
          <div key={name} className="work-limits__limit">
            <dt>{names[name]}</dt>
            <dd>
              {sayFigure(value, unit, units)} <span className="work-limits__publisher">{publisher}</span>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
