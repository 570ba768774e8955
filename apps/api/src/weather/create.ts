import type { weather } from '@smart-farming/contracts/weather'
import type { CropGrowth } from '@smart-farming/contracts/weather/growing'
import type { OutlookFarm } from '@smart-farming/weather-core/outlook/outlook'
import { scheduleCleanup } from '../db/cleanup.ts'
import type { Deps } from '../deps.ts'
import type { Feature, FeatureContext } from '../http/routing/feature.ts'
import { deleteExpiredAnswers } from './answers/answers-store.ts'
import { ForecastDiary } from './diary/diary.ts'
import { deleteExpiredDiary } from './diary/diary-store.ts'
import { createDiaryPages } from './diary/pages.ts'
import { Elevations, type FarmSpot } from './elevation.ts'
import { gridKey, gridPoint, type Point } from './grid.ts'
import { type CropGrowthFarm, createCropGrowthContext } from './growing/crop-growth-context.ts'
import { assessCropGrowth, requiredHistory } from './growing/growing.ts'
import {
  attachHistory,
  type ForecastWithHistory,
  loadForecastWithHistory,
} from './history/forecast-with-history.ts'
import { loadSeasonHistory } from './history/season-history.ts'
import type { ProviderBudgets } from './limits/provider-budgets.ts'
import type { Requester } from './limits/requester.ts'
import { OutlookCache } from './outlook/outlook-cache.ts'
import type { FindCountry } from './providers/provider.ts'
import { WeatherService } from './weather.ts'

interface Parts
  extends Pick<
      Deps,
      'config' | 'database' | 'now' | 'words' | 'deadlines' | 'forecastQuality' | 'keepsDiary'
    >,
    FeatureContext {
  readonly budgets: ProviderBudgets
  readonly countryAt: FindCountry
  readonly readSettings: (stored: unknown) => OutlookFarm
  readonly farms: {
    /** The account's farm settings and places, in one query; the current place comes first. */
    readonly account: (userId: number) => Promise<{ settings: unknown; places: readonly KeptPlace[] }>
    /** The places of an account's farm. Never rejects and returns quickly. */
    readonly spots: (farmer: Farmer) => Promise<readonly Point[]>
    /** Stores the elevation, in metres, of a farm's place that has no elevation. Never rejects. */
    readonly keepElevation: (userId: number, spot: FarmSpot, elevationM: number) => Promise<void>
  }
}

interface AccountFarm {
  readonly settings: OutlookFarm
  /** The current place comes first. */
  readonly places: readonly KeptPlace[]
}

/** Country is empty at sea. */
interface KeptPlace extends FarmSpot {
  readonly country: string
}

interface Farmer {
  readonly id: number
  /** Location of the farm, from the session. */
  readonly location: string
}

interface WeatherFeature extends Feature<typeof weather> {
  /**
   * The five-day forecast at a place, with recent weather as initial conditions for the rules.
   * @throws {AppError} when no provider answers, or when limits forbid calling any
   */
  readonly forecast: (place: Point, farmer: Farmer) => Promise<ForecastWithHistory>
  /**
   * Water balance, diseases and growth for a farm with these settings.
   * @throws {AppError} when no provider answers, or when limits forbid calling any
   */
  readonly findings: (place: Point, farmer: Farmer, farm: CropGrowthFarm) => Promise<CropGrowth>
}

/** Expired-data cleanup jobs. */
export const weatherCleanupJobs = {
  'weather answers': deleteExpiredAnswers,
  'forecast diary': deleteExpiredDiary,
}

/**
 * Creates the weather feature. Forecasts and current weather are encoded once, when they are
 * fetched. An outlook is encoded once for all farmers with the same settings.
 */
export function createWeather({
  farms,
  readSettings,
  deadlines,
  forecastQuality,
  ...parts
}: Parts): WeatherFeature {
  const { log } = parts
  const weather = new WeatherService({
    ...parts,
    budgetMs: deadlines.weatherMs,
    quality: forecastQuality,
    onFailure: (failure, question) =>
      log.warn(
        { upstream: failure.upstream, question, kind: failure.kind, reason: failure.message },
        'weather provider failed',
      ),
  })
  const ownFarm = async (userId: number): Promise<AccountFarm> => {
    const { settings, places } = await farms.account(userId)
    return { settings: readSettings(settings), places }
  }
  const outlooks = new OutlookCache(parts.words)
  const diary = new ForecastDiary(parts.database, (error) =>
    log.warn({ err: error }, 'a forecast diary entry was not written'),
  )
  const elevations = new Elevations()
  const stopCleaningUp = scheduleCleanup(parts, weatherCleanupJobs)
  const isAt = (place: Point) => {
    const here = gridKey(gridPoint(place))
    return (spot: Point) => gridKey(gridPoint(spot)) === here
  }
  const asker = (farmer: Farmer, place: Point): Requester => ({
    id: farmer.id,
    isOwn: async () => (await farms.spots(farmer)).some(isAt(place)),
  })
  /** The country determines the default jobs and the source of official warnings. */
  const judgedFarm = ({ settings, places }: AccountFarm, place: Point): OutlookFarm => ({
    ...settings,
    country: (places.find(isAt(place)) ?? places[0])?.country,
  })
  const beforeAway = (error: unknown) =>
    log.warn({ err: error }, 'judging without recent weather: it is not available')
  /**
   * Loads a forecast with its history, then adds it to the diary.
   * @param account the farmer's account, if it is already loaded
   */
  const ahead = async (place: Point, farmer: Farmer, account?: Promise<AccountFarm>) => {
    const { forecast, known } = await loadForecastWithHistory(
      weather,
      place,
      asker(farmer, place),
      beforeAway,
    )
    if (parts.keepsDiary)
      for (const page of createDiaryPages(forecast, known, parts.now().getTime())) diary.note(page)
    const placed = await elevations.of(forecast, place, farmer.id, {
      storedSpots: () =>
        (account ?? ownFarm(farmer.id)).then(
          ({ places }) => places,
          () => [],
        ),
      keep: (spot, elevationM) => farms.keepElevation(farmer.id, spot, elevationM),
    })
    return { forecast: placed, known }
  }
  const findings = async (place: Point, farmer: Farmer, farm: CropGrowthFarm): Promise<CropGrowth> => {
    const { before } = weather
    const season = before
      ? loadSeasonHistory(
          { ...before, onTrouble: beforeAway },
          place,
          asker(farmer, place),
          requiredHistory(farm),
        )
      : {}
    const { forecast, known } = await ahead(place, farmer)
    return assessCropGrowth(createCropGrowthContext(parts.words.weather, forecast, farm, known, await season))
  }
  return {
    handlers: {
      current: ({ query, user }) => weather.currents.get(query, asker(user, query)),
      forecast: ({ query, user }) => weather.forecasts.get(query, asker(user, query)),
      outlook: async ({ query, user }) => {
        const account = ownFarm(user.id)
        const own = account.then(
          (farm) => judgedFarm(farm, query),
          (error: unknown) => {
            log.warn({ err: error }, 'judging at the usual limits: the farm settings are not available')
            return undefined
          },
        )
        const { forecast, known } = await ahead(query, user, account)
        return outlooks.get(forecast, await own, known)
      },
    },
    async forecast(at, farmer) {
      const { forecast, known } = await ahead(at, farmer)
      return attachHistory(forecast, known)
    },
    findings,
    async close() {
      await Promise.all([weather.close(), diary.settled(), elevations.settled(), stopCleaningUp()])
    },
  }
}
