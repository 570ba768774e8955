import type { KnownCrop } from '../commodity.ts'
import { knownFruit } from './known-fruit.ts'
import { knownInputs } from './known-inputs.ts'
import { knownOthers } from './known-others.ts'
import { knownPulses } from './known-pulses.ts'
import { knownVegetables } from './known-vegetables.ts'

const all = [...knownPulses, ...knownVegetables, ...knownFruit, ...knownOthers, ...knownInputs] as const

/**
 * Crops and animals without prices, outside the catalogue. Their names are recognised, so that a question about
 * turmeric is answered for turmeric, if only with "I have no price for it", and never with another crop's price.
 */
export const knownCrops: readonly KnownCrop[] = all

/** Ids of all known crops and animals. Tables of names must cover each. */
export type KnownCropId = (typeof all)[number]['id']
