import type { Source } from '@smart-farming/contracts/weather'
import { ageInWords } from '../../../place-time.ts'
import { forecastAge } from './forecast-age.ts'
import './forecast-notice.css'

/**
 * What must be known before a forecast is believed: that it is made up, or that it is old. Nothing for a fresh, real
 * one.
 */
export function ForecastNotice({ source, now }: { source: Source; now: number }) {
  const { seconds, isOld } = forecastAge(source, now)
  if (source.sample) {
    return (
      <p className="forecast-notice forecast-notice--sample">
        <strong>Sample forecast.</strong> These figures are made up, for trying the product. Do not plan work
        by them.
      </p>
    )
  }
  if (!isOld) return null
  return (
    <p className="forecast-notice">
      <strong>This forecast is {ageInWords(seconds)} old.</strong> A newer one could not be fetched.
    </p>
  )
}
