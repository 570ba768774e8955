import type { DisplayUnits } from '@smart-farming/weather-core/display-units'
import { useState } from 'react'
import { lazyWords } from '../../../words.ts'
import { LimitInput } from './limit-input.tsx'
import { LIMIT_SETS, type LimitTexts, limitsInSet } from './limit-sets.ts'

interface LimitGroupsProps {
  units: DisplayUnits
  /** Texts of the inputs in these units. */
  texts: LimitTexts
  /** Path of the limit that the error above the form concerns. */
  invalid: string | undefined
}

/** Every limit of every job, grouped by job and collapsed until tapped. */
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

/** The limits of a job. Most farmers never open them, so their inputs are rendered on first opening, and then stay. */
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
