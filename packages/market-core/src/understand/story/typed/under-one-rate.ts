import type { StoryFigure, Unit } from '../story.ts'
import { isPerson, isSame, unitAt } from '../units.ts'
import { isCostItem, isIn } from '../words.ts'

/** How far apart the charges of one list may be, as a multiple of the largest before. */
const LIKE = 5

/**
 * "Per bag I paid transport 150, gunny 50, cess 30": what is said of one before a list of charges is said of each of
 * them. What comes in, what is counted and what is much larger ends the list.
 */
export function underOneRate(figures: readonly StoryFigure[]): StoryFigure[] {
  const told: StoryFigure[] = []
  const all = figures.map(asSackOfEach)
  let list: List | undefined
  for (const figure of all) {
    const listed = list !== undefined && figure.sentence === list.sentence ? asCharge(figure) : undefined
    if (list !== undefined && listed !== undefined && listed.value <= LIKE * list.largest) {
      told.push({ ...listed, per: list.per, ...(list.isNamedBehind && { before: [] }) })
      list = { ...list, largest: Math.max(list.largest, listed.value) }
      continue
    }
    const per = rateBefore(figure)
    const { before, after, value: largest, sentence } = figure
    const isNamedBehind = !isCostItem(before[0] ?? '') && (after[0] === 'for' || isCostItem(after[0] ?? ''))
    list = per && { per, largest, sentence, isNamedBehind }
    told.push(figure)
  }
  return told
}

/** "Per bag 100 sack, 150 lorry": what a bag costs that is bought for each, and no hundred bags. */
function asSackOfEach(figure: StoryFigure): StoryFigure {
  const { unit, said = '', per, value, before, after } = figure
  const at = before.findIndex((word) => /^(?:per|each|every)$/.test(word))
  const rate = at > 0 ? unitAt([before[at - 1] ?? ''], 0, false)?.unit : undefined
  const isSack = /^(?:sack|bag|crate|box|tin|net|carton)$/.test(said) && value > 1 && per.length === 0
  if (!isSack || unit === undefined || rate === undefined || !isSame(rate, unit)) return figure
  const { unit: _, said: __, ...bare } = figure
  return { ...bare, per: [rate], subject: [rate], after: [`${said}s`, ...after] }
}

interface List {
  readonly per: readonly Unit[]
  readonly largest: number
  readonly sentence: number
  /** "90 loading, 40 weighing": what stands before a charge is the name of the one before it. */
  readonly isNamedBehind: boolean
}

/**
 * The charges behind such a list that may be of each as well as of all, as they are several times larger: up to what
 * nobody pays for one.
 */
export function besideList(figures: readonly StoryFigure[]): readonly number[] {
  return figures.flatMap((figure, at) => {
    const last = figures[at - 1]
    const isBehind =
      last !== undefined &&
      last.sentence === figure.sentence &&
      last.unit === undefined &&
      last.per.length === 1 &&
      figures.slice(0, at).some((one) => one.sentence === figure.sentence && rateBefore(one) !== undefined)
    const times = last === undefined ? 0 : figure.value / last.value
    return isBehind && asCharge(figure) !== undefined && times > LIKE && times < UNLIKE ? [figure.value] : []
  })
}
const UNLIKE = 20

/** What a charge is for each of, where that stands before it: "on each bag they cut 50". */
function rateBefore({
  subject,
  unit,
  isPercent,
  at,
  before,
  earlier,
}: StoryFigure): readonly Unit[] | undefined {
  const [one, ...others] = subject ?? []
  if (one === undefined || others.length > 0 || unit !== undefined || isPercent || at) return undefined
  const isSaid = earlier.some((word) => /^(?:per|each|every)$/.test(word))
  return isSaid && !isPerson(one) && ![...before, ...earlier].some(isIncome) ? [one] : undefined
}
const isIncome = (word: string): boolean =>
  isIn(word) && !/^(?:made|makes|make|value|price|prices)$/.test(word)

/** A bare figure that goes on with a list: its name, and no deed of its own. "40 weighing" counts nothing. */
function asCharge(figure: StoryFigure): StoryFigure | undefined {
  const { unit, said = '', per, each, at, isPercent, isHeld, isOne, before, after } = figure
  const isDoing = unit?.kind === 'thing' && (/ing$/.test(said) || isCostItem(said)) && per.length === 0
  if ((unit !== undefined && !isDoing) || per.length > 0 || each || at || isPercent || isHeld || isOne)
    return undefined
  const near = [...before, ...(isDoing ? [said] : after)]
  if (before.length > 4 || before.some((word) => ends.test(word) || isIn(word))) return undefined
  if (near.some((word) => totals.test(word))) return undefined
  const { unit: _, said: __, ...bare } = figure
  return isDoing ? { ...bare, after: [said, ...after] } : figure
}

const ends = /^(?:i|we|he|she|they|my|our|sold|sell|spent|bought|had|have|harvested|if|another|once|whole)$/
const totals = /^(?:total|altogether|together|all|lot|whole|lump|overall|everything|both|me)$/
