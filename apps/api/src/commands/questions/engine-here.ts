import type { Place } from '@smart-farming/contracts/places'
import type { FastifyBaseLogger } from 'fastify'
import { createEngine } from '../../chat/create.ts'
import type { ChatEngine } from '../../chat/engine.ts'
import type { Deps } from '../../deps.ts'
import { loadRates } from '../../market/bundled/load-rates.ts'
import { loadSnapshot } from '../../market/bundled/load-snapshot.ts'
import { createPrices } from '../../market/create.ts'
import { createPlaces } from '../../places/create.ts'
import { loadGazetteer } from '../../places/gazetteer/load-gazetteer.ts'
import { createWeather } from '../../weather/create.ts'

type Parts = Pick<
  Deps,
  'config' | 'database' | 'databaseUrl' | 'prices' | 'reading' | 'words' | 'now' | 'deadlines' | 'refreshing'
> & { log: FastifyBaseLogger }

/** A farm without an owner. */
const NOBODY = { id: 0, location: '' }
const isOwn = false

/**
 * The engine that farmers get, without an account or a server, with the product's stored prices, live forecast and
 * places. Loads the bundled prices and places where the database has none yet.
 * @param around counts the calls of the model
 * @param farmPlace name of the farm's place
 * @returns undefined where no place of that name is found
 */
export async function engineHere(
  parts: Parts,
  around: Parameters<typeof createEngine>[1],
  farmPlace: string,
): Promise<{ engine: ChatEngine; place: Place; close: () => Promise<void> } | undefined> {
  const { database } = parts
  await loadSnapshot(database)
  await loadRates(database)
  await loadGazetteer(database)
  // Only the server runs jobs and refreshes.
  const lent = { ...parts, whenListening: () => {}, keepsDiary: false, forecastQuality: undefined }
  const places = createPlaces({
    ...lent,
    ownPlace: async () => undefined,
    farmPlace: async () => undefined,
    mayAsk: (provider, searcher) => weather.mayAsk(provider, { ...searcher, isOwn }),
  })
  const find = async (name: string) => (await places.find(name, undefined, { ...NOBODY, isOwn })).places[0]
  const prices = createPrices(lent)
  const weather = createWeather({
    ...lent,
    ownFarm: async () => ({ settings: {}, places: place ? [place] : [] }),
    spotsOf: async () => (place ? [place] : []),
    countryAt: places.countryAt,
    keepElevation: async () => {},
  })
  const close = async () => {
    await Promise.all([weather.close?.(), prices.close?.(), places.close?.()])
  }
  const place = await find(farmPlace)
  if (place === undefined) {
    await close()
    return undefined
  }
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
      await Promise.all([chat.close(), close()])
    },
  }
}
