import { unitsAsked } from '../../asked.ts'
import { unitsNamed } from '../../behind/in-unit-asked.ts'
import type { Placed, Reckoned } from '../../story.ts'
import { isProduce, isSame, ratioOf } from '../../units.ts'

/**
 * "0.8 ha gave 14 quintals, 1.2 ha gave 19": the mean harvest of several lands is all that they gave over all of them.
 *
 * @param plain what is asked, in English words
 */
export function readPlots(told: readonly Placed[], plain: string): Reckoned | undefined {
  const figures = told.filter((one) => !isName(one))
  const pairs = figures.flatMap((land, at) => (at % 2 === 0 ? [[land, figures[at + 1]] as const] : []))
  if (
    pairs.length < 2 ||
    figures.length % 2 !== 0 ||
    !/(?<![^ ])(?:average|mean|avg|overall)(?![^ ])/.test(plain)
  )
    return undefined
  const [[land, crop] = []] = pairs
  if (land?.unit?.kind !== 'area' || crop?.unit === undefined || !isProduce(crop.unit)) return undefined
  const [field, unit] = [land.unit, crop.unit]
  const isField = (one: Placed | undefined) =>
    one?.unit !== undefined && isSame(one.unit, field) && one.per.length === 0
  const isCrop = (one: Placed | undefined) =>
    one !== undefined &&
    one.per.length === 0 &&
    one.currency === undefined &&
    !one.isPercent &&
    !one.each &&
    (one.unit === undefined ? !one.at : isSame(one.unit, unit))
  if (!pairs.every(([one, other]) => isField(one) && isCrop(other))) return undefined
  const asked = unitsAsked(plain).per.find(({ kind }) => kind === 'area') ?? field
  const [wanted] = unitsNamed(plain)
  const counted = wanted !== undefined && isSame(wanted.unit, unit) ? wanted : undefined
  const sum = (all: readonly (Placed | undefined)[], of: typeof unit) =>
    all.reduce((whole, one) => whole + (one?.value ?? 0) * ratioOf(one?.unit ?? of, of), 0)
  const [lands, crops] = [
    sum(
      pairs.map(([one]) => one),
      field,
    ),
    sum(
      pairs.map(([, one]) => one),
      unit,
    ),
  ]
  const said = crop.said ?? unit.name
  const [size, scale] = [
    lands * ratioOf(field, asked),
    counted === undefined ? 1 : ratioOf(unit, counted.unit),
  ]
  return {
    terms: [
      ...pairs.map(([one, other]) => ({
        part: 'amount' as const,
        of: { value: one.value, said: one.said ?? field.name },
        factors: [{ value: other?.value ?? 0, said }],
        value: other?.value ?? 0,
      })),
      {
        part: 'amount',
        factors: [
          { value: crops, said },
          { value: lands, said: land.said ?? field.name, isDivisor: true },
        ],
        value: crops / lands,
      },
    ],
    result: 'amount',
    value: { value: (crops * scale) / size, said: counted?.said ?? said },
    per: asked.name,
  }
}

/** "Three plots", "plot 2": how many there are, and which of them. */
const isName = ({ unit, before, per }: Placed): boolean =>
  per.length === 0 && (unit === undefined ? field.test(before[0] ?? '') : field.test(unit.name))
const field = /^(?:plot|field|parcel|piece|block|paddock|strip)$/
