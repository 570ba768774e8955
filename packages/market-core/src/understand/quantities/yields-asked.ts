import type { PriceUnit } from '../../mass.ts'
import { unitOfWord } from '../find-units.ts'
import type { AreaUnit } from './measures.ts'

/** A yield as it is wanted: in so much of a unit on each of a land. */
export interface YieldAsked {
  readonly unit: PriceUnit
  readonly land: AreaUnit
}

const shape = /(?<!\d )(?<![^ ])([^ ]+) (?:per|an?|\/|each|every|on an?) (acres?|ac|ha|hectares?)(?![^ ])/g

/** Every yield that a plain question wants to be told: "bags an acre, and in tonnes per hectare". */
export function yieldsAsked(plain: string): YieldAsked[] {
  return [...plain.matchAll(shape)].flatMap(([, said = '', of = '']) => {
    const unit = unitOfWord(said)
    return unit === undefined
      ? []
      : [{ unit, land: of.startsWith('ac') ? ('acre' as const) : ('ha' as const) }]
  })
}
