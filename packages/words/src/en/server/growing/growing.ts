import { farmCrops } from '../../parts/farm-crops.ts'
import { diseases } from './diseases.ts'
import { season } from './season.ts'
import { water } from './water.ts'

export const growing = { crops: farmCrops, water, diseases, season }
