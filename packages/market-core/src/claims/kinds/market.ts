import type { Figure } from '../figures.ts'
import type { ClaimKind } from '../referable.ts'
import { isAbout, type Sentence, says } from '../sentence.ts'
import type { Token } from '../text/tokens.ts'
import type { WordList } from '../text/word-lists.ts'

const is = (token: Token | undefined, ...lists: readonly WordList[]): boolean =>
  lists.some((list) => token?.lists.has(list))

/** Tokens of a line that needs no price word of its own under "Prices today:". */
const SHORT = 10

/** Figures that a sentence gives as a price or rate of now. */
export function priceFigures(
  sentence: Sentence,
  figures: readonly Figure[],
  isBesidePrice: boolean,
): Figure[] {
  const { tokens } = sentence
  const isPriced = (clause: number | undefined) =>
    tokens.some((token) => token.clause === clause && is(token, 'price')) ||
    (sentence.context.has('price') && !says(sentence, 'price') && tokens.length <= SHORT)
  const isOfNow = says(sentence, 'goods') && says(sentence, 'now', 'comingTime')
  return figures.filter(({ from, percent, money, perUnit, bare }) => {
    if (percent) return false
    if (money || (perUnit && (isAbout(sentence, 'goods', 'market') || isPriced(tokens[from]?.clause))))
      return true
    return bare && (isBesidePrice || isPriced(tokens[from]?.clause) || isOfNow)
  })
}

/** A price that nobody marked as an example, or an exchange rate. */
export function priceKind(
  sentence: Sentence,
  priced: readonly Figure[],
  all: readonly Figure[],
): ClaimKind | undefined {
  const isRate = says(sentence, 'rate') || currencies(sentence).size > 1
  if (
    isRate &&
    all.some(({ percent, bare, money }) => !percent && (bare || money)) &&
    !isConditional(sentence)
  )
    return 'rate'
  const isClaim = sentence.goods.length > 0 && !isSupposed(sentence) && !says(sentence, 'general')
  // "Twice the price of wheat", and money without a figure that is read: "f-i-f-t-y dollars".
  const isUnread = says(sentence, 'money') && all.length === 0
  if (isClaim && says(sentence, 'price') && (isUnread || says(sentence, 'multiple'))) return 'price'
  const isOfNow = says(sentence, 'priceNoun') && says(sentence, 'now')
  if (priced.length === 0 || isSupposed(sentence) || !(isOfNow || isAbout(sentence, 'goods', 'market')))
    return undefined
  // Costs of a farm are no price of its crop.
  return says(sentence, 'costs') && !isOfNow && !says(sentence, 'goods', 'market') ? undefined : 'price'
}

/** Marked as an example, or under a condition: "if you sell 10 bags at 3,000". */
export function isSupposed(sentence: Sentence): boolean {
  return says(sentence, 'would') || isConditional(sentence)
}

function isConditional(sentence: Sentence): boolean {
  const isWhen = is(sentence.tokens[0], 'when') || is(sentence.tokens[1], 'when')
  if (says(sentence, 'if') || isWhen) return true
  return isAbout(sentence, 'example') && !(says(sentence, 'now') && says(sentence, 'market', 'official'))
}

const currencies = ({ tokens }: Sentence): Set<string> =>
  new Set(tokens.filter((token) => is(token, 'money')).map(({ text }) => text.slice(0, 3)))

/** Prices that will move, or a figure that they will have. "They may rise or fall" is none. */
export function predicts(sentence: Sentence, priced: readonly Figure[]): boolean {
  if (says(sentence, 'denies') || isAsking(sentence)) return false
  // "If you wait until June you earn 800 more" foretells under a condition.
  if (
    says(sentence, 'waits') &&
    says(sentence, 'gains') &&
    priced.length > 0 &&
    !isAbout(sentence, 'example')
  )
    return true
  if (says(sentence, 'general', 'may', 'if') || isAbout(sentence, 'example')) return false
  if (says(sentence, 'willMove') && (says(sentence, 'priceNoun') || isOfGoods(sentence, 'willMove')))
    return true
  if (!says(sentence, 'future', 'comingTime')) return false
  if (says(sentence, 'priceNoun') && says(sentence, 'up', 'down', 'upNow', 'downNow')) return true
  if (says(sentence, 'priceNoun') && says(sentence, 'future') && says(sentence, 'comingTime')) return true
  if (isAbout(sentence, 'goods') && priced.length > 0) return true
  return says(sentence, 'future') && (isOfGoods(sentence, 'up') || isOfGoods(sentence, 'down'))
}

/** Prices that move or have moved. "Prices usually fall at harvest" is none. */
export function tellsDirection(sentence: Sentence): boolean {
  if (says(sentence, 'general', 'may', 'if', 'denies') || isAbout(sentence, 'example') || isAsking(sentence))
    return false
  const isOfPrice = says(sentence, 'priceNoun', 'market')
  for (const list of ['upNow', 'downNow'] as const)
    if (says(sentence, list) && (isOfPrice || isOfGoods(sentence, list))) return true
  const moves = ['up', 'down', 'flatNow', 'levels'] as const
  return (
    says(sentence, 'now') &&
    ((isOfPrice && says(sentence, ...moves)) || moves.some((list) => isOfGoods(sentence, list)))
  )
}

/** A word of the list stands close to a crop and is said of it, not of its yield or moisture. */
function isOfGoods(sentence: Sentence, list: WordList): boolean {
  if (says(sentence, 'physical')) return false
  const { tokens } = sentence
  const places = tokens.flatMap((token, at) => (is(token, 'goods') ? [at] : []))
  const all = [...places, ...sentence.goods.map(({ at }) => at)]
  return tokens.some(
    (token, at) =>
      is(token, list) &&
      all.some((place) => Math.abs(at - place) <= 6 && tokens[place]?.clause === token.clause),
  )
}

const isAsking = ({ text }: Sentence): boolean => /[?؟]["'”’»)\s]*$/u.test(text)
