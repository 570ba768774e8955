import type { Place } from '@smart-farming/contracts/places'
import type { FastifyBaseLogger } from 'fastify'
import { createEngine } from '../../chat/create-engine.ts'
import type { ChatEngine } from '../../chat/engine.ts'
import type { Deps } from '../../deps.ts'
import { loadRates } from '../../market/bundled/load-rates.ts'
import { loadSnapshot } from '../../market/bundled/load-snapshot.ts'
import { createPrices } from '../../market/create.ts'
import { loadGazetteer } from '../../places/gazetteer/load-gazetteer.ts'
import { createPlaceFinder } from '../../places/place-finder.ts'
import { createWeather } from '../../weather/create.ts'
import { createBudgets } from '../../weather/limits/create-budgets.ts'

type Parts = Pick<
  Deps,
  'config' | 'database' | 'databaseUrl' | 'prices' | 'reading' | 'words' | 'now' | 'deadlines' | 'refreshing'
> & { log: FastifyBaseLogger }

/** An asker without an account. */
const NOBODY = { id: 0, location: '' }

/**
 * Creates the engine that farmers use, without an account or server, with the stored prices, live
 * forecast and places. Loads the bundled prices and places into an empty database.
 * @param around counts the model's calls
 * @param farmPlace name of the farm's place
 * @returns undefined if no place has that name
 */
export async function createLocalEngine(
  parts: Parts,
  around: Parameters<typeof createEngine>[1],
  farmPlace: string,
): Promise<{ engine: ChatEngine; place: Place; close: () => Promise<void> } | undefined> {
  const { database } = parts
  await loadSnapshot(database)
  await loadRates(database)
  await loadGazetteer(database)
  // Scheduled jobs and refreshes only run in the server.
  const lent = { ...parts, onListen: () => {}, keepsDiary: false, forecastQuality: undefined }
  const budgets = createBudgets(lent)
  const finder = createPlaceFinder({ ...lent, budgets })
  const find = async (name: string) =>
    (await finder.find(name, undefined, { ...NOBODY, isOwn: false })).places[0]
  const place = await find(farmPlace)
  if (place === undefined) {
    await finder.close()
    return undefined
  }
  const prices = createPrices(lent)
  const weather = createWeather({
    ...lent,
    budgets,
    countryAt: finder.countryAt,
    readSettings: () => ({}),
    farms: {
      account: async () => ({ settings: {}, places: [place] }),
      spots: async () => [place],
      keepElevation: async () => {},
    },
  })
  const known = {
    prices: prices.stored,
    answers: prices.answers,
    weather: { forecast: weather.forecast, growing: weather.findings, settings: async () => ({}) },
    farms: {
      place: async () => place,
      placeCalled: (_asker: unknown, name: string) => find(name),
      countries: async () => (place.country ? [place.country] : []),
    },
  }
  const chat = await createEngine({ ...parts, known }, around)
  return {
    engine: chat.engine,
    place,
    close: async () => {
      await Promise.all([chat.close(), weather.close?.(), prices.close?.(), finder.close()])
    },
  }
}
