import type { Forecast, Outlook } from '@smart-farming/contracts/weather'
import { useId, useState } from 'react'
import { DisclosureArrow } from '../../components/icons/disclosure-arrow.tsx'
import { SignIcon } from '../../components/icons/sign-icon.tsx'
import { LazyBoundary } from '../../components/lazy/lazy-boundary.tsx'
import { endTime, timeAt } from '../../place-time.ts'
import { words } from '../../words.ts'
import './alerts-bar.css'
import { alertsState } from './alerts-state.ts'

// Loaded on demand, because the bar shows only the first alert.
const loadList = () => import('./alert-list.tsx')

interface AlertsBarProps {
  /** Undefined until loaded. */
  forecast: Forecast | undefined
  /** Undefined while loading, 'failed' on an error. */
  outlook: Outlook | 'failed' | undefined
  isPending: boolean
  /** True if the forecast is too old for advice. */
  isOld: boolean
  /** True if another place is shown because the farm's location is unknown. */
  isElsewhere?: boolean
  /** Time when this state changes, in unix seconds. */
  untilDt?: number | undefined
  now: number
}

/**
 * Alerts at the farmer's own limits. The first alert is a sentence in reserved space. A tap shows
 * all alerts, with times, advice and official warnings. Any reason for not checking is shown,
 * because silence must not look like safety.
 */
export function AlertsBar(props: AlertsBarProps) {
  const { forecast, outlook, isPending, isOld, isElsewhere = false, untilDt, now } = props
  const [isOpen, setOpen] = useState(false)
  const [isWanted, setWanted] = useState(false)
  const listId = useId()
  const judged = outlook === 'failed' ? undefined : outlook
  // Past events are not alerts.
  const alerts =
    forecast && !forecast.source.sample && !isElsewhere && judged?.alerts
      ? { ...judged.alerts, found: judged.alerts.found.filter(({ endDt }) => endDt > now) }
      : undefined
  const {
    tone,
    words: line,
    more,
    isNews,
  } = alertsState({
    isSample: forecast?.source.sample === true,
    isElsewhere,
    isMissing: forecast === undefined && !isPending,
    hasFailed: outlook === 'failed',
    notSince: isOld && forecast ? since(forecast, now) : undefined,
    isUsual: judged?.usual === true,
    ahead:
      alerts && forecast
        ? {
            sentences: alerts.found.map(({ sentence, brief = sentence }) => brief),
            unchecked: alerts.unchecked.map(({ name }) => name),
            until: () => endTime(zoneOf(forecast), alerts.untilDt),
          }
        : undefined,
  })
  return (
    <section
      className={`alerts-bar alerts-bar--${tone}`}
      aria-label={words.alerts.title}
      data-until={untilDt && Math.min(untilDt, ...(alerts?.found ?? []).map(({ endDt }) => endDt))}
    >
      <button
        className="alerts-bar__toggle"
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        disabled={!alerts}
        onFocus={() => setWanted(true)}
        onPointerDown={() => setWanted(true)}
        onClick={() => {
          setWanted(true)
          setOpen(!isOpen)
        }}
      >
        <SignIcon of={tone} className="alerts-bar__mark" />
        {/* The key includes the text: browsers count new text in a reused element as a layout
            shift. */}
        <span key={line} className="alerts-bar__words">
          <span>
            {line}{' '}
            {more > 0 && <span className="alerts-bar__more">{words.alerts.more({ count: more })}</span>}
          </span>
        </span>
        {alerts && <DisclosureArrow className="alerts-bar__arrow" />}
      </button>
      <p className="unseen" role="status">
        {isNews && (more > 0 ? words.alerts.withMore({ alert: line, count: more }) : line)}
      </p>
      <div id={listId} className="alerts-bar__list" hidden={!isOpen}>
        <LazyBoundary
          load={isWanted ? loadList : undefined}
          missing={words.alerts.listMissing}
          waiting={<p className="alerts-bar__waiting">{words.application.loading}</p>}
        >
          {({ AlertList }) => isOpen && alerts && <AlertList alerts={alerts} />}
        </LazyBoundary>
      </div>
    </section>
  )
}

const zoneOf = ({ city }: Forecast) => ({ zone: city.zone, offsetSeconds: city.timezone })

function since(forecast: Forecast, now: number): string {
  return timeAt(zoneOf(forecast), Date.parse(forecast.source.fetchedAt) / 1000, now)
}
