import type { Growing, growingEndpoints } from '@smart-farming/contracts/weather/growing'
import type { Feature } from '../../http/routing/feature.ts'
import type { Point } from '../grid.ts'
import type { GrowingFarm } from './growing-case.ts'

interface Parts {
  readonly ownFarm: (userId: number) => Promise<GrowingFarm>
  readonly find: (
    place: Point,
    farmer: { id: number; location: string },
    farm: GrowingFarm,
  ) => Promise<Growing>
}

/**
 * Water balance, diseases and growth. Fails if the farm's settings are unavailable, because an
 * answer for the default settings would be wrong.
 */
export function createGrowing({ ownFarm, find }: Parts): Feature<typeof growingEndpoints> {
  return {
    handlers: { get: async ({ query, user }) => find(query, user, await ownFarm(user.id)) },
  }
}
