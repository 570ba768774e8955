import type { growingEndpoints } from '@smart-farming/contracts/growing'
import type { Feature } from '../../http/answers/feature.ts'
import type { Point } from '../grid.ts'
import { growingOf } from './growing.ts'
import type { GrowingCase, GrowingFarm } from './growing-case.ts'

interface Parts {
  /** What an account says of its farm, by the user's id. */
  readonly ownFarm: (userId: number) => Promise<GrowingFarm>
  /** All that is known of the weather of a point, as far as such a farm needs it. */
  readonly known: (
    place: Point,
    farmer: { id: number; location: string },
    farm: GrowingFarm,
  ) => Promise<GrowingCase>
}

/** Water, diseases and growth. Without the farm's settings there is no answer: it would be another farm's. */
export function createGrowing({ ownFarm, known }: Parts): Feature<typeof growingEndpoints> {
  return {
    handlers: {
      get: async ({ query, user }) => growingOf(await known(query, user, await ownFarm(user.id))),
    },
  }
}
