import type { Part } from '../story.ts'
import { isPerson, singular } from '../units.ts'
import { isBuyer, isCostItem, isIn, isOut } from '../words.ts'

/** What the words after a figure say of it: "60 for seed", "4000 transport". @param after nearest first */
export const behind = (after: readonly string[]): Part | undefined =>
  /^(?:for|on|in|to|as)$/.test(after[0] ?? '') || isCostItem(after[0] ?? '')
    ? after
        .slice(0, 4)
        .some(
          (word, at) =>
            (isCostItem(word) && !/^(?:other|everything)$/.test(word)) ||
            (at === 1 && /ing$/.test(word)) ||
            isPerson({ kind: 'thing', name: singular(word), size: 1 }),
        )
      ? 'out'
      : undefined
    : undefined

const weak =
  /^(?:price|prices|rate|worth|value|offer|offers|offered|makes|get|gets|got|bring|brings|give|gives)$/

/** What the words nearest before a figure say of it: those behind the last "and" first. @param words nearest first */
export function side(words: readonly string[]): Part | undefined {
  const end = words.indexOf('and')
  return (end > 0 ? sideOf(words.slice(0, end)) : undefined) ?? sideOf(words)
}

function sideOf(words: readonly string[]): Part | undefined {
  const text = ` ${[...words].reverse().join(' ')} `
  if (
    / (?:was|am|are|were|get|gets|got|been|being|is) paid /.test(text) ||
    / pay(?:s|ing|ed)? (?:me|us) /.test(text) ||
    / (?:goes|went|go|going|sells|sell|fetch|fetches) (?:for|at) /.test(text)
  )
    return 'in'
  // "The guard got 4000" was paid by the farmer.
  if (
    / (?:guard|boy|man|men|woman|women|worker|workers|driver|herder|watchman|labourer|labourers) (?:got|gets|received) /.test(
      text,
    )
  )
    return 'out'
  // "The miller took them at 2650" is what he paid.
  const taken =
    / (?:took|takes|taking|bought|buys|buy|lifted|collected) (?:them|it|all|everything)(?: all)? /.exec(text)
  if (taken !== null && words.some(isBuyer)) return 'in'
  const verb = words.find((word) => (isOut(word) || isIn(word)) && !weak.test(word))
  if (verb !== undefined && isOut(verb)) {
    const pays = /^(?:pay|pays|paid|paying)$/.test(verb)
    if (verb === 'pays' && !words.some((word) => /^(?:i|we)$/.test(word))) return 'in'
    return pays && words.slice(words.indexOf(verb) + 1, words.indexOf(verb) + 3).some(isBuyer) ? 'in' : 'out'
  }
  if (verb !== undefined) return 'in'
  if (words.some((word, at) => isCostItem(word) && !(word === 'other' && words[at + 1] === 'the')))
    return 'out'
  return words.some((word) => weak.test(word)) ? 'in' : undefined
}
