import type { Figure } from '../figures.ts'
import type { ClaimKind, SafetyReferral } from '../referable.ts'
import { concernsLists, matchesLists, type Sentence } from '../sentence.ts'
import type { Token } from '../text/tokens.ts'
import type { WordListName } from '../text/word-lists.ts'
import { findBannedSubstances } from './stop-list.ts'

export interface Danger {
  readonly kind: ClaimKind
  readonly pointer: SafetyReferral
}

const on = (tokens: readonly Token[], ...lists: readonly WordListName[]): boolean =>
  tokens.some((token) => lists.some((list) => token.lists.has(list)))

/**
 * Finds a banned substance, first aid for poisoning, or a dose, mixture or waiting period of a
 * pesticide or medicine. Fertiliser, lime, seed rates and feed are allowed.
 */
export function findDanger(sentence: Sentence, figures: readonly Figure[]): Danger | undefined {
  const pointer = concernsLists(sentence, 'medicine') && !matchesLists(sentence, 'chemical') ? 'vet' : 'label'
  if (recommendsStopped(sentence)) return { kind: 'substance', pointer }
  if (treatsPoisoning(sentence)) return { kind: 'poisoning', pointer: 'emergency' }
  return givesDose(sentence, figures) || givesWaitingTime(sentence, figures)
    ? { kind: 'dose', pointer }
    : undefined
}

/** A warning or a statement of a ban may name a banned substance. */
function recommendsStopped(sentence: Sentence): boolean {
  const stopped = findBannedSubstances(sentence.tokens)
  if (stopped.length === 0) return false
  if (matchesLists(sentence, 'allays')) return true
  const clauses = Map.groupBy(sentence.tokens, ({ clause }) => clause)
  // "A sip can kill" is a warning, not a recommendation.
  const isPraise = ({ lists }: Token) => lists.has('recommends') && !lists.has('banned')
  const recommends = [...clauses.values()].some((clause) => clause.some(isPraise) && !on(clause, 'warns'))
  if (matchesLists(sentence, 'banned', 'label') && !recommends) return false
  return stopped.some((at) => {
    const clause = clauses.get(sentence.tokens[at]?.clause ?? 0) ?? []
    return !on(clause, 'warns')
  })
}

function treatsPoisoning(sentence: Sentence): boolean {
  if (matchesLists(sentence, 'warns', 'help')) return false
  // Words after a symptom belong to the symptom: "it causes vomiting", "look for eggs".
  // "Look for milk and give it" is a remedy.
  const sign = matchesLists(sentence, 'recommends')
    ? -1
    : sentence.tokens.findIndex((token) => on([token], 'signs'))
  const told = sign === -1 ? sentence.tokens : sentence.tokens.slice(0, sign)
  return concernsLists(sentence, 'poison') && on(told, 'remedy')
}

/** Smaller ratios are not dilutions: "1 to 2 times". */
const MIN_DILUTED = 10

/** "Mancozeb 2.5 kg", "a capful", "mililita 20 za dawa", "one to fifty", "0.5 % in the tank". */
function givesDose(sentence: Sentence, figures: readonly Figure[]): boolean {
  const { tokens } = sentence
  const beside = ({ from, to }: Figure) => [
    ...tokens.slice(to + 1, to + 3),
    ...tokens.slice(Math.max(0, from - 1), from),
  ]
  // "Half a litre of water" measures the tank, not a dose.
  const isUnit = ({ lists }: Token, list: WordListName) => lists.has(list) && !lists.has('tank')
  const isDose = (list: 'doseUnit' | 'smallDose') =>
    figures.some((figure) => beside(figure).some((token) => isUnit(token, list))) ||
    tokens.some(
      (token, at) =>
        isUnit(token, list) &&
        (token.lists.has('amount') ||
          on([...tokens.slice(Math.max(0, at - 2), at), ...tokens.slice(at + 1, at + 2)], 'oneOf')),
    )
  const isOfFarm = matchesLists(sentence, 'fertiliser')
  const isNamed = matchesLists(sentence, 'chemical', 'medicine')
  if (isNamed && (isDose('smallDose') || matchesLists(sentence, 'frequency'))) return true
  if (!isOfFarm && isDose('smallDose') && matchesLists(sentence, 'frequency')) return true
  const isSprayed =
    isNamed || concernsLists(sentence, 'chemical', 'medicine') || matchesLists(sentence, 'spray', 'tank')
  if (!isSprayed || isOfFarm) return false
  if (isDose('smallDose') || (isNamed && isDose('doseUnit'))) return true
  // Dilutions: "1 to 500", "1:500".
  const isDiluted = tokens.some(({ value }, at) => {
    const [to, most] = tokens.slice(at + 1, at + 3)
    return value === 1 && (to?.text === ':' || to?.lists.has('range')) && (most?.value ?? 0) >= MIN_DILUTED
  })
  if (isNamed && isDiluted) return true
  // An amount per tank: "30 g a knapsack", but not "20 litre knapsack" or "5 litres of water".
  const amounts = figures.filter((figure) => on(beside(figure), 'doseUnit'))
  const isOfTank = ({ from, to }: Figure) => on(tokens.slice(Math.max(0, from - 2), to + 3), 'tank')
  const isProduct = concernsLists(sentence, 'chemical', 'medicine') || matchesLists(sentence, 'spray')
  if (isProduct && matchesLists(sentence, 'tank') && amounts.some((figure) => !isOfTank(figure))) return true
  if (!matchesLists(sentence, 'mixes'))
    return matchesLists(sentence, 'tank') && figures.some(({ percent }) => percent)
  const isRatio = figures.some(({ from }) => on(tokens.slice(Math.max(0, from - 1), from), 'range'))
  return (
    amounts.length > 1 ||
    figures.some(({ percent }) => percent) ||
    (isNamed && (isRatio || figures.length > 1))
  )
}

function givesWaitingTime(sentence: Sentence, figures: readonly Figure[]): boolean {
  const { tokens } = sentence
  const times = figures.filter(({ from, to }) =>
    on([...tokens.slice(to + 1, to + 2), ...tokens.slice(Math.max(0, from - 1), from)], 'timeUnit'),
  )
  // "One week" and "wiki moja" are single periods; "several weeks" is not.
  const isOne = (token: Token | undefined) => token?.entries.some(({ value }) => value === '1') ?? false
  const isSingle = tokens.some(
    ({ lists }, at) => lists.has('timeUnit') && (isOne(tokens[at - 1]) || isOne(tokens[at + 1])),
  )
  if (times.length === 0 && !isSingle) return false
  // Repeated treatments: "a fungicide every 10 days".
  const isRepeated = times.some(({ from, to }) => {
    const clause = tokens.filter(({ clause }) => clause === tokens[from]?.clause)
    return on(tokens.slice(Math.max(0, from - 1), to + 2), 'per') && on(clause, 'chemical', 'medicine')
  })
  if (isRepeated && matchesLists(sentence, 'recommends', 'spray', 'waiting')) return true
  if (matchesLists(sentence, 'sprayed', 'chemical', 'medicine'))
    return matchesLists(sentence, 'waiting', 'consume')
  const isOfThese = concernsLists(sentence, 'chemical', 'medicine') && !matchesLists(sentence, 'fertiliser')
  return isOfThese && matchesLists(sentence, 'waiting') && matchesLists(sentence, 'consume')
}
