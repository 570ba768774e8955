import type { Coordinates } from '@smart-farming/contracts/schema/coordinates'
import type { Forecast, Outlook } from '@smart-farming/contracts/weather'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useFailureLog } from '../../failure-log.ts'
import { CATCH_UP_MS, forecastQuery, outlookQuery } from './queries.ts'

/** A forecast with what the server says that it means for the farm. */
export interface JudgedForecast {
  /** Undefined while there is none. */
  forecast: Forecast | undefined
  /** Of this very forecast; undefined while it is on its way, 'failed' when it could not be had. */
  outlook: Outlook | 'failed' | undefined
}

interface JudgedForecastState extends JudgedForecast {
  /** The first forecast is on its way. */
  isPending: boolean
  isFetching: boolean
  /** Asks for the forecast again. */
  retry: () => void
}

/**
 * The forecast of a point, and its outlook where that is of this very forecast. Both are asked for beside each other;
 * where they differ, the older one is asked for again, once.
 */
export function useJudgedForecast(point: Coordinates): JudgedForecastState {
  const forecast = useQuery(forecastQuery(point))
  const shownAt = forecast.data?.source.fetchedAt
  const outlook = useQuery({
    ...outlookQuery(point),
    refetchInterval: ({ state }) => (state.data?.fetchedAt === shownAt ? false : CATCH_UP_MS),
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
    // Joins the request that is under way, if one is. Answers of other times end this effect.
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
