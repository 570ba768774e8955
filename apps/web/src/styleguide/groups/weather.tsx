import { firstDays, groupByDay } from '@smart-farming/weather-core/days'
import { METRIC_UNITS } from '@smart-farming/weather-core/display-units'
import { useState } from 'react'
import { WeatherIcon } from '../../components/weather-icon/weather-icon.tsx'
import { ForecastChart } from '../../features/weather/chart/forecast-chart.tsx'
import { DayRow } from '../../features/weather/day-row.tsx'
import { commonScale, summariseDay } from '../../features/weather/day-summary.ts'
import { CurrentWeatherCard } from '../../features/weather/forecast/current-weather-card.tsx'
import { ForecastLoading } from '../../features/weather/forecast/forecast-loading.tsx'
import { ForecastMissing } from '../../features/weather/forecast/forecast-missing.tsx'
import { ForecastNotice } from '../../features/weather/forecast/forecast-notice.tsx'
import { LabelNotice } from '../../features/weather/forecast/label-notice.tsx'
import { SourceLine } from '../../features/weather/forecast/source-line.tsx'
import { StepTable } from '../../features/weather/steps/step-table.tsx'
import { forecast, MONDAY, outlook, PLACE, source, windows } from '../samples/weather.ts'
import '../../features/weather/weather-panel.css'
import { StateExample } from '../state-example.tsx'

const ICONS = ['01d', '01n', '02d', '02n', '03d', '04d', '09d', '10d', '10n', '11d', '13d', '50d']
const days = firstDays(groupByDay(forecast.list, PLACE))
const [day] = days
const [first, ...next] = forecast.list
const scale = commonScale(days.map(summariseDay))
const shown = { zone: PLACE, units: METRIC_UNITS, now: MONDAY + 600 }

/**
 * The forecast: icons, the current hour, a day, its hours, the chart, and the states of the whole
 * panel.
 */
export function Weather() {
  const [isOpen, setOpen] = useState(false)
  return (
    <section className="weather-panel">
      <h2>Weather</h2>
      <StateExample name="Icons">
        {ICONS.map((code) => (
          <WeatherIcon key={code} code={code} size={36} />
        ))}
      </StateExample>
      <StateExample name="Now">
        {first && <CurrentWeatherCard steps={[first, ...next]} {...shown} />}
      </StateExample>
      <StateExample name="A day">
        <ol>
          {day && (
            <DayRow
              day={day}
              figures={summariseDay(day)}
              scale={scale}
              job={undefined}
              jobUntilDt={MONDAY}
              isOpen={isOpen}
              onToggle={() => setOpen(!isOpen)}
              untilDt={undefined}
              isFilled
              opened={
                <StepTable
                  title="Mon, 22 Sept"
                  entries={day.entries}
                  job={{ work: 'spraying', windows: windows.spraying }}
                  {...shown}
                />
              }
              {...shown}
            />
          )}
        </ol>
      </StateExample>
      <StateExample name="Chart">
        <ForecastChart entries={forecast.list} outlook={outlook} {...shown} />
      </StateExample>
      <StateExample name="Old">
        <ForecastNotice source={{ ...source, stale: true }} {...shown} />
      </StateExample>
      <StateExample name="Sample">
        <ForecastNotice source={{ ...source, sample: true }} {...shown} />
      </StateExample>
      <StateExample name="Source">
        <SourceLine source={source} {...shown} />
      </StateExample>
      <StateExample name="Label">
        <LabelNotice isUsual={false} />
      </StateExample>
      <StateExample name="On its way">
        <ForecastLoading />
      </StateExample>
      <StateExample name="Missing">
        <ForecastMissing isTrying={false} onTry={() => {}} />
      </StateExample>
    </section>
  )
}
