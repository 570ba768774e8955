import type { Placed, Reckoned, Shown } from '../../story.ts'

const over = /(?<![^ ])(?:left|remain|remains|remaining|balance|rest|after|still)(?![^ ])/
const isOff = /^(?:off|discount|rebate|less|cheaper)$/
const isCharge = /^(?:deposit|premium|commission|levy|cess|tax|fee|down|insurance)$/

/**
 * "20 percent of 145,000", "4 percent off, the bill is 26,750": a share of the one sum of money beside it, or what is
 * left of it. Undefined where anything else is told, or where neither "of" nor "off" says which.
 */
export function readPercentTaken(
  figures: readonly Placed[],
  plain: string,
  isAsked: boolean,
): Reckoned | undefined {
  const [share, ...shares] = figures.filter(({ isPercent }) => isPercent)
  const [money, ...moneys] = figures.filter(({ isPercent }) => !isPercent)
  if (share === undefined || money === undefined || shares.length > 0 || moneys.length > 0) return undefined
  const isBare = ({ unit, per, each, at }: Placed) => unit === undefined && per.length === 0 && !each && !at
  if (!isAsked || !isBare(money) || share.per.length > 0 || share.value >= 100 || over.test(plain))
    return undefined
  const next = share.after[0] ?? ''
  const takesOff = isOff.test(next) || isOff.test(share.before[0] ?? '')
  const isOfIt = next === 'of' && share.after.length === 1 && share.clause === money.clause
  if (
    !takesOff &&
    !isChargeOn(share, plain) &&
    !(isOfIt && [...share.before.slice(0, 3)].some((word) => isCharge.test(word)))
  )
    return undefined
  const all: Shown = {
    value: money.value,
    isMoney: true,
    ...(money.currency !== undefined && { currency: money.currency }),
  }
  const percent = takesOff ? 100 - share.value : share.value
  const shown: Shown = {
    value: percent,
    isPercent: true,
    ...(takesOff && { less: { from: 100, taken: [share.value] } }),
  }
  const value = (money.value * percent) / 100
  return {
    terms: [{ part: 'out', factors: [shown, all], value }],
    result: 'costs',
    value: { ...all, value },
  }
}

/** "How much is 4 % commission on 12,500": the charge itself is asked for. */
const isChargeOn = ({ after }: Placed, plain: string): boolean =>
  isCharge.test(after[0] ?? '') &&
  /^(?:on|of|from)$/.test(after[1] ?? '') &&
  /^(?:and |so )*(?:how much is|what is|whats|calculate|work out) (?:the |a |an )?\d/.test(plain)
