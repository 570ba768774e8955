import type { DisplayUnits } from '@smart-farming/weather-core/display-units'
import { LimitBox } from './limit-box.tsx'
import { LIMIT_SETS, type LimitTexts, limitsOf } from './limit-sets.ts'

interface LimitGroupsProps {
  units: DisplayUnits
  /** What stands in the boxes in these units. */
  texts: LimitTexts
  /** The path of the limit that the message above the form is about. */
  invalid: string | undefined
}

/** Every limit of every job, each job behind its name: most farmers never open one. */
export function LimitGroups({ units, texts, invalid }: LimitGroupsProps) {
  const unitKey = Object.values(units).join()
  return (
    <section className="limit-groups" aria-labelledby="limit-groups-title">
      <h3 id="limit-groups-title" className="farm-settings__heading">
        My own limits
      </h3>
      <p className="farm-settings__note">
        An empty box keeps the usual limit. The label of a product and the law come before any figure here.
      </p>
      {LIMIT_SETS.map(({ set, title }) => {
        const limits = limitsOf(set)
        const own = limits.filter(({ path }) => texts[path] !== '').length
        return (
          <details key={set} className="limit-groups__group">
            <summary className="limit-groups__title">
              {title}
              {own > 0 && <span className="limit-groups__own">{own} of my own</span>}
            </summary>
            {limits.map((limit) => (
              <LimitBox
                key={`${limit.path} ${unitKey}`}
                limit={limit}
                units={units}
                text={texts[limit.path] ?? ''}
                invalid={limit.path === invalid}
              />
            ))}
          </details>
        )
      })}
    </section>
  )
}
