import { api } from '@smart-farming/contracts/api'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { bind, type UserReader } from '../http/bind.ts'
import { Weather } from './weather.ts'

const PRUNE_EVERY_MS = 3_600_000
const PRUNE_ROWS = 2_000

/** The weather's endpoints, and the weather behind them. They answer with bytes that were made when the answer was fetched. */
export function registerWeather(
  app: FastifyInstance,
  deps: Pick<Deps, 'config' | 'database' | 'now'>,
  readUser: UserReader,
): Weather {
  const { log } = app
  const weather = new Weather({
    ...deps,
    onFailure: (failure) =>
      log.warn(
        { upstream: failure.upstream, kind: failure.kind, reason: failure.message },
        'weather provider failed',
      ),
    onTrouble: (error) => log.warn({ err: error }, 'shared weather answers are out of reach'),
  })
  const pruning = setInterval(() => {
    weather
      .prune(PRUNE_ROWS)
      .catch((error: unknown) => log.warn({ err: error }, 'pruning weather answers failed'))
  }, PRUNE_EVERY_MS)
  pruning.unref()
  app.addHook('onClose', async () => {
    clearInterval(pruning)
    await weather.close()
  })
  bind(
    app,
    'weather',
    api.weather,
    {
      current: ({ query }) => weather.current(query),
      forecast: ({ query }) => weather.forecast(query),
    },
    readUser,
  )
  return weather
}
