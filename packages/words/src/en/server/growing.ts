import { farmCrops } from '../parts/farm-crops.ts'
import { diseases } from './growing/diseases.ts'
import { season } from './growing/season.ts'
import { water } from './growing/water.ts'

/** Water, diseases and growth of a farm's crop. */
export const growing = { crops: farmCrops, water, diseases, season }
