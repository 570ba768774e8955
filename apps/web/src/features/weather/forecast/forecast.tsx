import type { Coordinates } from '@smart-farming/contracts/schema/coordinates'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo } from 'react'
import { preloadFonts } from '../../../browser/fonts.ts'
import { useApplyAccountUnits } from '../../../display-units.ts'
import { useFailureLog } from '../../../failure-log.ts'
import { currentWeatherQuery } from '../queries.ts'
import { useJudgedForecast } from '../use-judged-forecast.ts'
import { forecastAge } from './forecast-age.ts'
import { type DayPlanLoader, ForecastDays } from './forecast-days.tsx'
import { adviceExpiryDt, isAdviceValid, isForecastValid, remainingSteps } from './forecast-expiry.ts'
import { ForecastLoading } from './forecast-loading.tsx'
import { ForecastMissing } from './forecast-missing.tsx'
import type { ForecastState } from './forecast-state.ts'

interface ForecastProps {
  point: Coordinates
  /** True if the place is not the farm. */
  isElsewhere: boolean
  loadWork: DayPlanLoader
  before: (seen: ForecastState) => ReactNode
  /** Unix seconds. */
  now: number
}

/**
 * The forecast of a point, in every state. A failed refresh is only logged, and the previous
 * forecast stays with its age. Without a previous forecast, a message replaces it.
 */
export function ForecastView({ point, isElsewhere, loadWork, before, now }: ForecastProps) {
  const { forecast: data, outlook, isPending, isFetching, retry } = useJudgedForecast(point)
  useApplyAccountUnits(outlook && outlook !== 'failed' && !outlook.usual ? outlook.units : undefined)
  // Cached but not shown, because the specification asks for no more yet. Requested after the
  // forecast has loaded or failed.
  const current = useQuery({ ...currentWeatherQuery(point), enabled: !isFetching })
  useFailureLog('weather.current', current.error)

  const list = useMemo(() => data && remainingSteps(data.list, now), [data, now])
  const forecast = data && list?.length && isForecastValid(data.source, now) ? { ...data, list } : undefined
  const stands = forecast !== undefined
  useEffect(() => {
    if (stands) void preloadFonts()
  }, [stands])
  const age = forecast && forecastAge(forecast.source, now)
  const isOld = age?.isOld === true
  const untilDt = isOld ? age.untilDt : forecast && adviceExpiryDt(forecast.source)
  return (
    <>
      {before({ forecast, outlook, isPending, isOld, isElsewhere, untilDt, now })}
      {forecast ? (
        <ForecastDays
          forecast={forecast}
          outlook={isElsewhere ? 'elsewhere' : isAdviceValid(forecast.source, now) ? outlook : 'old'}
          loadWork={loadWork}
          now={now}
        />
      ) : isPending ? (
        <ForecastLoading />
      ) : (
        <ForecastMissing isTrying={isFetching} onTry={retry} />
      )}
    </>
  )
}
