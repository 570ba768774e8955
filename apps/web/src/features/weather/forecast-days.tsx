import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import type { Forecast } from '@smart-farming/contracts/weather'
import { firstDays, groupByDay } from '@smart-farming/weather-core/days'
import { useMemo, useState } from 'react'
import { useLoaded } from '../../components/use-loaded.ts'
import { useShownUnits } from '../../shown-units.ts'
import './forecast-days.css'
import { DayRow } from './day-row.tsx'
import { DayWaiting } from './day-waiting.tsx'
import { ForecastNotice } from './forecast-notice.tsx'
import { LabelNotice } from './label-notice.tsx'
import { SourceLine } from './source-line.tsx'

// The rules of farm work are fetched when the days are on the screen: the forecast does not wait for them.
const loadPlanning = () => import('./plan-days.tsx')

interface ForecastDaysProps {
  forecast: Forecast
  /** What the farmer says of the farm; undefined while that is on its way. */
  own: FarmSettings | undefined
  /** The farmer's settings could not be had, and what stands in `own` is the usual. */
  isUsual: boolean
  /** Unix seconds. */
  now: number
}

/** The first five days of a forecast, one of them open at a time, with where they come from and how old they are. */
export function ForecastDays({ forecast, own, isUsual, now }: ForecastDaysProps) {
  const { list, city, source } = forecast
  const [openDay, setOpenDay] = useState<string>()
  const planning = useLoaded(loadPlanning)
  const { temperature } = useShownUnits()
  const zone = { zone: city.zone, offsetSeconds: city.timezone }
  const days = useMemo(
    () => firstDays(groupByDay(list, { zone: city.zone, offsetSeconds: city.timezone })),
    [list, city.zone, city.timezone],
  )
  const plans = useMemo(
    () => (planning && planning !== 'failed' && own ? planning.planDays(forecast, own) : undefined),
    [planning, forecast, own],
  )
  return (
    <>
      <ForecastNotice source={source} now={now} />
      <ol>
        {days.map((day) => {
          const plan = plans?.get(day.key)
          return (
            <DayRow
              key={day.key}
              day={day}
              temperature={temperature}
              isOpen={day.key === openDay}
              onToggle={() => setOpenDay(day.key === openDay ? undefined : day.key)}
              summary={plan?.summary}
              opened={plan?.opened ?? <DayWaiting hasFailed={planning === 'failed'} />}
            />
          )
        })}
      </ol>
      <div className="forecast-days__chart">
        {planning && planning !== 'failed' && (
          <planning.ChartView
            entries={days.flatMap(({ entries }) => entries)}
            zone={zone}
            ownUnits={own?.units}
          />
        )}
      </div>
      <LabelNotice isUsual={isUsual} />
      <SourceLine source={source} zone={zone} now={now} />
    </>
  )
}
