import type { Placed, Reckoned } from '../../story.ts'
import { isContainer, isSame, ratioOf } from '../../units.ts'

const supposed = /(?<![^ ])(?:if|or|what about|how about|versus|vs)(?![^ ])/

/** "6.3 t, how many sacks of 90 kg, and if they are 100 kg": as many of each of two sizes. */
export function readTwoSizes(
  figures: readonly Placed[],
  whole: string,
): readonly [Reckoned, Reckoned] | undefined {
  const sizes = figures.filter(
    ({ unit, per: [of, ...others] }) =>
      (unit?.kind === 'mass' || unit?.kind === 'volume') &&
      of !== undefined &&
      others.length === 0 &&
      isContainer(of.name),
  )
  const [lot, ...lots] = figures.filter((figure) => !sizes.includes(figure))
  const [first, second, ...more] = sizes
  const isOfOne = lot?.unit !== undefined && lots.length === 0 && lot.per.length === 0 && lot.part !== 'taken'
  if (!isOfOne || first?.unit === undefined || second?.unit === undefined || more.length > 0) return undefined
  if (!/(?<![^ ])how many(?![^ ])/.test(whole) || !supposed.test(whole) || lot?.unit === undefined)
    return undefined
  if (first.per[0]?.name !== second.per[0]?.name) return undefined
  const { unit, value: all, said } = lot
  const made = [first, second].flatMap(({ unit: of, value, per: [holder], said: called }): Reckoned[] => {
    if (of === undefined || holder === undefined || !isSame(of, unit) || value <= 0) return []
    const times = ratioOf(unit, of)
    const count = (all * times) / value
    return [
      {
        terms: [
          {
            part: 'amount',
            factors: [
              { value: all, said: said ?? unit.name },
              ...(times === 1 ? [] : [{ value: times }]),
              { value, said: called ?? of.name, isDivisor: true },
            ],
            value: count,
          },
        ],
        result: 'amount',
        value: { value: count, said: `${holder.name}s` },
      },
    ]
  })
  const [one, other] = made
  return one === undefined || other === undefined ? undefined : [one, other]
}
