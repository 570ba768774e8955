import type { DisplayUnits } from '@smart-farming/weather-core/display-units'
import { msToKmh } from '@smart-farming/weather-core/unit-conversion'
import { formatWind } from '@smart-farming/words/format/weather/figures'
import { words } from '../../../words.ts'

interface WindGlanceProps {
  wind: { readonly speed: number; readonly deg?: number | undefined } | undefined
  units: DisplayUnits
}

/** Arrow in the direction the wind blows, with the mean speed. */
export function WindSummary({ wind, units }: WindGlanceProps) {
  if (wind === undefined) return null
  return (
    <span className="day-wind">
      {wind.deg !== undefined && (
        <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
          <path d="M8 14V2M3.5 6.5L8 2l4.5 4.5" transform={`rotate(${(wind.deg + 180) % 360} 8 8)`} />
        </svg>
      )}
      <span className="unseen">{words.weather.wind} </span>
      {formatWind(words.figures, msToKmh(wind.speed), units)}
    </span>
  )
}
