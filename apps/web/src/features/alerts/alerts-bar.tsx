import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import type { Forecast } from '@smart-farming/contracts/weather'
import { useId, useMemo, useState } from 'react'
import { timeAt } from '../../place-time.ts'
import './alerts-bar.css'
import { AlertsMark } from './alerts-mark.tsx'
import { alertsState } from './alerts-state.ts'
import { lookAhead } from './look-ahead.tsx'

export interface AlertsBarProps {
  /** Undefined while there is none. */
  forecast: Forecast | undefined
  /** The first forecast is on its way. */
  isPending: boolean
  /** The forecast is too old to go by. */
  isOld: boolean
  /** Unix seconds. */
  now: number
  /** What the farmer says of the farm; undefined while that is on its way. */
  own: FarmSettings | undefined
  /** The farmer's settings could not be had, and what stands in `own` is the usual. */
  isUsual: boolean
}

/**
 * What lies ahead at the farmer's own limits, in one line of a height that never changes; behind a tap all of it, with
 * its evidence. Whatever keeps us from looking is said, so that silence never looks like safety.
 */
export function AlertsBar({ forecast, isPending, isOld, now, own, isUsual }: AlertsBarProps) {
  const [isOpen, setOpen] = useState(false)
  const listId = useId()
  const ahead = useMemo(
    () => (forecast && own && !forecast.source.sample ? lookAhead(forecast, own, now) : undefined),
    [forecast, own, now],
  )
  const { tone, words, more, isNews } = alertsState({
    isSample: forecast?.source.sample === true,
    isMissing: forecast === undefined && !isPending,
    notSince: isOld && forecast ? since(forecast, now) : undefined,
    isUsual,
    ahead,
  })
  return (
    <section className={`alerts-bar alerts-bar--${tone}`} aria-label="Alerts">
      <button
        className="alerts-bar__toggle"
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        disabled={!ahead}
        onClick={() => setOpen(!isOpen)}
      >
        <AlertsMark tone={tone} />
        {/* Other words are another element: new lines in an old one would count as lines that moved. */}
        <span key={words} className="alerts-bar__words">
          {words}
        </span>{' '}
        {more > 0 && (
          <span className="alerts-bar__more">
            +{more}
            <span className="unseen"> more</span>
          </span>
        )}
        {ahead && (
          <svg className="alerts-bar__arrow" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="M3 6l5 5 5-5" />
          </svg>
        )}
      </button>
      <p className="unseen" role="status">
        {isNews && `${words}${more > 0 ? ` And ${more} more.` : ''}`}
      </p>
      <div id={listId} className="alerts-bar__list" hidden={!isOpen}>
        {isOpen && ahead?.list}
      </div>
    </section>
  )
}

/** When the forecast was got, by the clock of the place. */
function since({ city, source }: Forecast, now: number): string {
  return timeAt({ zone: city.zone, offsetSeconds: city.timezone }, Date.parse(source.fetchedAt) / 1000, now)
}
