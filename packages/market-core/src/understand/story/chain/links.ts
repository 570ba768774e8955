import type { Placed, Unit } from '../story.ts'
import { isContainer, measureOfWord } from '../units.ts'
import { bushelLink } from './bushels.ts'
import { contentOf, isNutrient, type NutrientLink, nutrientIn } from './content.ts'
import { dimension, kindOf, MONEY, NUTRIENT, sizeOf } from './dimension.ts'
import type { Link } from './link.ts'
import { outturnOf } from './outturn.ts'

/**
 * Every figure as a link of a chain. Undefined where one of them is none: a bare number that is no money, what was
 * taken off, a share of anything but of what comes out of a mill or lies in a fertiliser.
 */
export function linksOf(figures: readonly Placed[], words: readonly string[]): readonly Link[] | undefined {
  const links: Link[] = []
  let content: NutrientLink | undefined
  for (const figure of figures) {
    const { part, isPercent, each, unit, value, isHeld } = figure
    if (part === 'taken' || part === 'sharers' || each || value <= 0) return undefined
    if (isPercent) {
      content = contentOf(words, figure)
      const link = content?.link ?? outturnOf(figure, figures, words)
      if (link === undefined) return undefined
      links.push({ ...link, figure })
      continue
    }
    if (unit === undefined) {
      const money = moneyLink(figure)
      if (money === undefined) return undefined
      links.push(money)
      continue
    }
    const isName = unit.holds !== undefined && value === 1
    if (!isName) links.push(amountLink(figure, unit, isHeld === true))
    if (unit.holds !== undefined) links.push(heldLink(unit, unit.holds))
  }
  const known = content === undefined && nutrientIn(words) !== undefined ? contentOf(words) : undefined
  const bushel = bushelLink(words)
  return [...proportioned(links), ...(known ? [known.link] : []), ...(bushel ? [bushel] : [])]
}

/**
 * "60 kg cost 2900, what do 25 kg cost": of two amounts of one kind beside money for all of it, the one that is asked
 * of multiplies.
 */
function proportioned(links: readonly Link[]): readonly Link[] {
  const amounts = links.filter(
    ({ figure, isOptional }) =>
      figure?.unit !== undefined && !figure.isMoney && !isOptional && figure.per.length === 0,
  )
  const [one, other, ...others] = amounts
  const isAlike =
    one?.figure?.unit !== undefined &&
    other?.figure?.unit !== undefined &&
    kindOf(one.figure.unit) === kindOf(other.figure.unit)
  const isAsked = other?.figure?.words.some((word) => /^(?:what|whats|how)$/.test(word)) === true
  if (!isAlike || others.length > 0 || !isAsked || one?.figure?.clause === other?.figure?.clause) return links
  return links.map((link) =>
    link === other ? { ...link, power: 1 } : link === one ? { ...link, power: -1 } : link,
  )
}

const perOf = (units: readonly Unit[]): { per?: string } => {
  const [one] = units
  return one === undefined ? {} : { per: one.name }
}

function moneyLink(figure: Placed): Link | undefined {
  const { value, currency, per, isMoney, at } = figure
  if (!isMoney || (at === true && per.length === 0)) return undefined
  const shown = { value, isMoney: true as const, ...(currency !== undefined && { currency }), ...perOf(per) }
  return {
    value: per.reduce((all, unit) => all / sizeOf(unit), value),
    dimension: dimension([MONEY], per.map(kindOf)),
    shown,
    figure,
  }
}

function amountLink(figure: Placed, unit: Unit, isHeld: boolean): Link {
  const { value, per, said, after, named = [] } = figure
  const isOfNutrient = unit.kind === 'mass' && [...named, ...after.slice(0, 2)].some(isNutrient)
  const above = isOfNutrient ? NUTRIENT : kindOf(unit)
  return {
    value: per.reduce((all, one) => all / sizeOf(one), value * sizeOf(unit)),
    dimension: dimension([above], per.map(kindOf)),
    shown: { value, said: said ?? unit.name, ...perOf(per) },
    figure,
    ...((isHeld || isContent(unit, per)) && { isOptional: true as const }),
  }
}

/** "The bags are 50 kg": what is in one of a container. */
export const isContent = ({ kind }: Unit, [of, ...others]: readonly Unit[]): boolean =>
  (kind === 'mass' || kind === 'volume') && of !== undefined && others.length === 0 && isContainer(of.name)

/** What one of a container holds: "bags of 50 kg". */
export const heldLink = (unit: Unit, { value, unit: held }: NonNullable<Unit['holds']>): Link => ({
  value: value * sizeOf(held),
  dimension: dimension([kindOf(held)], [kindOf(unit)]),
  shown: { value, said: held.name, per: unit.name },
  isOptional: true,
})

/** Whether a thing is counted that has no weight by itself. */
export const isOpenContainer = (unit: Unit): boolean =>
  unit.kind === 'thing' && isContainer(unit.name) && measureOfWord(unit.name) === undefined
