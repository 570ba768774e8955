import type { Forecast, Outlook } from '@smart-farming/contracts/weather'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useFailureLog } from '../../failure-log.ts'
import { CATCH_UP_MS, forecastQuery, outlookQuery, type Point } from './queries.ts'

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
 * The forecast of a point and its outlook, asked for beside each other and shown only together: words about another
 * forecast are no words about this one. Where they differ the older one is fetched again, and what stood there stays
 * until both are here, or until it is plain that they will not be; then the forecast stands alone.
 */
export function useJudgedForecast(point: Point): JudgedForecastState {
  const forecast = useQuery(forecastQuery(point))
  const shownAt = forecast.data?.source.fetchedAt
  const outlook = useQuery({
    ...outlookQuery(point),
    refetchInterval: ({ state }) => (state.data?.fetchedAt === shownAt ? false : CATCH_UP_MS),
  })
  const judgedAt = outlook.data?.fetchedAt
  useFailureLog('The forecast', forecast.error)
  useFailureLog('The outlook', outlook.error)

  const isMatched = judgedAt !== undefined && judgedAt === shownAt
  const [pair, setPair] = useState<JudgedForecast>()
  if (isMatched && (pair?.forecast !== forecast.data || pair?.outlook !== outlook.data))
    setPair({ forecast: forecast.data, outlook: outlook.data })

  // Two times that could not be brought together: asking for ever would not help.
  const times = `${shownAt} ${judgedAt}`
  const [givenUp, giveUp] = useState<string>()
  const { refetch: refetchForecast } = forecast
  const { refetch: refetchOutlook } = outlook
  useEffect(() => {
    if (shownAt === undefined || judgedAt === shownAt) return
    let isGone = false
    const refetch = judgedAt !== undefined && shownAt < judgedAt ? refetchForecast : refetchOutlook
    // Joins the request that is under way, if one is.
    void refetch({ cancelRefetch: false }).then(() => {
      if (!isGone) giveUp(`${shownAt} ${judgedAt}`)
    })
    return () => {
      isGone = true
    }
  }, [shownAt, judgedAt, refetchForecast, refetchOutlook])

  const { isPending, isFetching, data } = forecast
  const isSettling = data !== undefined && !isMatched && givenUp !== times
  const shown: JudgedForecast =
    isSettling && pair
      ? pair
      : { forecast: data, outlook: isMatched ? outlook.data : isSettling ? undefined : 'failed' }
  return { ...shown, isPending, isFetching, retry: () => void refetchForecast({ cancelRefetch: false }) }
}
