import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import type { Forecast } from '@smart-farming/contracts/weather'
import { weatherStep } from '@smart-farming/weather-core/steps/weather-step'
import { displayUnits } from '@smart-farming/weather-core/words/display-units'
import { worksFor } from '@smart-farming/weather-core/work/farm/enterprise-needs'
import { farmOf } from '@smart-farming/weather-core/work/farm/own-farm'
import { judgeForecast } from '@smart-farming/weather-core/work/judge-forecast'
import { useMemo } from 'react'
import { DayWork } from './day-work.tsx'

interface DayPlanProps {
  forecast: Forecast
  /** `YYYY-MM-DD` at the place. */
  day: string
  /** What the farmer says of the farm. */
  own: FarmSettings
  /** The farmer's settings could not be had, and what stands in `own` is the usual. */
  isUsual: boolean
}

/** What a day of the forecast allows on this farm. Nothing for a day that the forecast does not have. */
export function DayPlan({ forecast: { list, city }, day, own, isUsual }: DayPlanProps) {
  const place = {
    zone: city.zone,
    offsetSeconds: city.timezone,
    latDeg: city.coord.lat,
    lonDeg: city.coord.lon,
  }
  const judged = useMemo(() => {
    const { coord, zone, timezone } = city
    const at = { zone, offsetSeconds: timezone, latDeg: coord.lat, lonDeg: coord.lon }
    return judgeForecast(list.map(weatherStep), at, farmOf(own)).find(({ key }) => key === day)
  }, [list, city, own, day])
  if (!judged) return null
  return (
    <>
      {isUsual && <p>Your own limits could not be loaded: this goes by the usual ones.</p>}
      <DayWork
        day={judged}
        works={worksFor(own.enterprises)}
        farm={farmOf(own)}
        place={place}
        units={displayUnits(own.units)}
      />
    </>
  )
}
