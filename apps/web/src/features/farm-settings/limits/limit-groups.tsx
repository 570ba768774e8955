import type { DisplayUnits } from '@smart-farming/weather-core/display-units'
import { useState } from 'react'
import { lazyWords } from '../../../words.ts'
import { LimitInput } from './limit-input.tsx'
import { LIMIT_SETS, type LimitTexts, limitsInSet } from './limit-sets.ts'

interface LimitGroupsProps {
  units: DisplayUnits
  texts: LimitTexts
  /** Path of the limit in the form's error. */
  invalid: string | undefined
}

/** Every job's limits, grouped by job and collapsed. */
export function LimitGroups({ units, texts, invalid }: LimitGroupsProps) {
  const words = lazyWords.farmSettings.limits
  return (
    <section aria-label={words.title}>
      <p className="farm-settings__note">{words.note}</p>
      {LIMIT_SETS.map((set) => (
        <LimitGroup key={set} set={set} units={units} texts={texts} invalid={invalid} />
      ))}
    </section>
  )
}

/**
 * One job's limits. Most farmers never open them, so their inputs render on first opening, and then
 * stay.
 */
function LimitGroup({ set, units, texts, invalid }: LimitGroupsProps & { set: (typeof LIMIT_SETS)[number] }) {
  const words = lazyWords.farmSettings.limits
  const limits = limitsInSet(set)
  const own = limits.filter(({ path }) => texts[path] !== '').length
  const [isOpened, setOpened] = useState(false)
  const unitKey = Object.values(units).join()
  return (
    <details className="limit-groups__group" onToggle={() => setOpened(true)}>
      <summary className="limit-groups__title">
        {words.sets[set]}
        {own > 0 && <span className="limit-groups__own">{words.own({ count: own })}</span>}
      </summary>
      {isOpened &&
        limits.map((limit) => (
          <LimitInput
            key={`${limit.path} ${unitKey}`}
            limit={limit}
            units={units}
            text={texts[limit.path] ?? ''}
            invalid={limit.path === invalid}
          />
        ))}
    </details>
  )
}
