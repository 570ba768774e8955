import { api } from '@smart-farming/contracts/api'
import type { OutlookFarm } from '@smart-farming/weather-core/words/outlook'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { bind, type UserReader } from '../http/answers/bind.ts'
import type { ReadyAnswers } from '../http/answers/ready-answers.ts'
import { OutlookCache } from './outlook/outlook-cache.ts'
import { Weather } from './weather.ts'

/**
 * The weather's endpoints, and the weather behind them. Forecast and weather now go out as bytes that were made when they
 * were fetched; the outlook as bytes that were made for the first farmer of the same settings.
 *
 * @param ownFarm what an account says of its farm, by the user's id
 * @param ready sends answers of this process's memory without the framework, where that is allowed
 */
export function registerWeather(
  app: FastifyInstance,
  deps: Pick<Deps, 'config' | 'database' | 'now'>,
  readUser: UserReader,
  ownFarm: (userId: number) => Promise<OutlookFarm>,
  ready?: ReadyAnswers,
): Weather {
  const { log } = app
  const weather = new Weather({
    ...deps,
    onFailure: (failure, question) =>
      log.warn(
        { upstream: failure.upstream, question, kind: failure.kind, reason: failure.message },
        'weather provider failed',
      ),
    onTrouble: (error) => log.warn({ err: error }, 'shared weather answers are out of reach'),
  })
  const outlooks = new OutlookCache()
  app.addHook('onClose', () => weather.close())
  bind(
    app,
    'weather',
    api.weather,
    {
      current({ query, request }) {
        ready?.know('weather.current', request, weather.currentLooker(query))
        return weather.current(query)
      },
      forecast({ query, request }) {
        ready?.know('weather.forecast', request, weather.forecastLooker(query))
        return weather.forecast(query)
      },
      outlook: async ({ query, user }) => {
        const own = ownFarm(user.id).catch((error: unknown) => {
          log.warn({ err: error }, 'judging at the usual limits: the settings of a farm are out of reach')
          return undefined
        })
        const { value } = await weather.forecast(query)
        return outlooks.get(value, await own)
      },
    },
    readUser,
  )
  return weather
}
