import type { KnownCrop } from '../commodity.ts'
import { knownFruit } from './known-fruit.ts'
import { knownInputs } from './known-inputs.ts'
import { knownOthers } from './known-others.ts'
import { knownPulses } from './known-pulses.ts'
import { knownVegetables } from './known-vegetables.ts'

const all = [...knownPulses, ...knownVegetables, ...knownFruit, ...knownOthers, ...knownInputs] as const

/**
 * What farmers grow and keep that is not in the catalogue of what has prices: known by name, so that a question about
 * turmeric is answered for turmeric, if only with "I have no price for it", and never with another crop's price.
 */
export const knownCrops: readonly KnownCrop[] = all

/** The ids of all of them: whoever names them must know each. */
export type KnownCropId = (typeof all)[number]['id']
