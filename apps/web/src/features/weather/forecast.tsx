import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useFailureLog } from '../../failure-log.ts'
import { forecastAge } from './forecast-age.ts'
import { ForecastDays } from './forecast-days.tsx'
import { ForecastLoading } from './forecast-loading.tsx'
import { ForecastMissing } from './forecast-missing.tsx'
import type { ForecastSeen } from './forecast-seen.ts'
import { currentWeatherQuery, forecastQuery, type Point } from './queries.ts'

interface ForecastProps {
  point: Point
  /** What the farmer says of the farm; undefined while that is on its way. */
  own: FarmSettings | undefined
  /** The farmer's settings could not be had, and what stands in `own` is the usual. */
  isUsual: boolean
  /** What is to be said of the forecast before its days. */
  before: (seen: ForecastSeen) => ReactNode
  /** Unix seconds. */
  now: number
}

/**
 * The forecast of a point in whatever state it is. A failure is only logged: what was there stays, with its age; where
 * nothing was there, the panel says that it has none.
 */
export function Forecast({ point, own, isUsual, before, now }: ForecastProps) {
  const { data, isPending, isFetching, error, refetch } = useQuery(forecastQuery(point))
  // Kept beside the forecast and not shown: the specification asks for no more yet.
  const current = useQuery(currentWeatherQuery(point))
  useFailureLog('The forecast', error)
  useFailureLog('The weather now', current.error)

  const forecast = data && data.list.length > 0 ? data : undefined
  const isOld = forecast !== undefined && forecastAge(forecast.source, now).isOld
  return (
    <>
      {before({ forecast, isPending, isOld, now })}
      {forecast ? (
        <ForecastDays forecast={forecast} own={own} isUsual={isUsual} now={now} />
      ) : isPending ? (
        <ForecastLoading />
      ) : (
        <ForecastMissing isTrying={isFetching} onTry={() => refetch({ cancelRefetch: false })} />
      )}
    </>
  )
}
