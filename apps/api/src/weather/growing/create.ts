import type { CropGrowth, cropGrowthEndpoints } from '@smart-farming/contracts/weather/growing'
import type { Feature } from '../../http/routing/feature.ts'
import type { Point } from '../grid.ts'
import type { CropGrowthFarm } from './crop-growth-context.ts'

interface Parts {
  readonly ownFarm: (userId: number) => Promise<CropGrowthFarm>
  readonly find: (
    place: Point,
    farmer: { id: number; location: string },
    farm: CropGrowthFarm,
  ) => Promise<CropGrowth>
}

/**
 * Water balance, diseases and growth. Fails if the farm's settings are unavailable, because an
 * answer for the default settings would be wrong.
 */
export function createCropGrowth({ ownFarm, find }: Parts): Feature<typeof cropGrowthEndpoints> {
  return {
    handlers: { get: async ({ query, user }) => find(query, user, await ownFarm(user.id)) },
  }
}
