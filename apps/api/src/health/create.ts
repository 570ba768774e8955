import type { health } from '@smart-farming/contracts/health'
import { AppError } from '../app-error.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/routing/bind.ts'
import type { Feature } from '../http/routing/feature.ts'

interface Parts extends Pick<Deps, 'database' | 'embedded' | 'words'> {
  /** A problem with the built-in places, if any. Farms that have a place work without them. */
  placesTrouble: () => string | undefined
  /** A problem with the price updates, if any. */
  priceTrouble: () => Promise<string | undefined>
  stopping: () => boolean
}

/** Health for people, for an orchestrator's restarts (`live`) and for a load balancer (`ready`). */
export function createHealth(parts: Parts): Feature<typeof health> {
  const { database, embedded, words, placesTrouble, priceTrouble, stopping } = parts
  const said = words.health
  const databaseAnswers = async (): Promise<boolean> => {
    try {
      await database.ping()
      return true
    } catch {
      return false
    }
  }
  const handlers: Handlers<typeof health> = {
    check: async () => {
      if (!(await databaseAnswers())) throw new AppError('database_unavailable', { retryAfter: 2 })
      return { status: 'ok' }
    },
    live: () => ({ status: 'ok' }),
    ready: async ({ reply }) => {
      const answers = await databaseAnswers()
      const ok = answers && !stopping()
      if (!ok) reply.code(503)
      const places = placesTrouble()
      const prices = answers ? await priceTrouble().catch(() => undefined) : undefined
      return {
        status: ok ? 'ok' : 'unavailable',
        checks: {
          database: answers ? said.ok : said.databaseSilent,
          process: stopping() ? said.stopping : said.ok,
          // A full disk does not make the process unready, because saved data can still be read.
          ...(embedded?.hasRoom() === false && { disk: said.diskFull }),
          ...(places !== undefined && { places }),
          ...(prices !== undefined && { prices }),
        },
      }
    },
  }
  return { handlers }
}
