import { unitsAsked } from '../asked.ts'
import { askedIn } from '../parts/asked-in.ts'
import { readFigures } from '../read-figures.ts'
import type { Clause } from '../story.ts'
import { tellsPacks } from '../sum/two/packs.ts'
import { besideList } from '../typed/under-one-rate.ts'
import { measureOfWord } from '../units.ts'
import { keptOfSold } from './kept-of-sold.ts'
import { isOtherKind } from './kind-asked.ts'
import { landLeftOut } from './lots/land-left-out.ts'
import { lossLeftOut } from './lots/loss-left-out.ts'
import { pricedByOther } from './lots/priced-by-other.ts'
import { ofWhichLand } from './of-which-land.ts'
import { ofBothOffers, restOfHundred, takenOfEach, withoutTime } from './one-meaning.ts'
import { smallCosts } from './small-costs.ts'
import { figuresSaid, leftOver, type ToldSums } from './told-sums.ts'
import { besideLot, countedTwice, soldTwice, takenAway } from './unbound.ts'
import { changesFigures, paysLater, takesAShare, unratedIn, unreadShare } from './unread-words.ts'

/**
 * The figures of a sum that may be meant in another way than it takes them, which are asked back: none where it uses
 * every figure and every word that changes one, and is of the kind that was asked.
 *
 * @param clauses the story, with its text in English words
 */
export function doubtsIn(clauses: readonly Clause[], text: string, told: ToldSums): readonly number[] {
  const figures = readFigures(clauses)
  const said = figuresSaid(clauses)
  const all = [...new Set(said)]
  const checks: readonly (() => readonly number[])[] = [
    () => leftOver(said, figures, told),
    () => smallCosts(told.sum, figures),
    () =>
      changesFigures(text) ||
      (paysLater(text) && !isInInstalments(told)) ||
      takesAShare(text, figures) ||
      isOtherKind(askedIn(clauses), told)
        ? all
        : [],
    () => (isOneOfTwoPacks(clauses, told) || unreadShare(text, figures) ? all : []),
    () => countedTwice(told.sum),
    () => pricedByOther(told.sum, figures),
    () => lossLeftOut(told.sum, figures, askedIn(clauses)),
    () => landLeftOut(told.sum, figures),
    () => soldTwice(told.sum, figures, text),
    () => takenAway(told.sum, text, all),
    () => keptOfSold(told.sum, figures),
    () => besideLot(told.sum, figures),
    () => ofWhichLand(figures),
    () => unratedIn(clauses, figures),
    () => besideList(figures),
    () => takenOfEach(told.sum, figures),
    () => withoutTime(told.sum, new Set(said)),
    () => restOfHundred(told.sum, figures),
    () => ofBothOffers(told.sum, figures),
  ]
  for (const check of checks) {
    const doubts = check()
    if (doubts.length > 0) return doubts
  }
  return []
}

/** "What is a kilo of 50 kg at 165 and of 25 kg at 88": of both together nobody asks. */
const isOneOfTwoPacks = (clauses: readonly Clause[], { sum: { result, per } }: ToldSums): boolean =>
  result !== 'offers' &&
  !unitsAsked(askedIn(clauses)).isMean &&
  per !== undefined &&
  measureOfWord(per) !== undefined &&
  tellsPacks(clauses)

/** What is paid later is reckoned where it is parted into instalments. */
const isInInstalments = ({ sum: { per, result } }: ToldSums): boolean =>
  result === 'costs' && /^(?:instalment|installment|payment|month|week)$/.test(per ?? '')
