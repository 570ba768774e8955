import type { Placed, Reckoned, Shown } from '../../story.ts'

const splits = /(?<![^ ])(?:share|shares|shared|split|splits|divide|divided|ratio|proportion)(?![^ ])/

/**
 * "We share 75,000 three to two": money that is parted by a ratio, the first part and the second. Undefined where any
 * figure is something else.
 */
export function readSplit(
  figures: readonly Placed[],
  plain: string,
): readonly [Reckoned, Reckoned] | undefined {
  if (figures.length !== 3 || !splits.test(plain)) return undefined
  const isBare = ({ unit, currency, isPercent, per }: Placed) =>
    unit === undefined && currency === undefined && !isPercent && per.length === 0
  const at = figures.findIndex(
    (one, index) =>
      isBare(one) &&
      one.clause === figures[index - 1]?.clause &&
      one.before.join(' ') === 'to' &&
      figures[index - 1] !== undefined &&
      isBare(figures[index - 1] as Placed),
  )
  const [first, second] = [figures[at - 1], figures[at]]
  const whole = figures.find((one) => one !== first && one !== second)
  if (first === undefined || second === undefined || whole === undefined) return undefined
  if (whole.isPercent || whole.per.length > 0 || first.value + second.value <= 0) return undefined
  const all: Shown = {
    value: whole.value,
    ...(whole.unit === undefined ? { isMoney: true as const } : { said: whole.said ?? whole.unit.name }),
    ...(whole.currency !== undefined && { currency: whole.currency }),
  }
  const partOf = ({ value }: Placed): Reckoned => {
    const part = (whole.value * value) / (first.value + second.value)
    const factors = [all, { value }, { value: first.value + second.value, isDivisor: true as const }]
    return {
      terms: [{ part: whole.unit === undefined ? 'in' : 'amount', factors, value: part }],
      result: whole.unit === undefined ? 'comes-to' : 'amount',
      value: { ...all, value: part },
    }
  }
  return [partOf(first), partOf(second)]
}
