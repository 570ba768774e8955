import { useQuery } from '@tanstack/react-query'
import { useFailureLog } from '../../failure-log.ts'
import { ForecastDays } from './forecast-days.tsx'
import { ForecastLoading } from './forecast-loading.tsx'
import { ForecastMissing } from './forecast-missing.tsx'
import { currentWeatherQuery, forecastQuery, type Point } from './queries.ts'

/**
 * The forecast of a point in whatever state it is. A failure is only logged: what was there stays, with its age; where
 * nothing was there, the panel says that it has none.
 */
export function Forecast({ point }: { point: Point }) {
  const forecast = useQuery(forecastQuery(point))
  // Kept beside the forecast and not shown: the specification asks for no more yet.
  const current = useQuery(currentWeatherQuery(point))
  useFailureLog('The forecast', forecast.error)
  useFailureLog('The weather now', current.error)

  if (forecast.isPending) return <ForecastLoading />
  if (forecast.data === undefined || forecast.data.list.length === 0) {
    return (
      <ForecastMissing
        isTrying={forecast.isFetching}
        onTry={() => forecast.refetch({ cancelRefetch: false })}
      />
    )
  }
  return <ForecastDays forecast={forecast.data} />
}
