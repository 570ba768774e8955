import type { Placed } from './story.ts'
import { changeOf } from './sum/changes.ts'
import { labelOf } from './sum/labels.ts'
import { differenceOf, type Reckoning, reckon, type Told } from './sum/reckon.ts'

/** What was and what is, where as many figures are told of both. */
export function readPair(figures: readonly Placed[], told: Told): Reckoning | undefined {
  const olds = figures.filter(({ when }) => when === 'old')
  const marked = figures.filter(({ when }) => when === 'new')
  // "Sold at 3,400, last season 2,950": what is not of then is of now.
  const isOne =
    olds.length === 1 && marked.length === 0 && figures.length === 2 && told.asked.includes('more')
  const news = matched(olds, isOne ? figures.filter(({ when }) => when === undefined) : marked)
  const [last] = olds
  const [young] = news ?? []
  if (
    isOne &&
    last !== undefined &&
    young !== undefined &&
    last.value > 0 &&
    !last.isPercent &&
    !young.isPercent
  )
    return { sum: changeOf(last, young), used: new Set(figures) }
  if (news === undefined || olds.length === 0 || !olds.every((old, at) => isPair(old, news[at])))
    return undefined
  const asked = told.asked.filter((one) => one !== 'more' && one !== 'share')
  const plain: Told = { ...told, asked: asked.length > 0 ? asked : ['costs'], asksFall: false }
  const was = figures
    .filter((figure) => !news.includes(figure))
    .map((figure) => inherited(figure, olds, news))
  const is = figures.filter((figure) => !olds.includes(figure)).map((figure) => inherited(figure, news, olds))
  const [before, now] = [reckon(was, plain), reckon(is, plain)]
  const sum = differenceOf(before, now)
  if (sum !== undefined) return { sum, used: new Set(figures) }
  const made = [before, now].flatMap((one) => ('unplaced' in one ? one.unplaced : []))
  return { unplaced: made.length > 0 ? made : news }
}

/** The new figures in the order of the old: by what they are called, where both are; else as they stand. */
function matched(olds: readonly Placed[], news: readonly Placed[]): readonly Placed[] | undefined {
  if (olds.length !== news.length) return undefined
  const name = (figure: Placed): string | undefined => labelOf(figure).label
  const ordered = olds.map((old) => news.find((one) => name(one) !== undefined && name(one) === name(old)))
  const found = ordered.filter((one) => one !== undefined)
  return new Set(found).size === olds.length ? found : news
}

const isPair = (old: Placed, young: Placed | undefined): boolean =>
  young !== undefined &&
  // What was spent last month and what came in this month are no pair; "from 1250 to 1450" is one, whatever it is of.
  (old.part === undefined ||
    young.part === undefined ||
    old.part === young.part ||
    old.before[0] === 'from') &&
  (old.unit === undefined ? young.unit === undefined : old.unit.name === young.unit?.name)

/** The one of a pair has what the other says: "from 210 to 280 a ha". */
function inherited(figure: Placed, own: readonly Placed[], others: readonly Placed[]): Placed {
  const other = others[own.indexOf(figure)]
  if (other === undefined) return figure
  const per = figure.per.length > 0 ? figure.per : other.per
  const isOut = figure.part === 'out' || other.part === 'out'
  const part = isOut ? 'out' : (figure.part ?? other.part)
  const each = figure.each ?? other.each
  // What it is called is said once.
  const before = [...figure.before, ...other.before]
  return { ...figure, per, before, ...(part && { part }), ...(each && { each }) }
}
