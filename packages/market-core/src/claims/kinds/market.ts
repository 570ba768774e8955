import { type Figure, findMassUnit } from '../figures.ts'
import type { ClaimKind } from '../referable.ts'
import { concernsLists, isQuestion, matchesLists, type Sentence } from '../sentence.ts'
import type { Token } from '../text/tokens.ts'
import type { WordListName } from '../text/word-lists.ts'

const is = (token: Token | undefined, ...lists: readonly WordListName[]): boolean =>
  lists.some((list) => token?.lists.has(list))

/** Only short lines inherit the price word of a heading, "Prices today:". Length in tokens. */
const SHORT = 10
/** Smaller numbers are counts unless the text names money or a unit. */
const MIN_BARE = 10
/** Larger numbers that count nothing are prices: "mustard is around 5,500". */
const MIN_PRICE = 100

/** Finds the numbers that a sentence states as a current price or exchange rate. */
export function findPriceFigures(
  sentence: Sentence,
  figures: readonly Figure[],
  isBesidePrice: boolean,
): Figure[] {
  const { tokens } = sentence
  const isListed = sentence.context.has('price') && !matchesLists(sentence, 'price') && tokens.length <= SHORT
  const clauses = new Set(tokens.filter((token) => is(token, 'price')).map(({ clause }) => clause))
  const isPriced = (clause = -1) => clauses.has(clause) || isListed
  const isOfNow = concernsLists(sentence, 'goods') && matchesLists(sentence, 'now', 'comingTime')
  const isAtMarket = matchesLists(sentence, 'goods') && matchesLists(sentence, 'market')
  const isMoved = matchesLists(sentence, 'upNow', 'downNow') && !matchesLists(sentence, 'physical')
  const isShort = sentence.goods.length > 0 && tokens.length <= SHORT + 4
  /** In "a crate of tomatoes is 30", the 30 is a price. */
  const isOfUnit = tokens.some((token, at) => is(token, 'saleUnit') && tokens[at - 1]?.value === undefined)
  return figures.filter(({ from, to, value, percent, money, perUnit, bare }) => {
    if (percent) return false
    // A price word before and a unit after: "rate 7,500 quintal", "मंडी भाव साढ़े सात हजार
    // क्विंटल".
    if (is(tokens[from - 1], 'priceNoun') && is(tokens[to + 1], 'saleUnit') && !(value < MIN_PRICE))
      return true
    if (
      money ||
      (perUnit && (isMoved || concernsLists(sentence, 'goods', 'market') || isPriced(tokens[from]?.clause)))
    )
      return true
    if (!bare) return false
    if (isBesidePrice) return true
    const isLarge = value >= MIN_BARE || !Number.isInteger(value)
    if (isLarge)
      return (
        isPriced(tokens[from]?.clause) ||
        isOfNow ||
        (isShort && isOfUnit) ||
        ((isShort || isAtMarket) && value >= MIN_PRICE)
      )
    return tokens[from]?.value !== undefined && isShort && isOfUnit && matchesLists(sentence, 'price')
  })
}

/** Classifies a price or exchange rate that is not marked as an example. */
export function classifyPriceClaim(
  sentence: Sentence,
  priced: readonly Figure[],
  all: readonly Figure[],
): ClaimKind | undefined {
  const isExchange = currencies(sentence).size > 1
  const isRate = isExchange || matchesLists(sentence, 'rate')
  if (
    isRate &&
    all.some(({ percent, bare, money }) => !percent && (bare || money || isExchange)) &&
    !isConditional(sentence)
  )
    return 'rate'
  const isClaim = !isHypothetical(sentence) && !matchesLists(sentence, 'general')
  // "Twice the price of wheat" and "f-i-f-t-y dollars" have no readable number.
  const isUnread = matchesLists(sentence, 'money') && all.length === 0
  const isNamed = sentence.goods.length > 0 && matchesLists(sentence, 'price')
  if (isClaim && isUnread && (isNamed || (matchesLists(sentence, 'goods') && matchesLists(sentence, 'now'))))
    return 'price'
  if (isClaim && isNamed && matchesLists(sentence, 'multiple')) return 'price'
  const isOfNow = matchesLists(sentence, 'priceNoun') && matchesLists(sentence, 'now')
  if (priced.length === 0 || isHypothetical(sentence)) return undefined
  const isPaid =
    matchesLists(sentence, 'price', 'upNow', 'downNow') &&
    priced.some(({ money, perUnit }) => money && perUnit)
  if (!isOfNow && !concernsLists(sentence, 'goods', 'market') && !isPaid) return undefined
  return !isOfNow && isOfCosts(sentence, priced) ? undefined : 'price'
}

/** Farm costs are not crop prices: "drying costs 50 a bag". */
function isOfCosts({ tokens, goods }: Sentence, priced: readonly Figure[]): boolean {
  const isNamed = (at: number) => is(tokens[at], 'goods', 'market') || goods.some((one) => one.at === at)
  return priced.every(({ from }) => {
    const begin = tokens.findIndex(({ clause }) => clause === tokens[from]?.clause)
    const places = tokens.slice(begin, from).map((_token, n) => begin + n)
    const cost = tokens.findIndex((token, at) => is(token, 'costs') && (at >= begin || !is(token, 'price')))
    return cost !== -1 && !places.some(isNamed)
  })
}

/** True for an example or a condition: "if you sell 10 bags at 3,000". */
export function isHypothetical(sentence: Sentence): boolean {
  return matchesLists(sentence, 'would') || isConditional(sentence)
}

function isConditional(sentence: Sentence): boolean {
  const isWhen = is(sentence.tokens[0], 'when') || is(sentence.tokens[1], 'when')
  if (matchesLists(sentence, 'if') || isWhen) return true
  return (
    concernsLists(sentence, 'example') &&
    !(matchesLists(sentence, 'now') && matchesLists(sentence, 'market', 'official'))
  )
}

/** Currency codes in a sentence. Coins and currency words without a code are excluded. */
const currencies = ({ tokens }: Sentence): Set<string> =>
  new Set(
    tokens.flatMap(({ entries }) =>
      entries
        .filter(({ list, value }) => list === 'money' && /^[A-Z]{3}$/.test(value))
        .map(({ value }) => value),
    ),
  )

/** True for a prediction of a price or movement. "They may rise or fall" is not a prediction. */
export function predictsPrice(
  sentence: Sentence,
  priced: readonly Figure[],
  all: readonly Figure[],
): boolean {
  if (matchesLists(sentence, 'denies') || isQuestion(sentence)) return false
  // "If you wait until June you earn 800 more" is a conditional prediction.
  if (
    matchesLists(sentence, 'waits') &&
    matchesLists(sentence, 'gains') &&
    priced.length > 0 &&
    !concernsLists(sentence, 'example')
  )
    return true
  if (matchesLists(sentence, 'general', 'may', 'if', 'would') || concernsLists(sentence, 'example'))
    return false
  if (
    matchesLists(sentence, 'willMove') &&
    (matchesLists(sentence, 'priceNoun') || isOfGoods(sentence, 'willMove'))
  )
    return true
  if (!matchesLists(sentence, 'future', 'comingTime')) return false
  const isOfMoney = sentence.tokens.slice(0, 3).some((token) => is(token, 'money'))
  if (
    (matchesLists(sentence, 'priceNoun') || isOfMoney) &&
    matchesLists(sentence, 'up', 'down', 'upNow', 'downNow')
  )
    return true
  if (
    matchesLists(sentence, 'priceNoun') &&
    matchesLists(sentence, 'future') &&
    matchesLists(sentence, 'comingTime')
  )
    return true
  if (concernsLists(sentence, 'goods') && priced.length > 0) return true
  const isReached =
    matchesLists(sentence, 'future') &&
    matchesLists(sentence, 'comingTime') &&
    matchesLists(sentence, 'up', 'down', 'price')
  if (
    isReached &&
    (concernsLists(sentence, 'goods', 'price', 'market') || matchesLists(sentence, 'saleUnit')) &&
    all.some(({ bare, value }) => bare && value >= MIN_PRICE)
  )
    return true
  return matchesLists(sentence, 'future') && (isOfGoods(sentence, 'up') || isOfGoods(sentence, 'down'))
}

/**
 * True if a sentence says that prices move or moved. "Prices usually fall at harvest" is allowed.
 */
export function statesDirection(sentence: Sentence): boolean {
  if (
    matchesLists(sentence, 'general', 'may', 'if', 'denies') ||
    concernsLists(sentence, 'example') ||
    isQuestion(sentence)
  )
    return false
  const isOfPrice = matchesLists(sentence, 'priceNoun', 'market')
  for (const list of ['upNow', 'downNow'] as const)
    if (matchesLists(sentence, list) && (isOfPrice || isOfGoods(sentence, list))) return true
  const moves = ['up', 'down', 'flatNow', 'levels'] as const
  return (
    matchesLists(sentence, 'now') &&
    ((isOfPrice && matchesLists(sentence, ...moves)) || moves.some((list) => isOfGoods(sentence, list)))
  )
}

/** True if the word describes the crop itself, not its yield or moisture. */
function isOfGoods(sentence: Sentence, list: WordListName): boolean {
  if (matchesLists(sentence, 'physical')) return false
  const { tokens } = sentence
  const places = tokens.flatMap((token, at) => (is(token, 'goods') ? [at] : []))
  const all = [...places, ...sentence.goods.map(({ at }) => at)]
  // "A broiler should reach 2 kg" states a weight.
  const isWeight = (at: number) =>
    tokens[at]?.value !== undefined && findMassUnit(tokens[at + 1]) !== undefined
  return tokens.some(
    (token, at) =>
      is(token, list) &&
      ![1, 2, 3].some((n) => isWeight(at + n)) &&
      all.some((place) => Math.abs(at - place) <= 6 && tokens[place]?.clause === token.clause),
  )
}
