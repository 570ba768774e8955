import { api } from '@smart-farming/contracts/api'
import type { OutlookFarm } from '@smart-farming/weather-core/words/outlook'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { bind, type Frame } from '../http/answers/bind.ts'
import { outlookOf } from './outlook/outlook.ts'
import { Weather } from './weather.ts'

/**
 * The weather's endpoints, and the weather behind them. Forecast and weather now go out as bytes that were made when they
 * were fetched; the outlook is worked out for each farmer.
 *
 * @param ownFarm what an account says of its farm, by the user's id
 */
export function registerWeather(
  app: FastifyInstance,
  deps: Pick<Deps, 'config' | 'database' | 'now'>,
  frame: Frame,
  ownFarm: (userId: number) => Promise<OutlookFarm>,
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
  app.addHook('onClose', () => weather.close())
  bind(
    app,
    'weather',
    api.weather,
    {
      current: ({ query }) => weather.currents.get(query),
      forecast: ({ query }) => weather.forecasts.get(query),
      outlook: async ({ query, user }) => {
        const own = ownFarm(user.id).catch((error: unknown) => {
          log.warn({ err: error }, 'judging at the usual limits: the settings of a farm are out of reach')
          return undefined
        })
        const { value } = await weather.forecasts.get(query)
        return outlookOf(value, await own)
      },
    },
    frame,
  )
  return weather
}
