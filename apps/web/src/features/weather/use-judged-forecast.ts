import type { Coordinates } from '@smart-farming/contracts/schema/coordinates'
import type { Forecast, Outlook } from '@smart-farming/contracts/weather'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useFailureLog } from '../../failure-log.ts'
import { FORECAST_RETRY_MS, forecastQuery, outlookQuery } from './queries.ts'

export interface JudgedForecast {
  /** Undefined until loaded. */
  forecast: Forecast | undefined
  /** The outlook of this same forecast; undefined while loading, 'failed' on an error. */
  outlook: Outlook | 'failed' | undefined
}

interface JudgedForecastState extends JudgedForecast {
  isPending: boolean
  isFetching: boolean
  retry: () => void
}

/**
 * Loads a point's forecast and outlook in parallel. The outlook is returned only if both have the
 * same fetch time. If these differ, the older one is requested again, once.
 */
export function useJudgedForecast(point: Coordinates): JudgedForecastState {
  const forecast = useQuery(forecastQuery(point))
  const shownAt = forecast.data?.source.fetchedAt
  const outlook = useQuery({
    ...outlookQuery(point),
    refetchInterval: ({ state }) => (state.data?.fetchedAt === shownAt ? false : FORECAST_RETRY_MS),
  })
  const judgedAt = outlook.data?.fetchedAt
  useFailureLog('weather.forecast', forecast.error)
  useFailureLog('weather.outlook', outlook.error)

  const times = `${shownAt} ${judgedAt}`
  const [askedInVain, setAskedInVain] = useState<string>()
  const { refetch: refetchForecast } = forecast
  const { refetch: refetchOutlook } = outlook
  useEffect(() => {
    if (shownAt === undefined || judgedAt === shownAt) return
    let isGone = false
    const refetch = judgedAt !== undefined && shownAt < judgedAt ? refetchForecast : refetchOutlook
    // Joins any pending request. A response with another fetch time ends this effect.
    void refetch({ cancelRefetch: false }).then(() => {
      if (!isGone) setAskedInVain(`${shownAt} ${judgedAt}`)
    })
    return () => {
      isGone = true
    }
  }, [shownAt, judgedAt, refetchForecast, refetchOutlook])

  const own = judgedAt === shownAt ? outlook.data : undefined
  const { data, isPending, isFetching } = forecast
  return {
    forecast: data,
    outlook: own ?? (askedInVain === times ? 'failed' : undefined),
    isPending,
    isFetching,
    retry: () => void refetchForecast({ cancelRefetch: false }),
  }
}
