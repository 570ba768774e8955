import type { Placed, Reckoned, Term } from '../../story.ts'
import { isProduce, isSame, measureOfWord } from '../../units.ts'

/** Lines of figures that nothing was multiplied with, before and behind those of the sum. */
interface Notes {
  readonly first: readonly Term[]
  readonly last: readonly Term[]
}

/**
 * What a figure that was not reckoned with still says: what a bag holds by which money is counted, how many hens lay
 * the eggs that are counted, of which land all of it is. What is noted is added to what was used.
 */
export function notesOf(figures: readonly Placed[], used: Set<Placed>, sum: Reckoned): Notes {
  const land = landOf(figures, used, sum)
  if (land !== undefined) used.add(land)
  const last: Term[] = []
  for (const figure of figures) {
    if (used.has(figure) || figure.part !== 'amount' || figure.unit === undefined) continue
    const [of] = figure.per
    const isName =
      figure.isOne === true ||
      (figure.isHeld === true &&
        of !== undefined &&
        figures.some(
          (one) =>
            one !== figure &&
            used.has(one) &&
            [one.unit, ...one.per].some((per) => per !== undefined && isSame(per, of)),
        ))
    if (!isName && !isWhose(figure, figures, used)) continue
    used.add(figure)
    if (!figure.isOne) last.push(noteOf(figure))
  }
  return { first: land === undefined ? [] : [noteOf(land)], last }
}

function noteOf({ value, said, unit, per: [of] }: Placed): Term {
  const name = said ?? unit?.name
  const factor = { value, ...(name !== undefined && { said: name }), ...(of && { per: of.name }) }
  return { part: 'amount', factors: [factor], value }
}

/** "4 cows give 40 litres a day": whose the milk is. */
function isWhose(figure: Placed, figures: readonly Placed[], used: ReadonlySet<Placed>): boolean {
  const next = figures[figures.indexOf(figure) + 1]
  return (
    figure.unit?.kind === 'thing' &&
    figure.per.length === 0 &&
    next?.clause === figure.clause &&
    used.has(next) &&
    next.part === 'amount' &&
    next.per.length > 0 &&
    next.per.every(({ kind }) => kind === 'time') &&
    figure.after.some((word) =>
      /^(?:give|lay|produce|make|eat|drink|consume|gave|laid|produced|yield)$/.test(word),
    )
  )
}

/**
 * "3 acres potatoes. Seed was 54000 ... got 240 bags": the one land of a sum in which nothing is for each of any is
 * where all of it grew.
 */
function landOf(
  figures: readonly Placed[],
  used: ReadonlySet<Placed>,
  { terms, result, per }: Reckoned,
): Placed | undefined {
  const [land, ...others] = figures.filter(({ unit, part }) => part === 'amount' && unit?.kind === 'area')
  const isOfLand = (one: Placed) => one.per.some(({ kind }) => kind === 'area')
  const isMoney = terms.some(({ part }) => part !== 'amount') && result !== 'needed' && result !== 'buys'
  if (land === undefined || others.length > 0 || used.has(land) || land.per.length > 0) return undefined
  // Land that stands by itself behind the rest is of nothing that was told.
  const isSetting =
    figures[0] === land || figures.some((one) => one !== land && one.clause === land.clause && used.has(one))
  if (!isSetting) return undefined
  // A yield is of each of the land, though nobody says so.
  const isYield = ({ part, before }: Placed) =>
    part === 'amount' && before.slice(0, 4).some((word) => /^(?:yield|yields|yielding|yielded)$/.test(word))
  const isOfEach = figures.some((one) => isOfLand(one) || isYield(one) || saysOfEachLand(one))
  // A price of which nobody says how much there is makes no sum of any land.
  const isOfLot = figures.some(
    ({ part, unit }, at) => part === 'amount' && unit && isProduce(unit) && used.has(figures[at] ?? land),
  )
  return isMoney && !isOfEach && (per === undefined || (isOfLot && per !== land.unit?.name))
    ? land
    : undefined
}

/** Words beside a figure that no figure was bound by say "for each acre": the whole of the land is no mere remark. */
const saysOfEachLand = ({ words }: Placed): boolean =>
  words.some(
    (word, at) => /^(?:per|each|every)$/.test(word) && measureOfWord(words[at + 1] ?? '')?.kind === 'area',
  )
