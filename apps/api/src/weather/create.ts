import type { Forecast, weather } from '@smart-farming/contracts/weather'
import type { OutlookFarm } from '@smart-farming/weather-core/words/outlook'
import { cleanUpWhileListening } from '../db/clean-up.ts'
import type { Deps } from '../deps.ts'
import type { Feature, Lent } from '../http/answers/feature.ts'
import { forgetAnswers } from './answers/answers-store.ts'
import type { Point } from './grid.ts'
import { OutlookCache } from './outlook/outlook-cache.ts'
import { Weather } from './weather.ts'

interface Parts extends Pick<Deps, 'config' | 'database' | 'now' | 'deadlines'>, Lent {
  /** What an account says of its farm, by the user's id. */
  readonly ownFarm: (userId: number) => Promise<OutlookFarm>
}

interface WeatherFeature extends Feature<typeof weather> {
  /**
   * Five days ahead at a place.
   *
   * @throws {AppError} when no provider answers
   */
  readonly forecast: (place: Point) => Promise<Forecast>
}

/** What time makes useless here. */
export const weatherCleanUps = { 'weather answers': forgetAnswers }

/**
 * Weather from whichever provider answers. Forecast and weather now go out as bytes that were made when they were
 * fetched; the outlook as bytes that were made for the first farmer of the same settings.
 */
export function createWeather({ ownFarm, deadlines, ...parts }: Parts): WeatherFeature {
  const { log } = parts
  const weather = new Weather({
    ...parts,
    budgetMs: deadlines.weatherMs,
    onFailure: (failure, question) =>
      log.warn(
        { upstream: failure.upstream, question, kind: failure.kind, reason: failure.message },
        'weather provider failed',
      ),
    onTrouble: (error) => log.warn({ err: error }, 'shared weather answers are out of reach'),
  })
  const outlooks = new OutlookCache()
  const stopCleaningUp = cleanUpWhileListening(parts, weatherCleanUps)
  const forecast = async (place: Point) => (await weather.forecasts.get(place)).value
  return {
    handlers: {
      current: ({ query }) => weather.currents.get(query),
      forecast: ({ query }) => weather.forecasts.get(query),
      outlook: async ({ query, user }) => {
        const own = ownFarm(user.id).catch((error: unknown) => {
          log.warn({ err: error }, 'judging at the usual limits: the settings of a farm are out of reach')
          return undefined
        })
        return outlooks.get(await forecast(query), await own)
      },
    },
    forecast,
    async close() {
      await Promise.all([weather.close(), stopCleaningUp()])
    },
  }
}
