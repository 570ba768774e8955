import type { Placed, Reckoned } from '../../story.ts'
import { isSame } from '../../units.ts'
import { offersOf, reckon, type Told } from '../reckon.ts'

/**
 * Two offers of a story, or two ways to have something done, each reckoned by itself. What is said behind a price in
 * its sentence is of that offer, every amount of both. Undefined where it is not plainly two.
 */
export function readOffers(all: readonly Placed[], told: Told): Reckoned | undefined {
  const figures = withRates(all)
  const heads = headsOf(figures)
  if (heads === undefined) return undefined
  const [one, other] = heads
  const moneys = figures.filter(({ part }) => part === 'in' || part === 'out')
  const own = new Map<Placed, Placed>(heads.map((head) => [head, head]))
  for (const figure of moneys) {
    if (own.has(figure)) continue
    const at = figures.indexOf(figure)
    const before = heads.findLast((head) => figures.indexOf(head) < at && head.sentence === figure.sentence)
    if (before === undefined) return undefined
    own.set(figure, before)
  }
  // "They take 1.5 % off" in a sentence of the one is nothing of the other.
  const isOfOther = (figure: Placed, head: Placed) =>
    figure.isPercent === true &&
    figure.sentence !== head.sentence &&
    heads.some((one) => one !== head && one.sentence === figure.sentence)
  const of = (head: Placed) =>
    figures.filter((figure, at) =>
      isOfOther(figure, head)
        ? false
        : figure.isOne || figure.isHeld
          ? figures[at + 1] === head
          : !moneys.includes(figure) || own.get(figure) === head,
    )
  const asked = told.asked.filter(
    (result) => result !== 'more' && result !== 'break-even' && result !== 'share',
  )
  const plain: Told = { ...told, asked, asksFall: false }
  const [first, second] = [reckonPart(of(one), plain), reckonPart(of(other), plain)]
  if (first === undefined || second === undefined) return undefined
  const used = new Set([...first.used, ...second.used])
  return figures.every((figure) => used.has(figure)) ? offersOf(first, second, heads) : undefined
}

/** The sum of one offer, which may leave out an amount that only the other has to do with. */
function reckonPart(figures: readonly Placed[], told: Told) {
  const made = reckon(figures, told)
  if ('sum' in made) return made
  const isAmount = made.unplaced.every(({ part }) => part === 'amount')
  if (!isAmount) return undefined
  const some = figures.filter((figure) => !made.unplaced.includes(figure))
  const less = reckon(some, told)
  return 'sum' in less ? less : undefined
}

/** "One gives 64 a kilo, another 61": the second is for what the first is, where it is of its size. */
function withRates(figures: readonly Placed[]): readonly Placed[] {
  return figures.map((figure) => {
    const isOther = figure.part === undefined && !figure.isPercent
    const isBare =
      (figure.part === 'in' || isOther) &&
      figure.per.length === 0 &&
      figure.unit === undefined &&
      !figure.each
    const like = figures.find(
      (one) => one !== figure && one.part === 'in' && one.per.length === 1 && one.unit === undefined,
    )
    const isLike = like !== undefined && figure.value < 3 * like.value && like.value < 3 * figure.value
    return isBare && isLike ? { ...figure, part: 'in', isMoney: true, per: like.per } : figure
  })
}

/** The two prices that are set against one another: of one kind, and each for one of something. */
function headsOf(figures: readonly Placed[]): readonly [Placed, Placed] | undefined {
  for (const part of ['in', 'out'] as const) {
    const prices = figures.filter((one) => one.part === part && one.isMoney && !one.isPercent)
    const rates = prices.filter(({ per, at, each }) => per.length > 0 || at === true || each === true)
    const [one, other, ...others] = rates.length === 2 ? rates : prices
    if (one === undefined) continue
    if (other === undefined || others.length > 0) return undefined
    const [unit] = one.per
    return unit === undefined || other.per[0] === undefined || isSame(unit, other.per[0]) || part === 'out'
      ? [one, other]
      : undefined
  }
  return undefined
}
