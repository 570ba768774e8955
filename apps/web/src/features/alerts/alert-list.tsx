import type { Forecast } from '@smart-farming/contracts/weather'
import type { Alert, AlertKind, Unchecked } from '@smart-farming/weather-core/alerts/alert'
import type { AlertLimits } from '@smart-farming/weather-core/alerts/alert-limits'
import { type DisplayUnits, sayFigure } from '@smart-farming/weather-core/words/display-units'
import { LIMIT_NAMES } from '@smart-farming/weather-core/words/limit-names'
import { timeAt } from '../../place-time.ts'
import './alert-list.css'
import { KIND_LIMIT, KIND_WORDS } from './kind-words.ts'

interface AlertListProps {
  alerts: readonly (Alert & { sentence: string })[]
  unchecked: readonly Unchecked[]
  /** What was looked for. */
  kinds: readonly AlertKind[]
  limits: AlertLimits
  forecast: Forecast
  units: DisplayUnits
  /** Unix seconds. */
  now: number
}

/** Every event ahead, what could not be looked for, the limits with whose they are, and the forecast it all comes from. */
export function AlertList({ alerts, unchecked, kinds, limits, forecast, units, now }: AlertListProps) {
  const { source, city } = forecast
  const zone = { zone: city.zone, offsetSeconds: city.timezone }
  return (
    <div className="alert-list">
      {alerts.length === 0 && <p>Nothing in this forecast reaches your limits.</p>}
      <ul className="alert-list__alerts">
        {alerts.map(({ id, sentence }) => (
          <li key={id}>{sentence}</li>
        ))}
      </ul>
      {unchecked.map(({ kind, reason }) => (
        <p key={kind}>
          <strong>Not checked for {KIND_WORDS[kind]}:</strong> {reason}.
        </p>
      ))}
      <dl className="alert-list__limits">
        {kinds.map((kind) => {
          const { value, unit, publisher } = limits[KIND_LIMIT[kind]]
          return (
            <div key={kind} className="alert-list__limit">
              <dt>{LIMIT_NAMES.alerts[KIND_LIMIT[kind]]}</dt>
              <dd>
                {sayFigure(value, unit, units)} <span className="alert-list__publisher">{publisher}</span>
              </dd>
            </div>
          )
        })}
      </dl>
      <p className="alert-list__evidence">
        From{' '}
        <a href={source.url} target="_blank" rel="noopener">
          {source.name}
        </a>
        , updated {timeAt(zone, Date.parse(source.fetchedAt) / 1000, now)}. These are no official warnings:
        look for those, too.
      </p>
    </div>
  )
}
