import type { Placed, Reckoned, Shown } from '../../story.ts'
import { isSame } from '../../units.ts'

const asksShare = /(?<![^ ])(?:%|percent|per cent|percentage|pct)(?![^ ])/
const changes =
  /(?<![^ ])(?:more|rise|rises|rose|risen|up|down|fall|falls|fell|fallen|drop|drops|dropped|increase|increased|decrease|gain|grew|growth|went|from|last|before|was|were|now|than|profit|margin)(?![^ ])/
const remains =
  /(?<![^ ])(?:left|remain|remains|remaining|survive|survived|alive|good|sound|kept|keep|rest|without|not)(?![^ ])/

/**
 * "Lost 620 of 7,400 kg, what percent": what the smaller of two amounts of one kind is of the other. Undefined where
 * anything else is told, where one followed the other in time, or where the rest of it may be meant.
 */
export function readPercentOf(
  figures: readonly Placed[],
  whole: string,
  plain: string,
): Reckoned | undefined {
  const [one, other, ...others] = figures
  if (one === undefined || other === undefined || others.length > 0) return undefined
  if (!asksShare.test(plain) || changes.test(whole) || remains.test(whole)) return undefined
  if (![one, other].every(isPlain) || one.value === other.value || !isOneKind(one, other)) return undefined
  const [part, all] = one.value < other.value ? [one, other] : [other, one]
  const unit = all.said ?? part.said
  const shown = (figure: Placed): Shown => ({
    value: figure.value,
    ...(figure.currency !== undefined && { currency: figure.currency, isMoney: true as const }),
    ...(figure.currency === undefined && unit !== undefined && { said: unit }),
  })
  const value = (100 * part.value) / all.value
  return {
    terms: [
      { part: 'amount', factors: [shown(part), { ...shown(all), isDivisor: true }], value: value / 100 },
    ],
    result: 'portion',
    value: { value, isPercent: true },
  }
}

const isPlain = ({ per, each, at, isPercent, isHeld, isOne, value }: Placed): boolean =>
  per.length === 0 && !each && !at && !isPercent && !isHeld && !isOne && value > 0

const isOneKind = (one: Placed, other: Placed): boolean =>
  one.currency === other.currency &&
  (one.unit === undefined || other.unit === undefined || isSame(one.unit, other.unit)) &&
  (one.unit === undefined || other.unit === undefined || one.unit.name === other.unit.name)
