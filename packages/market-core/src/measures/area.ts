import { HECTARES_PER_ACRE } from '../land.ts'
import type { AreaUnit } from '../reader/units.ts'

/**
 * Hectares per unit. The manzana is 0.7 ha, as in Central America today. Units that vary by
 * district (bigha, katha, alqueire) are not supported.
 */
export const hectaresPerUnit: Readonly<Record<AreaUnit, number>> = {
  ha: 1,
  acre: HECTARES_PER_ACRE,
  feddan: 0.420_083_3,
  manzana: 0.7,
  rai: 0.16,
  kanal: HECTARES_PER_ACRE / 8,
  guntha: HECTARES_PER_ACRE / 40,
  dunam: 0.1,
}
