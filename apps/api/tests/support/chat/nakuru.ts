import { startOpenMeteo } from '@smart-farming/upstream-doubles/open-meteo'
import { startApp } from '../app.ts'
import { askChat, signInFarmer } from './chat.ts'

type Topic = 'market' | 'assistant'

/**
 * A farm in Nakuru, Kenya, on a Monday at 17:20 local time, with a forecast and recent weather but
 * no model.
 */
export async function startNakuruFarm() {
  const openMeteo = await startOpenMeteo()
  const product = await startApp({
    env: {
      WEATHER_PROVIDERS: 'open-meteo',
      OPEN_METEO_BASE_URL: openMeteo.url,
      OPEN_METEO_ARCHIVE_BASE_URL: openMeteo.url,
      OPEN_METEO_GEOCODING_BASE_URL: openMeteo.url,
      QUESTIONS_PER_MINUTE: '1000',
    },
    overrides: { now: () => new Date('2026-09-21T14:20:00Z') },
  })
  const farmer = await signInFarmer(product)
  return {
    openMeteo,
    product,
    farmer,
    /** @throws if the response is not a completion */
    answer: async (message: string, topic: Topic = 'market', history: object[] = []) =>
      parseAnswerText((await askChat(farmer, { message, history }, { topic })).payload),
    async close() {
      await product.close()
      await openMeteo.close()
    },
  }
}

/** The text of an answer that was not streamed. */
export const parseAnswerText = (payload: string): string => JSON.parse(payload).choices[0].message.content
