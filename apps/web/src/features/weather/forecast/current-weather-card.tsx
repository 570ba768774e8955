import type { ForecastEntry } from '@smart-farming/contracts/weather'
import type { DisplayUnits } from '@smart-farming/weather-core/display-units'
import type { PlaceZone } from '@smart-farming/weather-core/zone'
import { formatShare } from '@smart-farming/words/format/weather/figures'
import { WeatherIcon } from '../../../components/weather-icon/weather-icon.tsx'
import { shortHour } from '../../../place-time.ts'
import { words } from '../../../words.ts'
import { summariseDay } from '../day-summary.ts'
import { formatWholeDegrees } from '../degrees.ts'
import { RainSummary } from '../summary/rain-summary.tsx'
import { WindSummary } from '../summary/wind-summary.tsx'
import './current-weather-card.css'
import { firstStepEndDt } from './forecast-expiry.ts'

/** Eight 3-hour steps: a day and a night. */
const STEPS = 8

interface NowCardProps {
  /** The forecast's steps from the current hour on; at least one. */
  steps: readonly [ForecastEntry, ...ForecastEntry[]]
  zone: PlaceZone
  units: DisplayUnits
}

/** The current hour's weather in large type, with the following steps. */
export function CurrentWeatherCard({ steps, zone, units }: NowCardProps) {
  const [now] = steps
  const [sky] = now.weather
  const { weather, figures } = words
  const degrees = (celsius: number) => `${formatWholeDegrees(celsius, units.temperature)}°`
  const feels = now.main.feels_like
  const { rainMm, chance } = summariseDay({ entries: [now] })
  return (
    <section className="now-card" aria-label={weather.now} data-until={firstStepEndDt(steps)}>
      <div className="now-card__now">
        <WeatherIcon code={sky.icon} size={56} />
        <p className="now-card__degrees">
          {degrees(now.main.temp)}
          <span className="now-card__unit">{units.temperature}</span>
        </p>
        <p className="now-card__words">
          <span className="now-card__sky">{weather.sky({ sky: sky.description })}</span>
          {feels !== undefined && (
            <span className="now-card__feels">{weather.feels({ temperature: degrees(feels) })}</span>
          )}
          <span className="now-card__air">
            <RainSummary rainMm={rainMm} chance={chance} units={units} />
            <WindSummary wind={now.wind} units={units} />
          </span>
        </p>
      </div>
      <ol className="now-card__hours" aria-label={weather.nextHours}>
        {steps.slice(0, STEPS).map((step, at) => (
          <li key={step.dt} className="now-card__hour" aria-current={at === 0 ? 'time' : undefined}>
            <span className="now-card__time">{at === 0 ? weather.now : shortHour(zone, step.dt)}</span>
            <WeatherIcon code={step.weather[0].icon} size={28} />
            <span className="now-card__temp">{degrees(step.main.temp)}</span>
            <span className="now-card__chance">
              {step.pop !== undefined && step.pop >= 0.05 ? formatShare(figures, step.pop) : '·'}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
