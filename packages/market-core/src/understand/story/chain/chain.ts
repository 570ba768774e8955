import type { Placed, Reckoned, Shown, Term } from '../story.ts'
import { bridges } from './bridges.ts'
import { type Dimension, plus, sizeOf } from './dimension.ts'
import type { Link } from './link.ts'
import { heldLink, linksOf } from './links.ts'
import { type Target, type TargetAsked, targetsOf } from './targets.ts'

/** More links than so many are no chain that anybody checks at a glance. */
const MOST_LINKS = 6

/** A link as it comes in: multiplied with, or divided by. */
interface Step {
  readonly link: Link
  readonly power: 1 | -1
}

/**
 * What is asked of told quantities that only multiply and divide, found by their units alone: every figure is used, and
 * exactly one chain leads to what is asked. Empty where none does, or several.
 *
 * @param words all words that were told
 */
export function chainsOf(
  figures: readonly Placed[],
  words: readonly string[],
  ask: TargetAsked,
): readonly Reckoned[] {
  const told = linksOf(figures, words)
  if (told === undefined) return []
  const { many } = ask.units
  // What was told of the container already comes in once.
  const isTold = told.some(
    ({ isOptional, shown }) =>
      isOptional === true && shown.per === many?.name && shown.value === many?.holds?.value,
  )
  const links = many?.holds === undefined || isTold ? told : [...told, heldLink(many, many.holds)]
  const isOne = links.length === 1
  if (links.length === 0 || links.length > MOST_LINKS) return []
  return targetsOf(ask, told).flatMap((group) => {
    const found = group
      .filter((target) => isOfOneMoney(told, target))
      .flatMap((target) => chainsTo(target.dimension, links).map((steps) => ({ target, steps })))
    const [one, ...others] = found
    if (one === undefined || others.length > 0) return []
    const made = reckonedOf(one.target, one.steps)
    // A figure told again in its own unit is no sum.
    return isOne && made.value.value === one.steps[0]?.link.shown.value ? [] : [made]
  })
}

/** A cost of land over a price is a yield; two prices make nothing else. */
function isOfOneMoney(links: readonly Link[], { isMoney, dimension }: Target): boolean {
  const moneys = links.filter(({ shown }) => shown.isMoney)
  const lands = moneys.filter(({ dimension: own }) => own.has('area'))
  return moneys.length < 2 || (moneys.length === 2 && lands.length === 1 && !isMoney && dimension.has('area'))
}

/** Every way in which the links make the dimension, each needed one once. */
function chainsTo(wanted: Dimension, links: readonly Link[]): Step[][] {
  const [link, ...rest] = links
  if (link === undefined) return wanted.size === 0 ? [[]] : []
  const powers = link.power === undefined ? ([1, -1] as const) : [link.power]
  const used = powers.flatMap((power) =>
    chainsTo(plus(wanted, link.dimension, -power), rest).map((steps) => [{ link, power }, ...steps]),
  )
  return link.isOptional ? [...used, ...chainsTo(wanted, rest)] : used
}

function reckonedOf(target: Target, steps: readonly Step[]): Reckoned {
  const all = steps.reduce((product, { link, power }) => product * link.value ** power, 1)
  const value = all / target.size
  const ordered = [...steps.filter(({ power }) => power === 1), ...steps.filter(({ power }) => power === -1)]
  const factors = ordered.map(
    ({ link, power }): Shown => ({ ...link.shown, ...(power === -1 && { isDivisor: true as const }) }),
  )
  const told = ordered.reduce((product, { link, power }) => product * asTold(link) ** power, 1)
  const currency = steps.find(({ link }) => link.shown.currency !== undefined)?.link.shown.currency
  const isCost = target.isMoney && steps.some(({ link }) => link.figure?.part === 'out')
  const shown: Shown = target.isMoney
    ? { value, isMoney: true, ...(currency !== undefined && { currency }) }
    : { value, ...(target.said !== undefined && { said: target.said }) }
  const term: Term = {
    part: isCost ? 'out' : target.isMoney ? 'in' : 'amount',
    factors: [...factors, ...inUnits(value / told, target, steps)],
    value,
  }
  return {
    terms: [term],
    result: isCost ? 'costs' : target.isMoney ? 'comes-to' : 'amount',
    value: shown,
    ...(target.per !== undefined && { per: target.per }),
  }
}

const asTold = ({ shown: { value, isPercent } }: Link): number => (isPercent ? value / 100 : value)

/** Kilograms in tonnes, acres in hectares. */
function inUnits(times: number, { perUnit, said, dimension }: Target, steps: readonly Step[]): Shown[] {
  const isOne = (value: number) => Math.abs(value - 1) < 1e-9
  if (isOne(times)) return []
  const lands = steps.flatMap(({ link: { figure } }) =>
    [figure?.unit, ...(figure?.per ?? [])].flatMap((unit) => (unit?.kind === 'area' ? [unit] : [])),
  )
  const land = lands.find(({ name }) => name !== perUnit?.name)
  const plain = (value: number): Shown[] =>
    isOne(value) ? [] : value < 1 ? [{ value: 1 / value, isDivisor: true }] : [{ value }]
  if (land !== undefined && perUnit?.kind === 'area') {
    const ratio = sizeOf(perUnit) / sizeOf(land)
    return [{ value: ratio, said: land.name, per: perUnit.name }, ...plain(times / ratio)]
  }
  return land !== undefined && said !== undefined && dimension.get('area') === 1
    ? [{ value: times, said, per: land.name }]
    : plain(times)
}

/** What a bag or a local measure of land may be told in, where nobody has said how much it is. */
export interface Missing {
  readonly unit: string
  readonly per: string
}

/**
 * The one figure without which no chain leads to what is asked: what a bag holds, how large a bigha is. Undefined where
 * more than one would do.
 */
export function missingOf(
  figures: readonly Placed[],
  words: readonly string[],
  ask: TargetAsked,
): Missing | undefined {
  const told = linksOf(figures, words)
  if (told === undefined || told.length === 0 || told.length >= MOST_LINKS) return undefined
  const found = bridges(told, ask).filter(({ link }) =>
    targetsOf(ask, told).every((group) => {
      const ways = group
        .filter((target) => isOfOneMoney(told, target))
        .flatMap((target) => chainsTo(target.dimension, [...told, link]))
      return ways.length === 1
    }),
  )
  const [one, ...others] = found
  return one === undefined || others.length > 0 ? undefined : one.missing
}
