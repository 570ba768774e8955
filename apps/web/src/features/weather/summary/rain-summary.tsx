import type { DisplayUnits } from '@smart-farming/weather-core/display-units'
import { formatRain, formatShare } from '@smart-farming/words/format/weather/figures'
import { words } from '../../../words.ts'
import type { DaySummary } from '../day-summary.ts'

/** Smallest amount shown, in mm. No gauge measures less. */
const TRACE_MM = 0.05

interface RainGlanceProps extends Pick<DaySummary, 'rainMm' | 'chance'> {
  units: Pick<DisplayUnits, 'rain'>
}

/** A day's rain: the chance as a bar, the amount as a number. */
export function RainSummary({ rainMm, chance, units }: RainGlanceProps) {
  const { figures, weather } = words
  const isDry = rainMm !== undefined && rainMm < TRACE_MM
  const amount =
    rainMm === undefined ? weather.rainUnknown : isDry ? weather.dry : formatRain(figures, rainMm, units)
  return (
    <span className="day-rain" data-dry={isDry || undefined}>
      <svg className="day-rain__chance" aria-hidden="true">
        <rect width={`${100 * (chance ?? 0)}%`} height="100%" />
      </svg>
      <span className="day-rain__amount">{amount}</span>
      {chance !== undefined && (
        <span className="unseen"> {weather.chance({ chance: formatShare(figures, chance) })}</span>
      )}
    </span>
  )
}
