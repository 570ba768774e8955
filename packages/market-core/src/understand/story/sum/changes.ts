import type { Placed, Reckoned, Shown } from '../story.ts'

const asks =
  /(?<![^ ])(?:(?:plus|minus|up|down|rise|fall|change) (?:of |by )?(?:what|how)|what (?:percent|per cent|%|percentage|change|increase|rise|drop|fall)|how (?:many|much)(?: [^ ]+){0,2} (?:percent|per cent|%)|in (?:percent|per cent|%)|percentage)(?![^ ])/

/**
 * "It went 1850 to 2312": figures that stand in pairs, each what was and what is, and nothing beside them. Undefined
 * where that is not all there is, or no share is asked for.
 *
 * @param plain all that was told
 */
export function readChanges(figures: readonly Placed[], plain: string): readonly Reckoned[] | undefined {
  if (!asks.test(plain) || figures.length === 0 || figures.length % 2 !== 0 || figures.length > MOST)
    return undefined
  const isBare = figures.every(({ unit, each, at, isPercent }) => !unit && !each && !at && !isPercent)
  const pairs = figures.flatMap((old, at) =>
    at % 2 === 0 ? [[old, figures[at + 1] as Placed] as const] : [],
  )
  const isPaired = pairs.every(
    ([old, young]) =>
      young.clause === old.clause &&
      young.before.length === 1 &&
      young.before[0] === 'to' &&
      old.value > 0 &&
      isOfOne(old, young),
  )
  return isBare && isPaired ? pairs.map(([old, young]) => changeOf(old, young)) : undefined
}

/** For each of the same, where both say of what. */
const isOfOne = ({ per: [one] }: Placed, { per: [other] }: Placed): boolean =>
  one === undefined || other === undefined || one.name === other.name

/** As many figures as two pairs have. */
const MOST = 4

/** What was and what is, set against one another. */
export function changeOf(old: Placed, young: Placed): Reckoned {
  const [was, is] = [old, young].map(
    ({ value, currency }): Shown => ({ value, isMoney: true, ...(currency !== undefined && { currency }) }),
  ) as [Shown, Shown]
  const value = young.value - old.value
  return {
    terms: [was, is].map((shown) => ({ part: 'in', factors: [shown], value: shown.value })),
    result: 'more',
    value: { ...is, value },
    was,
    is,
    percent: (100 * value) / old.value,
  }
}
