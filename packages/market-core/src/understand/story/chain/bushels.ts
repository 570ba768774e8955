import { commodityById } from '../../../commodities/catalogue.ts'
import { kilograms } from '../../../mass.ts'
import { readCommodities } from '../../find-commodities.ts'
import { dimension } from './dimension.ts'
import type { Link } from './link.ts'

/** What a bushel of the one crop that is named weighs; undefined for a crop without a bushel, or for several. */
export function bushelLink(words: readonly string[]): Link | undefined {
  if (!words.some((word) => /^(?:bu|bsh|bushels?)$/.test(word))) return undefined
  const [id, ...others] = readCommodities(words.join(' ')).ids
  const crop = id === undefined || others.length > 0 ? undefined : commodityById(id)?.bushel
  const kg = crop === undefined ? undefined : kilograms('bushel', crop)
  if (kg === undefined) return undefined
  return {
    value: kg,
    dimension: dimension(['mass'], ['thing:bushel']),
    shown: { value: kg, said: 'kg', per: 'bushel' },
    isOptional: true,
  }
}
