import { asksOfUse } from '../danger/use-asked.ts'
import { figuresLeftOut } from '../quantities/left-out.ts'
import type { Question } from '../reading.ts'
import { isForecastTopic } from '../topic/topic.ts'
import { atNewPrice } from './new-price.ts'
import { atNewCount } from './parts/at-new-count.ts'
import { takenOfLeft } from './parts/taken-of-left.ts'
import { harvestDoubts } from './proof/harvest-doubts.ts'
import { leavesOut } from './proof/leaves-out.ts'
import { isOfPriceBefore, storyOf, sumIn } from './proof/of-names.ts'
import { asksOtherThan } from './proof/of-the-question.ts'
import { atPriceBefore } from './stored/at-price-before.ts'
import { atStoredPrice } from './stored/at-stored.ts'
import { boughtAtStored } from './stored/budget.ts'
import { basketIn, withoutMixedGoods } from './stored/goods.ts'
import { worthOfLast } from './stored/worth-of-last.ts'
import type { Reckoned, StoryRead, StoryResult, Term } from './story.ts'
import type { Story } from './told-story.ts'

/**
 * A question with the farm sum that it tells in free words, where the sums of a harvest do not hold all of it; told in
 * one turn or in several.
 *
 * @param text the question in English words
 * @param isForeign it was asked in another language
 */
export function withStory(
  question: Question,
  text: string,
  previous: Question | undefined,
  isForeign: boolean,
): Question {
  const worth = worthOfLast(question, text, previous)
  if (worth !== undefined) return worth
  // Money in other money has no figure of a sum.
  if (question.money !== undefined || isOfPriceBefore(question, text, previous)) return question
  // What dries from one moisture to another is reckoned by what is left of it.
  if (question.intent === 'convert' && question.figures.moistures?.length === 2) return question
  // A story knows one hundredweight, and it is not this one.
  if (question.intent === 'convert' && question.figures.amount?.unit === 'ukCwt') return question
  const goneOn = previous?.told !== undefined && text.split(/\s+/).length <= MOST_WORDS
  const bought = question.danger === undefined ? boughtAtStored(text, question) : undefined
  if (bought !== undefined) {
    const { marked, currency } = bought
    const { unplaced: _, ...known } = question
    return { ...known, figures: {}, currency, topic: 'sums', atStored: marked, told: text }
  }
  const atStored =
    question.danger === undefined
      ? (atStoredPrice(text, question) ??
        (goneOn ? atStoredPrice(`${previous?.told}. ${text}`, question) : undefined))
      : undefined
  const before = question.danger === undefined ? atPriceBefore(text, question, previous) : undefined
  if (before !== undefined) return before
  const isOfAmount = question.intent === 'price' || question.intent === 'unknown'
  if (
    atStored !== undefined &&
    (!holds(question) ||
      lacksYield(question) ||
      atStored.isNow ||
      (isOfAmount && (atStored.hasCost || (question.figures.given?.length ?? 0) > 1)))
  ) {
    const without = atStored.isNow ? storyOf(text, question, isForeign) : {}
    return { ...question, ...without, topic: 'sums', atStored: atStored.marked, told: text }
  }
  const isPriced =
    question.danger === undefined && (question.intent !== 'input-ratio' || asksOfAll.test(text))
  const basket = isPriced && !asksOfUse(text) ? basketIn(text, question.commodities) : undefined
  if (basket !== undefined) return { ...question, topic: 'sums', basket, told: text }
  const read = sumIn(text, question, text, isForeign)
  const own = read && { ...read, read: withoutMixedGoods(read.read, text, question.commodities) }
  const isShort = text.split(/\s+/).length <= MOST_WORDS
  const goesOn = previous?.told !== undefined && (isSum(question) || isShort) && !isComplete(own)
  const told = goesOn
    ? (atNewPrice(previous, text) ??
      atNewCount(previous?.told, text) ??
      takenOfLeft(previous, text) ??
      `${previous.told}. ${text}`)
    : text
  const whole = goesOn ? sumIn(told, question, text, isForeign) : own
  // The sums of a harvest have the new figure in its place.
  if (goesOn && own === undefined && isWhole(previous) && isWhole(question)) return { ...question, told }
  // What leaves out all that this turn tells is no answer to it.
  const ofAll = goesOn && whole !== undefined && leavesOut(whole, text) ? own : whole
  const story = ofAll !== undefined && asksOtherThan(ofAll, question, text) ? undefined : ofAll
  const { given, unused } = question.figures
  const tells = story !== undefined || given !== undefined || unused !== undefined
  const toldBefore = isShort ? previous?.told : undefined
  const kept = tells ? { told } : toldBefore === undefined ? {} : { told: toldBefore }
  // Whoever asks of money alone asks for no dose.
  const isToldRate = isOfToldRate(question, story)
  const isUse = !isToldRate && asksOfUse(text)
  if (question.danger === 'dose' && !isToldRate && (isUse || !isOfOwnMoney(story))) return question
  const { story: _, told: __, ...rest } = question
  const isGap = story?.isGap === true && question.danger === undefined && !holds(rest) && isOfFarmSums(rest)
  const isNone = story === undefined || (!isToldRate && !isGap && !isNeeded(rest, text, story, goesOn))
  if (isNone) return asksBack({ ...rest, ...kept }, text)
  if (isUse) return { ...rest, danger: 'dose' }
  const { danger: ___, ...asked } = rest
  // A price of an amount that was only to be reckoned is beside the question.
  const isAmount =
    'sum' in story.read &&
    story.read.sum.result === 'amount' &&
    (rest.intent === 'price' || rest.intent === 'unknown')
  if ('sum' in story.read && !isAmount && holds(rest) && (rest.topic === 'sums' || rest.topic === 'price'))
    return { ...asked, ...kept, story: story.read, isHarvest: true }
  return { ...asked, ...kept, topic: 'sums', story: withKnown(story) }
}

/** A break-even whose cost and harvest are known, and nothing else is told. */
const isWhole = ({ intent, figures: { yieldTPerHa, costPerHa, unused } }: Question): boolean =>
  intent === 'break-even' && yieldTPerHa !== undefined && costPerHa !== undefined && unused === undefined

/** What several things come to that are to be bought, and not what the one buys of the other. */
const asksOfAll =
  /(?<!\p{L})(?:what|how much) (?:would|will|is|does|do|are) (?:that|it|they|all|this|these)(?!\p{L})/iu

/** What is asked back is told with what was understood. */
function withKnown({ read, known }: Story): StoryRead {
  if ('sum' in read) return read
  const others = known.filter(({ value }) => !read.unplaced.includes(value))
  return others.length === 0 ? read : { ...read, known: others }
}

/** A cost of a hectare, and a harvest of which nobody says the land: the sums of a harvest make nothing of it. */
const lacksYield = ({ figures: { costPerHa, yieldTPerHa, areaHa } }: Question): boolean =>
  costPerHa !== undefined && yieldTPerHa === undefined && areaHa === undefined

/** A sum of a harvest that would leave a figure out is no answer: what the figure is, is asked back. */
function asksBack(question: Question, text: string): Question {
  const leftOut = figuresLeftOut(question, text)
  const unplaced = leftOut.length > 0 ? leftOut : harvestDoubts(question, text)
  return unplaced.length === 0 ? question : { ...question, topic: 'sums', story: { unplaced } }
}

/** Nothing else is asked: of a price, or of what one thing buys of another. */
const isOfFarmSums = ({ topic, intent }: Question): boolean =>
  (topic === 'sums' || topic === 'other' || topic === 'price') && intent !== 'input-ratio'

/**
 * A farmer's own rate of a fertiliser, by his land and his bags, is arithmetic: what he uses he has said. How much is
 * to be used on one of the land is none, and of a spray or a medicine nothing is.
 */
function isOfToldRate({ danger, ofNutrients, intent }: Question, story: Story | undefined): boolean {
  if (story?.isChain !== true || !('sum' in story.read) || intent === 'input-ratio') return false
  if (danger !== undefined && !(danger === 'dose' && ofNutrients)) return false
  return story.read.sum.per === undefined || danger === undefined
}

const isOfOwnMoney = (story: Story | undefined): boolean =>
  story?.isSure === true && 'sum' in story.read && story.read.sum.value.isMoney === true

/** Of how many words a turn may be that only goes on. */
const MOST_WORDS = 12

const isSum = ({ topic, intent, figures }: Question): boolean =>
  topic === 'sums' || intent === 'margin' || intent === 'break-even' || figures.given !== undefined

const isComplete = (story: Story | undefined): boolean =>
  story !== undefined &&
  'sum' in story.read &&
  (story.read.sum.result === 'left' || story.read.sum.terms.length > 2)

/** Whether the story says what the sums of a harvest cannot. */
function isNeeded(
  question: Question,
  text: string,
  { read, isBeyond, isMoney, isAsked, counts, sides, isDoubted, isOfLand }: Story,
  goesOn: boolean,
): boolean {
  if (isOfLand) return true
  const { topic, intent, unplaced = [], commodities, period, figures } = question
  const isOfPrices = topic === 'price' && period !== undefined
  const isOwn = 'sum' in read && isAsked && commodities.length === 0
  // Whoever asks at the market's price has it from the sums that know it.
  const hasPrice = 'unplaced' in read || read.sum.terms.some(({ part }) => part === 'in')
  if (commodities.length > 0 && ofMarket.test(text) && !hasPrice) return false
  // What came in and what went out, both told, are no prices of the market.
  const isTold =
    'sum' in read && read.sum.result === 'left' && read.sum.terms.some(({ part }) => part === 'out')
  if (isOfPrices && !isOwn && !isTold && !(isBeyond && isMoney)) return false
  // Crates are no money, and a cost is no price, though the sums of a harvest do not know them.
  const isTurned = (role: string, value: number) =>
    sides.some((one) => one.value === value) &&
    !sides.some((one) => one.value === value && one.part === (role === 'cost' ? 'out' : 'in'))
  const isMistaken = (figures.given ?? []).some(
    ({ role, value }) =>
      (role === 'cost' || role === 'price') && (counts.includes(value) || isTurned(role, value)),
  )
  if ('unplaced' in read) {
    if (isDoubted) return isAsked && (isBeyond || isMoney)
    const isOdd = isBeyond || figures.unused !== undefined || pricesOf(question) > 1 || isMistaken
    return (isOfSums(question) || isOfFigures(question)) && isAsked && isOdd
  }
  const isOther = isForecastTopic(topic) || (topic !== 'sums' && topic !== 'price' && topic !== 'other')
  const { terms, result } = read.sum
  if (result === 'amount' && ofRemedies.test(text)) return false
  // Costs by their names and a harvest, of which the price is asked that covers them, ask for no advice on the crop.
  const isCovered =
    result === 'break-even' &&
    isAsked &&
    terms.filter(({ part, label }) => part === 'out' && label).length > 1
  if (isOther && isCovered) return true
  // A loan with its interest is no scheme, and a bill of told costs asks for nothing of what they are for.
  const costs = terms.filter(({ part }) => part === 'out')
  const isBill = result === 'costs' && costs.length > 1 && costs.length === terms.filter(isOfMoney).length
  const isInterest = terms.some(({ label }) => label === 'interest')
  const isToldOut = isInterest && /(?<!\p{L})(?:simple|compound(?:ed)?)(?!\p{L})/iu.test(text)
  if ((isOther && isAsked && (isBill || isInterest)) || isToldOut) return true
  // A premium of so many per cent is arithmetic, and no scheme.
  if (isOther && isAsked && isMoneyAsked(read.sum) && /insur/i.test(text)) return true
  // "I owe 36000 on the loan. Beans sell at 8500. How many bags to clear it?"
  const parts = new Set(terms.map(({ part }) => part))
  if (isOther && isAsked && (result === 'needed' || result === 'buys') && parts.has('in') && parts.has('out'))
    return true
  // "86,400 kg of milk solids at 9.20": an amount at its told price is arithmetic, whatever it is of.
  const isPriced = terms.some(
    ({ part, factors }) => part === 'in' && factors.length > 1 && factors.some(({ isMoney }) => isMoney),
  )
  if (isOther && !isForecastTopic(topic) && isAsked && result === 'comes-to' && isPriced) return true
  if (isOther)
    return (
      (isBeyond ? isAsked || result === 'left' : isAsked && result === 'left') &&
      (terms.some(isOfMoney) || isAsked)
    )
  // The farmer's own money on both sides, or all that was asked of his costs: nothing stored is needed.
  if (isAsked && (whole.has(result) || (result === 'left' && terms.length > 1))) return true
  if (isBeyond) return isAsked || isMoney
  if (holds(question)) return false
  const isPriceAsked =
    topic === 'price' && commodities.length > 0 && (intent !== 'price' || unplaced.length === 0)
  return !isPriceAsked && (isAsked || goesOn)
}
const isMoneyAsked = ({ result, value }: Reckoned): boolean =>
  value.isMoney === true && (result === 'costs' || result === 'comes-to')

const ofMarket =
  /(?:world|market|current|present|today'?s|todays|newest|latest|stored|your)(?: [a-z]+)? price|at (?:the )?(?:world|market) (?:price|rate)/i

/** How much of these is used is on the label, and no sum. */
const ofRemedies =
  /spray|chemical|dose|dosage|medicine|worm|vaccin|drug|inject|herbicid|pesticid|fungicid|insecticid|fertili[sz]er|urea|manure|drench|dip|poison|\bml\b|\bcc\b/i

const whole: ReadonlySet<StoryResult> = new Set([
  'left',
  'break-even',
  'wanted',
  'needed',
  'buys',
  'more',
  'offers',
  'share',
  'portion',
  'return',
  'comes-to',
  'costs',
  'interest',
  'each',
])
const isOfMoney = ({ part }: Term): boolean => part !== 'amount'

const pricesOf = ({ figures: { given = [] } }: Pick<Question, 'figures'>): number =>
  given.filter(({ role }) => role === 'price').length

/** Its figures are the farmer's own, and are not all of one price of the market. */
const isOfFigures = ({ topic, figures: { given = [] } }: Question): boolean =>
  (topic === 'price' || topic === 'other') && given.length > 1

/** Of a sum, or of words that nobody could place beside it. */
const isOfSums = ({ topic, intent, unplaced = [] }: Question): boolean =>
  topic === 'sums' ||
  ((topic === 'price' || topic === 'other') &&
    unplaced.length > 0 &&
    (unplaced.filter((word) => /^\d/.test(word)).length > 1 ||
      intent === 'price' ||
      intent === 'margin' ||
      intent === 'break-even' ||
      intent === 'unknown'))

/** Whether the sums of a harvest have all that they need, and leave nothing over. */
function holds({ topic, intent, figures, commodities, unplaced = [] }: Question): boolean {
  const { given = [], unused, yieldTPerHa, amount, pricePerT, totalCost, costPerHa, areaHa } = figures
  if (
    unused !== undefined ||
    given.length === 0 ||
    (topic !== 'sums' && unplaced.some((word) => /\d/.test(word)))
  )
    return false
  if (pricesOf({ figures }) > 1) return false
  const hasCost = totalCost !== undefined || costPerHa !== undefined
  const hasLot = yieldTPerHa !== undefined || amount !== undefined
  const hasPrice = pricePerT !== undefined || commodities.length > 0
  if (intent === 'margin') return hasCost && hasLot && hasPrice
  if (intent === 'break-even') return hasCost && (hasLot || hasPrice)
  if (intent === 'convert' || intent === 'input-ratio') return true
  return hasLot || areaHa !== undefined || unplaced.length === 0
}
