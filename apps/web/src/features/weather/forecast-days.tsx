import type { Forecast } from '@smart-farming/contracts/weather'
import { firstDays, groupByDay } from '@smart-farming/weather-core/days'
import { METRIC } from '@smart-farming/weather-core/words/display-units'
import { useMemo, useState } from 'react'
import { useNow } from '../../use-now.ts'
import { DayRow } from './day-row.tsx'
import { ForecastNotice } from './forecast-notice.tsx'
import { SourceLine } from './source-line.tsx'

/** The first five days of a forecast, one of them open at a time, with where they come from and how old they are. */
export function ForecastDays({ forecast: { list, city, source } }: { forecast: Forecast }) {
  const [openDay, setOpenDay] = useState<string>()
  const now = useNow()
  const zone = { zone: city.zone, offsetSeconds: city.timezone }
  const days = useMemo(
    () => firstDays(groupByDay(list, { zone: city.zone, offsetSeconds: city.timezone })),
    [list, city.zone, city.timezone],
  )
  return (
    <>
      <ForecastNotice source={source} now={now} />
      <ol>
        {days.map((day) => (
          <DayRow
            key={day.key}
            day={day}
            zone={zone}
            units={METRIC}
            isOpen={day.key === openDay}
            onToggle={() => setOpenDay(day.key === openDay ? undefined : day.key)}
          />
        ))}
      </ol>
      <SourceLine source={source} zone={zone} now={now} />
    </>
  )
}
