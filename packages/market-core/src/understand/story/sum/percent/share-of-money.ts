import type { Clause, Placed, Reckoned, Shown } from '../../story.ts'

const others =
  'landlord|landlady|landowner|owner|cousin|brother|sister|partner|uncle|aunt|father|mother|son|daughter|neighbour|neighbor|tenant|sharecropper|worker|he|she|his|her|him'
const mine = /(?<![^ ])(?:i|my|mine|me)(?![^ ])/
const theirs = new RegExp(`(?<![^ ])(?:${others})(?: s)?(?![^ ])`)
const gets =
  /(?<![^ ])(?:get|gets|got|take|takes|took|keep|keeps|kept|have|has|is|share|shares|receive|receives|entitled|mine)(?![^ ])/
const asks =
  /(?<![^ ])(?:how much|what|whats)(?: [^ ]+){0,5} (?:get|gets|take|takes|keep|keeps|mine|share|receive|left|his|hers|part)(?![^ ])|(?<![^ ])(?:my|his|her) (?:share|part)(?![^ ])/
/** What a share of a hundred is of otherwise: it is lost, it is paid for, or it is taken off a price. */
const otherwise =
  /(?<![^ ])(?:interest|loan|borrowed|discount|vat|tax|died|rotted|spoiled|lost|moisture|water|commission|deposit|insurance|off|more|less|rise|fell|fall|cost|costs|expenses|spent|seed|feed)(?![^ ])/

/**
 * "Crop money 9000, I get 60 % of it, what is my share": of one sum of money what the one who is asked about gets. His
 * own share where it is told, and the rest where that of the other is. Undefined where a figure is anything else.
 */
export function readShareOfMoney(
  figures: readonly Placed[],
  clauses: readonly Clause[],
  plain: string,
): Reckoned | undefined {
  const [share, ...shares] = figures.filter(({ isPercent }) => isPercent)
  const [all, ...more] = figures.filter(({ isPercent }) => !isPercent)
  if (share === undefined || all === undefined || shares.length > 0 || more.length > 0) return undefined
  const isBare = all.unit === undefined && all.per.length === 0 && !all.each && !all.at
  const whole = clauses.map(({ tokens }) => tokens.join(' ')).join(' ')
  if (!isBare || share.per.length > 0 || share.value >= 100 || otherwise.test(whole) || !asks.test(plain))
    return undefined
  const told = [...share.before].reverse().concat(share.after).join(' ')
  const [isMine, isTheirs] = [mine.test(told), theirs.test(told)]
  const question = plain.split(' . ').at(-1) ?? plain
  const [ofMe, ofThem] = [mine.test(question), theirs.test(question)]
  // Who gets it, and whose share is asked for, must each be one.
  if (isMine === isTheirs || ofMe === ofThem || !gets.test(told)) return undefined
  const isRest = isMine !== ofMe
  const percent = isRest ? 100 - share.value : share.value
  const money: Shown = {
    value: all.value,
    isMoney: true,
    ...(all.currency !== undefined && { currency: all.currency }),
  }
  const shown: Shown = {
    value: percent,
    isPercent: true,
    ...(isRest && { less: { from: 100, taken: [share.value] } }),
  }
  const value = (all.value * percent) / 100
  return {
    terms: [{ part: 'in', factors: [shown, money], value }],
    result: 'comes-to',
    value: { ...money, value },
  }
}
