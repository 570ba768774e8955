import type { UnitsAsked } from '../asked.ts'
import type { StoryResult, Unit } from '../story.ts'
import { nutrientIn } from './content.ts'
import { type Dimension, dimension, kindOf, MONEY, NUTRIENT, plus, sizeOf } from './dimension.ts'
import type { Link } from './link.ts'

/** A quantity that may be asked for, with the units that it is told in. */
export interface Target {
  readonly dimension: Dimension
  /** Kilograms, litres or hectares of what it is told in. */
  readonly size: number
  readonly isMoney?: true
  readonly said?: string
  readonly per?: string
  readonly perUnit?: Unit
}

/** What is asked, by its words. */
export interface TargetAsked {
  readonly asked: readonly StoryResult[]
  readonly units: UnitsAsked
  /** The words of the question. */
  readonly plain: string
}

const ofMoney =
  /(?<![^ ])(?:money|cost|costs|costing|price|pay|spend|spent|bill|worth|value|charge|rate|rupees|shillings|dollars|pounds|naira|rand|expensive|earn|income|revenue)(?![^ ])/
/** Whether money is asked for, and no amount. */
export const asksMoney = (plain: string): boolean => ofMoney.test(plain)

const ofYield = /(?<![^ ])(?:yield|yields)(?![^ ])/

/**
 * The quantities that the words of a question may ask for, in groups: each group is one thing asked, of which exactly
 * one reading may lead anywhere. "Per acre and per hectare" are two.
 */
export function targetsOf({ units, plain }: TargetAsked, links: readonly Link[]): Target[][] {
  const { many, saidMany, per } = units
  const lands = per.filter(({ kind }) => kind === 'area')
  const isOfNutrient = nutrientIn(plain.split(' ')) !== undefined
  const above = numeratorsOf(links)
  const asMany = (unit: Unit, said: string): Target => ({
    dimension: dimension([isOfNutrient && unit.kind === 'mass' ? NUTRIENT : kindOf(unit)]),
    size: sizeOf(unit),
    said,
  })
  if (many !== undefined) {
    const one = asMany(many, saidMany ?? many.name)
    // Of a land whose size nobody told, it is for each.
    if (lands.length === 0) return [[one, ...landsOf(links).map((land) => over(one, land))]]
    return lands.map((land) => [over(one, land)])
  }
  const wanted = ofYield.test(plain) && !ofMoney.test(plain) ? above.filter(({ isMoney }) => !isMoney) : above
  const some = ofMoney.test(plain) ? wanted.filter(({ isMoney }) => isMoney) : wanted
  if (ofYield.test(plain) && per.length === 0)
    return [landsOf(links).flatMap((land) => some.map((one) => over(one, land)))]
  if (per.length > 0)
    return per.map((unit) =>
      isOfNutrient && unit.kind === 'mass'
        ? some.map((one) => overNutrient(one, unit))
        : some.map((one) => over(one, unit)),
    )
  if (isOfNutrient) return [[{ dimension: dimension([NUTRIENT]), size: 1, said: 'kg' }]]
  return [some]
}

const over = (one: Target, unit: Unit): Target => ({
  ...one,
  dimension: plus(one.dimension, dimension([kindOf(unit)]), -1),
  size: one.size / sizeOf(unit),
  per: unit.name,
  perUnit: unit,
})

const overNutrient = (one: Target, unit: Unit): Target => ({
  ...over(one, unit),
  dimension: plus(one.dimension, dimension([NUTRIENT]), -1),
})

/** What is told of above the line: money, and the amounts in the units that they were told in. */
function numeratorsOf(links: readonly Link[]): Target[] {
  const all = links.flatMap(({ dimension: own, shown, figure }): Target[] => {
    if (shown.per === 'bushel' && figure === undefined) return []
    const [kind] = [...own].flatMap(([key, power]) => (power > 0 ? [key] : []))
    if (kind === undefined || kind === 'area' || kind.startsWith('time:')) return []
    if (kind === MONEY) return [{ dimension: dimension([MONEY]), size: 1, isMoney: true }]
    const size = figure?.unit === undefined ? 1 : sizeOf(figure.unit)
    return [{ dimension: dimension([kind]), size, ...(shown.said !== undefined && { said: shown.said }) }]
  })
  // What amounts are for each of may be asked for, too: bushels, at so much a bushel.
  const others = links.flatMap(({ figure }) =>
    (figure?.per ?? []).flatMap((unit): Target[] =>
      unit.kind === 'area' || unit.kind === 'time'
        ? []
        : [{ dimension: dimension([kindOf(unit)]), size: sizeOf(unit), said: unit.name }],
    ),
  )
  return [...all, ...others].filter(
    (one, at, list) => list.findIndex(({ dimension: own }) => plus(own, one.dimension, -1).size === 0) === at,
  )
}

const landsOf = (links: readonly Link[]): Unit[] => {
  const units = links.flatMap(({ figure }) => [
    ...(figure?.unit ? [figure.unit] : []),
    ...(figure?.per ?? []),
  ])
  return [...new Map(units.filter(({ kind }) => kind === 'area').map((unit) => [unit.name, unit])).values()]
}
