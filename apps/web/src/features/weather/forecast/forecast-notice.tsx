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
  const { seconds, isOld } = forecastAge(source, now)
  if (source.sample) {
    return (
      <p className="forecast-notice forecast-notice--sample">
        <strong>{sample.title}</strong> {sample.text}
      </p>
    )
  }
  if (!isOld) return null
  return (
    <p className="forecast-notice">
      <strong>{old.title({ age: ageInWords(seconds) })}</strong> {old.text}
    </p>
  )
}
