import type { Source } from '@smart-farming/contracts/weather'
import type { PlaceZone } from '@smart-farming/weather-core/zone'
import { formatDuration } from '../../../place-time.ts'
import { words } from '../../../words.ts'
import { forecastAge } from './forecast-age.ts'
import './forecast-notice.css'
import { SourceLine } from './source-line.tsx'

interface ForecastNoticeProps {
  source: Source
  zone: PlaceZone
  /** Unix seconds. */
  now: number
}

/**
 * Whether a forecast is sample data or old. Its source is then in the notice above instead of the
 * line below.
 */
export const needsForecastNotice = (source: Source, now: number): boolean =>
  source.sample === true || forecastAge(source, now).isOld

/**
 * Warning above a forecast that is sample data or old, with its source. Renders nothing for a
 * fresh, real forecast.
 */
export function ForecastNotice({ source, zone, now }: ForecastNoticeProps) {
  const { sample, old } = words.weather
  const { seconds, isOld, untilDt } = forecastAge(source, now)
  if (!source.sample && !isOld) return null
  const title = source.sample ? sample.title : old.title({ age: formatDuration(seconds) })
  return (
    <div
      className={`forecast-notice ${source.sample ? 'forecast-notice--sample' : ''}`}
      data-until={source.sample ? undefined : untilDt}
    >
      <p>
        <strong>{title}</strong> {(source.sample ? sample : old).text}
      </p>
      <SourceLine source={source} zone={zone} now={now} />
    </div>
  )
}
