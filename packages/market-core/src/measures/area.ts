import { HECTARES_PER_ACRE } from '../land.ts'
import type { AreaUnit } from '../reader/units.ts'

/**
 * Hectares of one. The manzana is the 0.7 ha that it is now taken as in Central America. Measures that differ from
 * district to district (a bigha, a katha, an alqueire) are no units here.
 */
export const hectaresPer: Readonly<Record<AreaUnit, number>> = {
  ha: 1,
  acre: HECTARES_PER_ACRE,
  feddan: 0.420_083_3,
  manzana: 0.7,
  rai: 0.16,
  kanal: HECTARES_PER_ACRE / 8,
  guntha: HECTARES_PER_ACRE / 40,
  dunam: 0.1,
}
