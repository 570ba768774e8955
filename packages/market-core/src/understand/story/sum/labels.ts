import { type Placed, WANTED } from '../story.ts'
import { isFigure } from '../tokens.ts'
import { measureOfWord } from '../units.ts'
import { isCostItem, isRole, saysNothing } from '../words.ts'

const isItem = (word: string): boolean =>
  isCostItem(word) && word !== 'other' && measureOfWord(word) === undefined
/** What is to be over at the end: it must be earned as a cost must. */
const isAim = (word: string): boolean => /^(?:clear|profit|left)$/.test(word)

/** The word that a cost is told by: the one named just before it, or just behind. */
export function labelOf({ before, after, at, words, isAim: isWanted }: Placed): { label?: string } {
  if (isWanted) return { label: WANTED }
  const behind =
    /^(?:for|on|in|to|as)$/.test(after[0] ?? '') || isItem(after[0] ?? '') ? after.slice(0, 4) : []
  const aim = before.length === 0 || isItem(before[0] ?? '') ? undefined : after.slice(0, 2).find(isAim)
  // "7,200 on seed and 11,000 on labour": what is said behind is of this one, where the name before is of another.
  const own =
    /^(?:for|on)$/.test(after[0] ?? '') && !isItem(before[0] ?? '') ? behind.find(isItem) : undefined
  // "3000 weeding and 2400 harvesting": the name before is of the one before.
  const named = before[0] === 'and' && isItem(after[0] ?? '') ? after[0] : undefined
  const label =
    aim ??
    named ??
    own ??
    before.find(isItem) ??
    behind.find(isItem) ??
    (at ? words.find(isItem) : undefined) ??
    nameBefore(before)
  // "How many can I buy for 5000" names no cost.
  return label === undefined || /^(?:can|could|will|would|may|should)$/.test(label) ? {} : { label }
}

/** "At the farm gate 85" is of a place. */
export const isPlaced = (before: readonly string[]): boolean =>
  before.slice(1, 5).some((word) => /^(?:at|in|from)$/.test(word))

/** "Stall 90", "the AI man was 1500": whatever stands before a figure as its name. */
export function nameBefore(before: readonly string[]): string | undefined {
  const name = before
    .slice(0, 3)
    .find(
      (word) =>
        !/^(?:was|were|is|are|came|to|at|for|of|about|another|other|one|first|second|third|last|former|latter|the|and|me|us|cost|costs)$/.test(
          word,
        ),
    )
  if (isPlaced(before)) return undefined
  const isSize =
    /^(?:yield|harvest|crop|production|output|weight|age|number|other|one|rest|area|size|total|them)$/.test(
      name ?? '',
    )
  if (isSize) return undefined
  const isName =
    name !== undefined && /^\p{L}{2,}$/u.test(name) && !isFigure(name) && !isRole(name) && !saysNothing(name)
  return isName && measureOfWord(name) === undefined ? name : undefined
}
