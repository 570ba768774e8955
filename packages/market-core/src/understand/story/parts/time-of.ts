import type { StoryFigure } from '../story.ts'
import { isEarlier, isLater } from '../words.ts'

const weeks = /^(?:year|years|season|seasons|month|week|time|harvest)$/

/** Of which time a figure is, by the words nearest to it: "was 640", "now 784", "640 last year". */
export function whenOf({ before, after, earlier }: StoryFigure): 'old' | 'new' | undefined {
  const [near = ''] = before
  if (near === 'from') return 'old'
  if (near === 'to' && before[1] === 'used') return 'old'
  const hasGone = earlier.some((word) =>
    /^(?:from|went|gone|goes|rose|risen|fell|fallen|up|down|increased|dropped)$/.test(word),
  )
  if (near === 'to') return hasGone ? 'new' : undefined
  const said = before.slice(0, 5).find((word, at) => isWhen(word, before[at - 1]))
  const told = said ?? (isTimed(after) ? after[0] : undefined)
  return told === undefined ? undefined : isEarlier(told) ? 'old' : 'new'
}

/** "640 last year": told behind the figure. */
const isTimed = ([word = '', next = '']: readonly string[]): boolean =>
  /^(?:last|this)$/.test(word) && weeks.test(next)

const isWhen = (word: string, next: string | undefined): boolean =>
  /^(?:last|this)$/.test(word)
    ? weeks.test(next ?? '')
    : !/^(?:from|to)$/.test(word) && (isEarlier(word) || isLater(word))
