import type { KnownCrop } from '../commodity.ts'
import { knownFruit } from './known-fruit.ts'
import { knownInputs } from './known-inputs.ts'
import { knownOthers } from './known-others.ts'
import { knownPulses } from './known-pulses.ts'
import { knownVegetables } from './known-vegetables.ts'

const all = [...knownPulses, ...knownVegetables, ...knownFruit, ...knownOthers, ...knownInputs] as const

/**
 * Crops and animals without prices. Their names are recognised, so that a question about turmeric
 * is answered with "no price for turmeric" and not with the price of another crop.
 */
export const knownCrops: readonly KnownCrop[] = all

/** Every table of names must cover these ids. */
export type KnownCropId = (typeof all)[number]['id']
