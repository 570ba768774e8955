import type { Question } from '../../src/understand/reading.ts'
import type { Marked } from './marked.ts'

/** How questions were read whose words are marked. */
export interface HowJudged {
  /** Questions of a price with no word that changes it: answered plainly, with a word told behind, and held. */
  readonly harmless: Counts
  /** Questions of a price with such a word: the same; where it is in what was read ("white maize"), it is `read`. */
  readonly changing: Counts & { readonly read: number }
  /** Questions that were not read as one of a price. */
  readonly others: number
}

interface Counts {
  readonly plain: number
  readonly behind: number
  readonly held: number
}

/** Holds the readings of questions against their marks. */
export function howJudged(marked: readonly Marked[], read: (text: string) => Question): HowJudged {
  const harmless = { plain: 0, behind: 0, held: 0 }
  const changing = { plain: 0, behind: 0, held: 0, read: 0 }
  let others = 0
  for (const { text, bare, changes } of marked) {
    const question = read(text)
    if (question.topic !== 'price' || question.commodities.length === 0 || question.danger !== undefined)
      others++
    else if (![...changes.values()].includes(true)) harmless[outcomeOf(question)]++
    else {
      const outcome = outcomeOf(question)
      changing[outcome !== 'held' && isOfAnother(question, read(bare)) ? 'read' : outcome]++
    }
  }
  return { harmless, changing, others }
}

function outcomeOf({
  unplaced,
  isCompound,
  product,
  priceKind,
  placesNamed,
  asides,
}: Question): keyof Counts {
  const holding = [unplaced, isCompound, product, priceKind, placesNamed]
  return holding.some((one) => one !== undefined) ? 'held' : asides === undefined ? 'plain' : 'behind'
}

/** Whether what was read has in it what the word says. */
const isOfAnother = ({ variety, place, commodities }: Question, bare: Question): boolean =>
  (variety ?? place) !== undefined || commodities.join() !== bare.commodities.join()
