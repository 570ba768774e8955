import type { Forecast, Outlook } from '@smart-farming/contracts/weather'
import { useId, useState } from 'react'
import { Part } from '../../components/part/part.tsx'
import { Arrow } from '../../components/pictures/arrow.tsx'
import { Sign } from '../../components/pictures/sign.tsx'
import { endTime, timeAt } from '../../place-time.ts'
import { words } from '../../words.ts'
import './alerts-bar.css'
import { alertsState } from './alerts-state.ts'

// The whole list is fetched when it is asked for: the line says the first of it.
const loadList = () => import('./alert-list.tsx')

interface AlertsBarProps {
  /** Undefined while there is none. */
  forecast: Forecast | undefined
  /** What the server found in this forecast; undefined while that is on its way, 'failed' when it could not be had. */
  outlook: Outlook | 'failed' | undefined
  /** The first forecast is on its way. */
  isPending: boolean
  /** The forecast is too old to go by. */
  isOld: boolean
  /** It is of somewhere else than the farm, whose place nobody knows. */
  isElsewhere?: boolean
  /** When that changes, unix seconds. */
  untilDt?: number | undefined
  /** Unix seconds. */
  now: number
}

/**
 * Alerts at the farmer's own limits: the first in a sentence whose room is there before it is; behind a tap all of
 * them, with times, advice and the official warnings. Whatever keeps us from looking is said, so that silence never
 * looks like safety.
 */
export function AlertsBar(props: AlertsBarProps) {
  const { forecast, outlook, isPending, isOld, isElsewhere = false, untilDt, now } = props
  const [isOpen, setOpen] = useState(false)
  const [isWanted, setWanted] = useState(false)
  const listId = useId()
  const judged = outlook === 'failed' ? undefined : outlook
  // What is over is no alert.
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
        <Sign of={tone} className="alerts-bar__mark" />
        {/* Other words are another element: new lines in an old one would count as lines that moved. */}
        <span key={line} className="alerts-bar__words">
          <span>
            {line}{' '}
            {more > 0 && <span className="alerts-bar__more">{words.alerts.more({ count: more })}</span>}
          </span>
        </span>
        {alerts && <Arrow className="alerts-bar__arrow" />}
      </button>
      <p className="unseen" role="status">
        {isNews && (more > 0 ? words.alerts.withMore({ alert: line, count: more }) : line)}
      </p>
      <div id={listId} className="alerts-bar__list" hidden={!isOpen}>
        <Part
          load={isWanted ? loadList : undefined}
          missing={words.alerts.listMissing}
          waiting={<p className="alerts-bar__waiting">{words.application.loading}</p>}
        >
          {({ AlertList }) => isOpen && alerts && <AlertList alerts={alerts} />}
        </Part>
      </div>
    </section>
  )
}

const zoneOf = ({ city }: Forecast) => ({ zone: city.zone, offsetSeconds: city.timezone })

/** When the forecast was got, by the clock of the place. */
function since(forecast: Forecast, now: number): string {
  return timeAt(zoneOf(forecast), Date.parse(forecast.source.fetchedAt) / 1000, now)
}
