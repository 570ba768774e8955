import { fahrenheitToCelsius } from '../unit-conversion.ts'

/** Air temperatures, °C, that damage a crop at a growth stage. */
export interface DamageLimit {
  /** Damage begins. For fruit, 10 % of the buds die. */
  firstC: number
  /** 90 % of the buds die (fruit only). */
  mostC?: number
  /** Assumed duration of the cold, minutes. */
  minutes: number
  publisher: string
}

const FRUIT = 'Washington State University, via Penn State Extension'
const WHEAT = 'Kansas State University'

const bud = (firstF: number, mostF: number): DamageLimit => ({
  firstC: fahrenheitToCelsius(firstF),
  mostC: fahrenheitToCelsius(mostF),
  minutes: 30,
  publisher: FRUIT,
})
const wheat = (firstF: number): DamageLimit => ({
  firstC: fahrenheitToCelsius(firstF),
  minutes: 120,
  publisher: WHEAT,
})
/** Widely used values without a single publisher. */
const leaf = (firstC: number): DamageLimit => ({ firstC, minutes: 30, publisher: 'common_practice' })

/**
 * Damage by crop and stage. Fruit: 10 % and 90 % kill after 30 minutes, published in °F. Wheat:
 * injury after 2 hours. The leaf values are common practice without a single source, at the warmer
 * end of their range.
 */
export const CROP_DAMAGE = {
  apple: {
    silver_tip: bud(15, 2),
    green_tip: bud(18, 10),
    half_inch_green: bud(23, 15),
    tight_cluster: bud(27, 21),
    first_pink: bud(28, 24),
    full_pink_to_post_bloom: bud(28, 25),
  },
  peach: {
    first_swell: bud(18, 1),
    calyx_green: bud(21, 5),
    calyx_red: bud(23, 9),
    first_pink: bud(25, 15),
    first_bloom: bud(26, 21),
    full_bloom: bud(27, 24),
    post_bloom: bud(28, 25),
  },
  pear: {
    scales_separating: bud(15, 0),
    buds_exposed: bud(20, 6),
    tight_cluster: bud(24, 15),
    first_white: bud(25, 19),
    full_white: bud(26, 22),
    first_bloom: bud(27, 23),
    full_to_post_bloom: bud(28, 24),
  },
  sweet_cherry: {
    first_swell: bud(17, 5),
    side_green: bud(22, 9),
    green_tip: bud(25, 14),
    tight_cluster: bud(26, 17),
    open_cluster: bud(27, 21),
    first_white: bud(27, 24),
    bloom: bud(28, 25),
  },
  wheat: {
    tillering: wheat(12),
    jointing: wheat(24),
    boot: wheat(28),
    heading_and_flowering: wheat(30),
    milk_and_dough: wheat(28),
  },
  maize: { leaves: leaf(-1) },
  bean: { leaves: leaf(-1) },
  tomato: { leaves: leaf(-1) },
  potato: { leaves: leaf(-1) },
  canola: { seedling: leaf(-4) },
} as const satisfies Record<string, Record<string, DamageLimit>>

export type DamageCrop = keyof typeof CROP_DAMAGE

/** Damage limit of a crop's stage, or undefined if there is no such entry. */
export function damageLimit(crop: string, stage: string): DamageLimit | undefined {
  const stages: Record<string, Record<string, DamageLimit>> = CROP_DAMAGE
  return Object.hasOwn(stages, crop) && Object.hasOwn(stages[crop] ?? {}, stage)
    ? stages[crop]?.[stage]
    : undefined
}

/** Expected damage to the stage at a minimum air temperature in °C. */
export function expectedDamage(airC: number, limit: DamageLimit): 'none' | 'some' | 'most' {
  if (limit.mostC !== undefined && airC <= limit.mostC) return 'most'
  return airC <= limit.firstC ? 'some' : 'none'
}
