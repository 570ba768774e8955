import type { Shown, Unit } from '../story.ts'
import { isSame, ratioOf } from '../units.ts'
import type { Meant } from './meant.ts'

/** How many there are of a unit, with the figures that make it. */
export interface Extent {
  readonly value: number
  readonly factors: readonly Shown[]
  readonly used: ReadonlySet<Meant>
}

const nothing: Extent = { value: 1, factors: [], used: new Set() }

/** Every way in which amounts and rates make so many of a unit: "30 days x 500 layers x 115 g" are kilograms. */
export function extentsOf(unit: Unit, figures: readonly Meant[], path: readonly Meant[] = []): Extent[] {
  const open = figures.filter((one) => one.role === 'amount' && !path.includes(one))
  const found = open.flatMap((figure): Extent[] => {
    if (figure.unit === undefined) return []
    const own = { value: figure.value, said: figure.said ?? figure.unit.name }
    const rest = () => ofAll(figure.per, figures, [...path, figure])
    const { holds } = figure.unit
    if (isSame(figure.unit, unit)) {
      const ratio = ratioOf(figure.unit, unit)
      return rest().map((one) => joined(figure, one, figure.value * ratio, [own, ...scaled(ratio)]))
    }
    if (holds !== undefined && isSame(holds.unit, unit)) {
      const ratio = ratioOf(holds.unit, unit)
      const held = { value: holds.value, said: holds.unit.name }
      return rest().map((one) =>
        joined(figure, one, figure.value * holds.value * ratio, [own, held, ...scaled(ratio)]),
      )
    }
    // "50 kg a bag": so many bags as it goes into all there is.
    const [holder, ...others] = figure.per
    if (!figure.isHeld || holder === undefined || others.length > 0 || !isSame(holder, unit)) return []
    return extentsOf(figure.unit, figures, [...path, figure]).map((one) =>
      joined(figure, one, 1 / figure.value, [{ ...own, isDivisor: true }]),
    )
  })
  return found
}

/** Every way to multiply out what something is for each of. */
export function ofAll(per: readonly Unit[], figures: readonly Meant[], path: readonly Meant[]): Extent[] {
  return per.reduce<Extent[]>(
    (all, unit) =>
      all.flatMap((one) =>
        extentsOf(unit, figures, [...path, ...one.used]).map((other) => ({
          value: one.value * other.value,
          factors: [...one.factors, ...other.factors],
          used: new Set([...one.used, ...other.used]),
        })),
      ),
    [nothing],
  )
}

const scaled = (ratio: number): Shown[] =>
  ratio === 1 ? [] : ratio > 1 ? [{ value: ratio }] : [{ value: 1 / ratio, isDivisor: true }]

const joined = (
  figure: Meant,
  { value, factors, used }: Extent,
  times: number,
  own: readonly Shown[],
): Extent => ({
  value: value * times,
  factors: [...factors, ...own],
  used: new Set([...used, figure]),
})
