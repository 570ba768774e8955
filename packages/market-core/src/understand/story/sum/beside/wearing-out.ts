import type { UnitsAsked } from '../../asked.ts'
import type { Placed, Reckoned, Shown, Term } from '../../story.ts'
import { isSame } from '../../units.ts'
import { labelOf } from '../labels.ts'

const wears =
  /(?<![^ ])(?:lasts?|keeps?|life|lifespan|good for|scrap(?:ped|s)?|salvage|resale|residual|depreciat[^ ]*|written off|write off|wears? out|trade in|trade-in|run (?:it )?for|use (?:it )?for)(?![^ ])/
const left =
  /^(?:scrap|scrapped|salvage|resale|residual|trade-in|then|resell|second-hand|secondhand|after|worth|resold)$/

/**
 * What a thing costs a year that is bought once: "a sprayer 900, keeps 6 years, scrap 120, does 25 ha a year" costs 130
 * a year, and 5.20 for each of what it does in one. Undefined where a figure is anything else.
 */
export function readWear(figures: readonly Placed[], whole: string, units: UnitsAsked): Reckoned | undefined {
  if (!wears.test(whole)) return undefined
  const lives = figures.filter(({ unit, per }) => unit?.name === 'year' && per.length === 0)
  const works = figures.filter(({ unit, per, each }) => unit !== undefined && per.some(isYear) && !each)
  const moneys = figures.filter(isMoney)
  const [life] = lives
  const [price, ...rest] = moneys
  const [work] = works
  if (life === undefined || price === undefined || lives.length > 1 || works.length > 1) return undefined
  if (rest.length > 1 || 1 + moneys.length + works.length !== figures.length) return undefined
  const [scrap] = rest
  const isScrap =
    scrap === undefined ||
    [...scrap.before.slice(0, 4), ...scrap.after.slice(0, 3)].some((word) => left.test(word))
  const isMore = scrap !== undefined && scrap.value >= price.value
  if (!isScrap || isMore || life.value <= 0 || price.value <= 0) return undefined
  const of = units.per.find(({ kind }) => kind !== 'time')
  if (of !== undefined && (work?.unit === undefined || !isSame(work.unit, of) || work.unit.name !== of.name))
    return undefined
  // What it does is told, and what one of it costs is not asked: nobody says for what.
  if (of === undefined && work !== undefined && !units.per.some(isYear)) return undefined
  const worn = price.value - (scrap?.value ?? 0)
  const money: Shown = {
    value: worn,
    isMoney: true,
    ...(price.currency !== undefined && { currency: price.currency }),
    ...(scrap !== undefined && { less: { from: price.value, taken: [scrap.value] } }),
  }
  const ofYear = worn / life.value
  const years: Shown = { value: life.value, said: life.said ?? 'years', isDivisor: true }
  const label = labelOf(price)
  const first: Term = { part: 'out', ...label, factors: [money, years], value: ofYear }
  if (of === undefined || work === undefined)
    return { terms: [first], result: 'costs', value: { ...bare(money), value: ofYear }, per: 'year' }
  const value = ofYear / work.value
  const factors = [money, years, { value: work.value, said: work.said ?? of.name, isDivisor: true as const }]
  return {
    terms: [{ part: 'out', ...label, factors, value }],
    result: 'costs',
    value: { ...bare(money), value },
    per: of.name,
  }
}

const bare = ({ less: _, ...money }: Shown): Shown => money

const isYear = ({ kind, name }: { readonly kind: string; readonly name: string }): boolean =>
  kind === 'time' && name === 'year'

const isMoney = ({ unit, isPercent, per, each }: Placed): boolean =>
  unit === undefined && !isPercent && per.length === 0 && !each
