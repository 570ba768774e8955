import type { Figure } from '../figures.ts'
import type { ClaimKind, Pointer } from '../referable.ts'
import { isAbout, type Sentence, says } from '../sentence.ts'
import type { Token } from '../text/tokens.ts'
import type { WordList } from '../text/word-lists.ts'
import { stoppedIn } from './stop-list.ts'

export interface Danger {
  readonly kind: ClaimKind
  readonly pointer: Pointer
}

const on = (tokens: readonly Token[], ...lists: readonly WordList[]): boolean =>
  tokens.some((token) => lists.some((list) => token.lists.has(list)))

/**
 * A banned substance, first aid for poisoning, or a dose, mixture or waiting time of a pesticide or medicine.
 * Fertiliser, lime, seed rates, feed and the like are none.
 */
export function dangerOf(sentence: Sentence, figures: readonly Figure[]): Danger | undefined {
  const pointer = isAbout(sentence, 'medicine') && !says(sentence, 'chemical') ? 'vet' : 'label'
  if (recommendsStopped(sentence)) return { kind: 'substance', pointer }
  if (treatsPoisoning(sentence)) return { kind: 'poisoning', pointer: 'emergency' }
  return givesDose(sentence, figures) || givesWaitingTime(sentence, figures)
    ? { kind: 'dose', pointer }
    : undefined
}

/** A stopped substance may be named by who warns against it, or says that it is banned and recommends nothing. */
function recommendsStopped(sentence: Sentence): boolean {
  const stopped = stoppedIn(sentence.tokens)
  if (stopped.length === 0) return false
  if (says(sentence, 'allays')) return true
  const clauses = Map.groupBy(sentence.tokens, ({ clause }) => clause)
  const recommends = [...clauses.values()].some((clause) => on(clause, 'recommends') && !on(clause, 'warns'))
  if (says(sentence, 'banned', 'label') && !recommends) return false
  return stopped.some((at) => {
    const clause = clauses.get(sentence.tokens[at]?.clause ?? 0) ?? []
    return !on(clause, 'warns')
  })
}

function treatsPoisoning(sentence: Sentence): boolean {
  if (says(sentence, 'warns', 'help')) return false
  return isAbout(sentence, 'poison') && says(sentence, 'remedy')
}

/** "Of mancozeb 2.5 kg", "a capful", "mililita 20 za dawa". */
function givesDose(sentence: Sentence, figures: readonly Figure[]): boolean {
  const { tokens } = sentence
  const isDose = (list: 'doseUnit' | 'smallDose') =>
    figures.some(({ from, to }) =>
      on([...tokens.slice(to + 1, to + 3), ...tokens.slice(from - 1, from)], list),
    ) || tokens.some((token, at) => token.lists.has('oneOf') && on(tokens.slice(at + 1, at + 3), list))
  const isOfFarm = says(sentence, 'fertiliser')
  if (says(sentence, 'chemical', 'medicine'))
    return isDose('smallDose') || (isDose('doseUnit') && !isOfFarm) || says(sentence, 'frequency')
  const isSprayed = isAbout(sentence, 'chemical', 'medicine') || says(sentence, 'spray', 'tank')
  return isSprayed && isDose('smallDose') && !isOfFarm
}

function givesWaitingTime(sentence: Sentence, figures: readonly Figure[]): boolean {
  const { tokens } = sentence
  const isTime = figures.some(({ from, to }) =>
    on([...tokens.slice(to + 1, to + 2), ...tokens.slice(Math.max(0, from - 1), from)], 'timeUnit'),
  )
  return isTime && says(sentence, 'sprayed', 'chemical', 'medicine') && says(sentence, 'waiting', 'consume')
}
