import type { Source } from '@smart-farming/contracts/weather'
import { ageInWords } from '../../../place-time.ts'
import { words } from '../../../words.ts'
import { forecastAge } from './forecast-age.ts'
import './forecast-notice.css'

/**
 * What must be known before a forecast is believed: that it is made up, or that it is old. Nothing for a fresh, real
 * one.
 */
export function ForecastNotice({ source, now }: { source: Source; now: number }) {
  const { sample, old } = words.weather
  const { seconds, isOld, untilDt } = forecastAge(source, now)
  if (!source.sample && !isOld) return null
  return (
    <p
      className={`forecast-notice ${source.sample ? 'forecast-notice--sample' : ''}`}
      data-until={source.sample ? undefined : untilDt}
    >
      <strong>{source.sample ? sample.title : old.title({ age: ageInWords(seconds) })}</strong>{' '}
      {(source.sample ? sample : old).text}
    </p>
  )
}
