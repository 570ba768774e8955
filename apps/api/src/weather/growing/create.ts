import type { Growing, growingEndpoints } from '@smart-farming/contracts/weather/growing'
import type { Feature } from '../../http/routing/feature.ts'
import type { Point } from '../grid.ts'
import type { GrowingFarm } from './growing-case.ts'

interface Parts {
  /** An account's data about its farm, by user id. */
  readonly ownFarm: (userId: number) => Promise<GrowingFarm>
  /** Findings at a point for a farm with these settings. */
  readonly find: (
    place: Point,
    farmer: { id: number; location: string },
    farm: GrowingFarm,
  ) => Promise<Growing>
}

/**
 * Water, diseases and growth. If the farm's settings are unavailable there is no answer: it would be another farm's.
 */
export function createGrowing({ ownFarm, find }: Parts): Feature<typeof growingEndpoints> {
  return {
    handlers: { get: async ({ query, user }) => find(query, user, await ownFarm(user.id)) },
  }
}
