import type { Placed } from '../story.ts'

/**
 * What so many of a hundred are of: gone from or left of a lot, taken out of the income, interest of a loan, or a price
 * that falls or rises by it; a tax that comes on top of all of it, or a profit that is wanted on the cost.
 */
export type Share =
  | 'lost'
  | 'kept'
  | 'income'
  | 'loan'
  | 'price-down'
  | 'price-up'
  | 'tax'
  | 'profit'
  | 'gain-kept'
  | 'gain-given'

const words = (text: string): RegExp => new RegExp(`^(?:${text.trim().split(/\s+/).join('|')})$`)

const lent = words('loan loans borrow borrowed borrowing credit lent lend lends lender moneylender interest')
const incomes = words(
  'sale sales money income revenue proceeds price value amount cheque check payment turnover earnings takings gross receipts sold everything it',
)
const gone = words(`
  rot rots rotted rotten spoil spoils spoiled spoilt died die dies dead broke broken break lost lose loses loss losses waste wasted removes removed discarded ate eat eats eaten rejected reject
  damaged shrink shrinks shrinkage shrank dockage dirt rats weevils thrown threw stolen bad weight weigh condemned cracked wilted
`)
const moist = words('moisture moist water wet dry dried drying humid humidity damp')
const off = words(
  'off deduct deducts deducted takes take took loses lose lost docks docked cut cuts less minus',
)
const left = words(
  'survive survived survives hatch hatches hatched germinate germinated lay lays live lived grew matured weaned gave took good bear bore fruited ripened usable reached',
)
const owners = words(
  'landlord landowner landowners owner owners sharecrop sharecropping sharecropper landlady',
)
const fees = words(`
  commission agent agents broker brokerage auctioneer auction sacco society dairy cooperative coop chama tax taxes levy cess deduct deducts deducted deduction deductions
  fee fees charge charges takes take took keeps keep kept market middleman county union factory cut cuts trader buyer council broker's company
  mill miller government owner landlord landowner royalty tithe
`)
const falls = words(
  'down drop drops dropped fall falls fell cut cuts discount reduce reduced reduces reduction lower lowered lowers off cheaper decrease decreased slashed',
)
const rises = words(
  'up rise rises rose risen raise raised raises increase increased more higher dearer extra premium bonus',
)
/** What comes out of a mill, a gin or a huller of what went in. */
const outturns = words('outturn turnout recovery recovers extraction shelling ginning milling')
const mills = words('mill miller mills gin ginnery huller press')
const rebates = words('discount discounts rebate rebates off')
const taxes = words('vat gst tva iva')
const within = words('include includes including included inclusive incl inside contains')
const shares = words('share shares shared sharing split goes go')

/** What a figure of so many per cent is of, by its own words; undefined where they do not say. */
export function shareOf(figure: Placed, figures: readonly Placed[]): Share | undefined {
  if (figure.part !== 'percent') return undefined
  const { before, after } = figure
  const near = [...before.slice(0, 6), ...after.slice(0, 6), ...ofLotBehind(figure, figures)]
  // A premium is reckoned from what is insured, and is in no price.
  if (figure.words.some(isInsured)) return undefined
  const has = (test: RegExp) => near.some((word) => test.test(word))
  const isOfAll = /^(?:of|the|my|our|all)$/.test(after[0] ?? '')
  const ofWhat = isOfAll ? after.slice(1, after[0] === 'of' ? 5 : 3) : []
  if (ofWhat.some((word) => incomes.test(word) && !/^(?:it|everything)$/.test(word))) return 'income'
  if (
    figure.isOfInterest ||
    has(lent) ||
    figure.words.some((word) => lent.test(word)) ||
    (figure.per.length > 0 && figures.some((one) => one.words.some((word) => lent.test(word))))
  )
    return 'loan'
  if (figure.per.length > 0) return undefined
  // What a price holds of a tax already is nowhere added.
  if (near.slice(0, 9).some((word) => taxes.test(word)))
    return figure.words.some((word) => within.test(word)) ? undefined : 'tax'
  const wanted = after.slice(0, 7).join(' ')
  if (
    /^(?:profit|gain|margin|more|return)(?: on| over| above| top| of| to| my| the| all| total)+ (?:costs?|inputs?|expenses|outlay)(?![^ ])/.test(
      wanted,
    )
  )
    return 'profit'
  if (/^(?:mark ?up|on top)(?![^ ])/.test(wanted)) return 'profit'
  if (ofWhat.some((word) => /^(?:profit|profits|gain)$/.test(word))) return ofGain(figure, figures)
  if (after[0] === 'of' && after.slice(1, 6).some((word) => /^(?:mine|ours)$/.test(word))) return 'kept'
  // What the grain holds of water is taken off only where somebody takes it off.
  if (has(moist)) {
    const isOne = figures.filter(({ isPercent }) => isPercent).length === 1
    return isOne && has(off) && figures.every(({ words: said }) => !said.includes('to')) ? 'lost' : undefined
  }
  if (
    has(outturns) ||
    (has(mills) && before.slice(0, 2).some((word) => /^(?:gives?|gave|yields?)$/.test(word)))
  )
    return 'kept'
  if (has(gone)) return 'lost'
  const isOwned = has(owners) || figure.words.some((word) => owners.test(word))
  if (isOwned || (has(shares) && !has(fees)))
    return before.slice(0, 3).some((word) => /^(?:i|my|mine|we)$/.test(word)) && !has(shares)
      ? 'kept'
      : 'lost'
  if (isGivenAway(before)) return 'lost'
  if (has(left) && !has(fees)) return 'kept'
  const isRebate = after.slice(0, 4).some((word) => rebates.test(word))
  const isOfPrice = figures.some(
    ({ sentence, isMoney, isPercent, per, at, each }) =>
      isMoney && !isPercent && (isRebate || (sentence === figure.sentence && (per.length > 0 || at || each))),
  )
  const link = [before.find((word) => word !== 'the'), after[0] ?? '']
  const isBy = before[0] === 'by' || isRebate || link.some((word) => word === 'discount' || word === 'off')
  if (isOfPrice && (isBy || !has(fees))) {
    if (isRebate || has(falls)) return 'price-down'
    if (has(rises)) return 'price-up'
  }
  return has(fees) || /^(?:less|minus)$/.test(link[0] ?? '') ? 'income' : undefined
}

/** "Gave away a quarter", "gave my brother 10 %": nothing that a lot gave. */
const isGivenAway = (before: readonly string[]): boolean =>
  before.slice(0, 5).some((word) => /^(?:gave|give|given)$/.test(word)) &&
  before
    .slice(0, 4)
    .some(
      (word) => /^(?:away|him|her|them|church|poor|friends?|neighbours?)$/.test(word) || partners.test(word),
    )

/** "10 % of my 400 trays got broken": what is said behind the lot that it is of. */
function ofLotBehind({ after, clause }: Placed, figures: readonly Placed[]): readonly string[] {
  const isOf = /^of(?: (?:my|our|the|these|those|all))*$/.test(after.join(' '))
  const lot = isOf
    ? figures.find((one) => one.clause === clause && one.part === 'amount' && one.earlier.includes('of'))
    : undefined
  return lot?.after.slice(0, 4) ?? []
}

/** "My partner gets 40 % of the profit", "I get 60 % of the profit": of what is left, where that was not asked. */
function ofGain({ before, sentence, words }: Placed, figures: readonly Placed[]): Share | undefined {
  const isOne = figures.filter(({ isPercent }) => isPercent).length === 1
  if (!isOne || words.some((word) => /^(?:cost|costs|want|need|tax|percent)$/.test(word))) return undefined
  if (figures.some((one) => one.sentence === sentence && !one.isPercent && one.part === undefined))
    return undefined
  const said = before.slice(0, 4)
  if (said.some((word) => /^(?:i|mine|me)$/.test(word))) return 'gain-kept'
  return said.some((word) => partners.test(word)) ? 'gain-given' : undefined
}
const partners =
  /^(?:partner|brother|sister|wife|husband|uncle|aunt|son|father|mother|friend|investor|owner|landlord|he|she|cousin|neighbour|manager|worker)$/

export const isInsured = (word: string): boolean => /^(?:insured|insurance|insure)$/.test(word)

/** Whether it changes how much of a lot there is. */
export const lessens = (share: Share | undefined): boolean => share === 'lost' || share === 'kept'

/** The price that a share lowers or raises: the one told last before it, else the next. */
export function priceOf(share: Placed, figures: readonly Placed[]): Placed | undefined {
  const at = figures.indexOf(share)
  const isSold = figures.some(({ part }) => part === 'in')
  const isPrice = ({ isMoney, isPercent, part }: Placed) =>
    isMoney === true && !isPercent && (isSold ? part === 'in' : part === 'out')
  return (
    figures.slice(0, at).findLast((one) => isPrice(one) && one.sentence === share.sentence) ??
    figures.slice(at).find((one) => isPrice(one) && one.sentence === share.sentence) ??
    figures.slice(0, at).findLast(isPrice)
  )
}
