import type { DisplayUnits } from '@smart-farming/weather-core/display-units'
import { words } from '../../../words.ts'
import { formatWholeDegrees } from '../degrees.ts'

interface TemperatureRangeProps {
  lowC: number
  highC: number
  /** The common scale of all days, °C. */
  scale: { readonly lowC: number; readonly highC: number }
  unit: DisplayUnits['temperature']
}

/** A day's low and high as a bar, in the colours of the common scale. */
export function TemperatureRange({ lowC, highC, scale, unit }: TemperatureRangeProps) {
  const span = Math.max(scale.highC - scale.lowC, 1)
  const at = (celsius: number) => (100 * (celsius - scale.lowC)) / span
  const low = `${formatWholeDegrees(lowC, unit)}°`
  const high = `${formatWholeDegrees(highC, unit)}°`
  return (
    <span className="day-range">
      <span aria-hidden="true">{low}</span>
      {/* Covers the scale outside the day's range. Attributes instead of inline styles, which
          the content security policy blocks in a saved snapshot. */}
      <svg className="day-range__scale" aria-hidden="true">
        <rect width={`${at(lowC)}%`} height="100%" />
        <rect x={`${Math.max(at(highC), at(lowC) + 6)}%`} width="100%" height="100%" />
      </svg>
      <span className="day-range__high" aria-hidden="true">
        {high}
      </span>
      <span className="unseen">{words.weather.range({ low, high })}</span>
    </span>
  )
}
