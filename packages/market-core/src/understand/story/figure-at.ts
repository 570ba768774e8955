import { monthOfName } from '../period/period-words.ts'
import { readCurrency } from '../quantities/measures.ts'
import { again, persAt } from './rates.ts'
import type { Begun, Unit } from './story.ts'
import { isFigure } from './tokens.ts'
import { isContainer, measureOfWord, singular, unitAt } from './units.ts'
import { isCostItem, isRole } from './words.ts'

/** "In 2023", "between 2019 and 2021" are no amounts; "at 2000" and "2000 kg" are. */
export const isYear = (words: readonly string[], at: number): boolean =>
  /^(?:19[5-9]|20[0-3])\d$/.test(words[at] ?? '') &&
  (unitAt(words, at + 1, true) === undefined || isOfMonth(words, at)) &&
  !/^(?:an?|per|each|every|\/|apiece)$/.test(words[at + 1] ?? '') &&
  !isRole(words[at + 1] ?? '') &&
  readCurrency(words, at + 1) === undefined &&
  readCurrency(words, at - 1) === undefined &&
  isDated(words, at)

/** "In April 2008 true or not": behind a month nothing is counted but what has a measure. */
const isOfMonth = (words: readonly string[], at: number): boolean =>
  monthOfName.has(words[at - 1] ?? '') &&
  /^(?:in|since|during|of|by|from|to|until|till|before|after|early|late|mid)$/.test(words[at - 2] ?? '') &&
  measureOfWord(words[at + 1] ?? '') === undefined &&
  !isContainer(singular(words[at + 1] ?? ''))

/** "In 2023", "March 2022", "the 2021 season", "from 2019 to 2021": a figure that only stands alone may be money. */
function isDated(words: readonly string[], at: number): boolean {
  const [before = '', after = ''] = [words[at - 1], words[at + 1]]
  const isOther = (word = ''): boolean => /^(?:19[5-9]|20[0-3])\d$/.test(word)
  if (/^(?:season|harvest|crop|year)$/.test(after)) return true
  if (/^(?:and|to|or|vs|versus|than|against|with)$/.test(before)) return isOther(words[at - 2])
  if (/^(?:between|from)$/.test(before)) return /^(?:and|to)$/.test(after) && isOther(words[at + 2])
  if (before === 'of') return isTimeWord(words[at - 2])
  return isTimeWord(before)
}

const isTimeWord = (word = ''): boolean =>
  /^(?:in|since|during|season|year|calendar|until|till)$/.test(word) ||
  /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/.test(word)

/** The figure that begins at a word, typed by the words beside it; undefined where none does. */
export function figureAt(
  words: readonly string[],
  at: number,
): { figure: Omit<Begun, 'clause' | 'sentence'>; from: number; next: number; holder: boolean } | undefined {
  const coin = readCurrency(words, at)
  const from = coin !== undefined && isFigure(words[coin.next]) ? coin.next : at
  if (!isFigure(words[from]) || /^(?:these|those)$/.test(words[from - 1] ?? '')) return undefined
  const value = Number(words[from])
  const empty = { value, per: [], before: [], after: [], words: [], earlier: [] }
  let next = from + 1
  if (
    /^(?:%|percent|pct|pc)$/.test(words[next] ?? '') ||
    (words[next] === 'per' && words[next + 1] === 'cent')
  ) {
    next += words[next] === 'per' ? 2 : 1
    const kind = ofInterest.exec(words.slice(next, next + 4).join(' '))?.[0].trim() ?? ''
    const isOfInterest = /simple|compound/.test(kind)
    next += kind === '' ? 0 : kind.split(' ').length
    // "For the whole year", "yearly".
    const whole = /^(?:for|in) the (?:whole |full )?/.exec(words.slice(next, next + 4).join(' '))?.[0] ?? ''
    const from = next + whole.split(' ').length - 1
    const time = measureOfWord(words[from] ?? '')
    const rated = time?.kind === 'time' ? { figure: { per: [time] }, next: from + 1 } : persAt(words, next)
    return {
      figure: { ...empty, isPercent: true, ...(isOfInterest && { isOfInterest }), ...rated.figure },
      from: at,
      next: rated.next,
      holder: false,
    }
  }
  const behind = from === at ? (readCurrency(words, next) ?? sterlingAt(words, at)) : undefined
  const money = from === at ? behind : coin
  if (money !== undefined) {
    next = behind?.next ?? next
    const rated = ofUnitBehind(words, next) ?? persAt(words, next)
    const own = { ...empty, value: money.cents ? value / 100 : value, currency: money.code, ...rated.figure }
    return { figure: { ...own, ...atSaid(words, at) }, from: at, next: rated.next, holder: false }
  }
  if (words[next] === 'x') next += 1
  const isOfMoney = /^(?:at|@|each)$/.test(words[at - 1] ?? '')
  const isSpent = /^(?:spent|paid|owe|borrowed|cost|costs|earned|less|minus)$/.test(words[at - 1] ?? '')
  const of = words[next] === 'of' && !isOfMoney && !isSpent ? named(words, next + 1) : undefined
  if (of?.unit.kind === 'thing' && !/^(?:us|them)$/.test(of.said))
    return {
      figure: { ...empty, unit: of.unit, said: of.said, isOf: true },
      from: at,
      next: of.next,
      holder: false,
    }
  const unit =
    ((isOfMoney && !isCountAt(words, at, next)) ||
      (isSpent && !/[^s]s$|^(?:men|women|people|children)$/.test(words[next] ?? ''))) &&
    measureOfWord(words[next] ?? '') === undefined
      ? undefined
      : (words[next] ?? '') in again // "300 daily" is money for each day.
        ? undefined
        : unitAt(words, next, true)
  const isPair = unit !== undefined && isSized(unit.unit, words, unit.next)
  // "a 90 kg bag" is a bag that holds so much.
  if (isPair) {
    const { unit: bag, next: end, said } = unitAt(words, unit.next, true) ?? { ...unit }
    const rated = persAt(words, end)
    const held = { ...bag, holds: { value, unit: unit.unit } }
    return {
      figure: { ...empty, value: 1, unit: held, said, ...rated.figure },
      from: at,
      next: rated.next,
      holder: false,
    }
  }
  const behindUnit = unit === undefined ? next : pastName(words, unit.next, unit.unit)
  const rated = persAt(words, behindUnit)
  const figure = {
    ...empty,
    ...(unit && { unit: unit.unit, said: unit.said }),
    ...(unit && behindUnit > unit.next && { named: words.slice(unit.next, behindUnit) }),
    ...rated.figure,
    ...(unit !== undefined && isCountAt(words, at, next) ? {} : atSaid(words, at)),
  }
  return { figure, from: at, next: rated.next, holder: unit !== undefined && isHeld(words, at, unit.unit) }
}

/** "Break even at 52 bushels", "at 40 bags an acre": so many, and no price. */
const isCountAt = (words: readonly string[], at: number, next: number): boolean =>
  words[at - 1] === 'at' &&
  (/^(?:bushels|boxes)$/.test(words[next] ?? '') ||
    (/s$/.test(words[next] ?? '') && isContainer(singular(words[next] ?? ''))))

/** "Simple interest", "of interest simple", "flat". */
const ofInterest = /^(?:of (?=interest))?(?:(?:interest|flat|simple|straight|compound|compounded)(?: |$))+/

/** "Sold for 85 pounds", "costs 40 pounds an acre": what is paid in pounds weighs nothing. */
const sterlingAt = (words: readonly string[], at: number) =>
  /^(?:pounds?|quid)$/.test(words[at + 1] ?? '') &&
  words[at + 2] !== 'of' &&
  (/^(?:for|at|cost|costs|paid|pay|pays|spent|spend|fetch|fetched|owe)$/.test(words[at - 1] ?? '') ||
    isOfWeight(words, at + 2))
    ? { code: 'GBP', cents: false, next: at + 2 }
    : undefined

/** "94 rs litre", "4600 rupees quintal": the unit behind money is what it is for. */
function ofUnitBehind(words: readonly string[], at: number): ReturnType<typeof persAt> | undefined {
  const unit = measureOfWord(words[at] ?? '')
  return (unit?.kind === 'mass' || unit?.kind === 'volume') && !isFigure(words[at + 1])
    ? { figure: { per: [unit] }, next: at + 1 }
    : undefined
}

/** "310 pounds a tonne": no weight is for each of a weight. */
function isOfWeight(words: readonly string[], at: number): boolean {
  const [unit] = persAt(words, at).figure.per ?? []
  return unit?.kind === 'mass' || unit?.kind === 'volume'
}

/** "A 90 kg bag", "20 litre cans"; "50 kg CAN an acre" is a fertiliser. */
function isSized({ kind }: Unit, words: readonly string[], at: number): boolean {
  const word = words[at] ?? ''
  if (!isContainer(singular(word))) return false
  // "Weighed 3240 kg net": without what it lies on.
  if (word === 'net' && !isOneOfSome(words, at)) return false
  return kind === 'volume'
    ? /^(?:cans?|jerrycans?|drums?|bottles?|tins?|buckets?)$/.test(word)
    : kind === 'mass' && word !== 'can'
}

/** "A 10 kg net", "per 10 kg net of onions". @param at of the word "net" */
const isOneOfSome = (words: readonly string[], at: number): boolean =>
  /^(?:an?|one|per|each|every|the|many)$/.test(words[at - 3] ?? '') || words[at + 1] === 'of'

/** How many words what is put on land may be called by. */
const NAME = 4

/** "10 kg maize seed an acre", "250 kg of MAP on each hectare": what is put on land is named in between. */
function landBehind(words: readonly string[], at: number): number | undefined {
  for (let next = at; next < at + NAME; next += 1) {
    const { figure, next: end } = persAt(words, next)
    if (end > next) return figure.per?.[0]?.kind === 'area' ? next : undefined
    const word = words[next] ?? ''
    if (!/^\p{L}+$/u.test(word) || isRole(word) || /^(?:and|or|from|in|for|at|is|was|i|we)$/.test(word))
      return undefined
  }
  return undefined
}

/** "14 litres of milk a day": what it is of stands between. */
function pastName(words: readonly string[], at: number, { kind, name: unit }: Unit): number {
  // "2 bags of CAN to the acre", which is a fertiliser and no verb.
  const land = kind === 'mass' || kind === 'volume' || isContainer(unit) ? landBehind(words, at) : undefined
  if (land !== undefined) return land
  const from = words[at] === 'of' ? at + 1 : at
  const name = unitAt(words, from, false)
  if (name === undefined || measureOfWord(words[from] ?? '') !== undefined) return at
  const isRated = /^(?:per|a|an|each|every|apiece|\/|daily|weekly|monthly|for|from)$/.test(
    words[name.next] ?? '',
  )
  if (isRated && persAt(words, name.next).next > name.next) return name.next
  // "3.5 kg of dairy meal daily".
  const second = words[at] === 'of' ? name.next + 1 : words.length
  const isDaily = (words[second] ?? '') in again && unitAt(words, name.next, false) !== undefined
  return isDaily ? second : at
}

/** What is counted in "4 of CAN", which is a fertiliser there. */
const named = (words: readonly string[], at: number) => {
  const word = words[at] ?? ''
  return isCostItem(word)
    ? { unit: { kind: 'thing' as const, name: word, size: 1 }, said: word, next: at + 1 }
    : unitAt(words, at, false)
}

const atSaid = (words: readonly string[], at: number): { at?: true } =>
  /^(?:at|@)$/.test(words[at - 1] ?? '') ? { at: true } : {}

/** Whether the amount is what the container before it holds. */
function isHeld(words: readonly string[], at: number, unit: Unit): boolean {
  if (unit.kind !== 'mass' && unit.kind !== 'volume' && unit.kind !== 'thing') return false
  const of = words[at - 1] === 'of' ? at - 1 : at
  const before = words[of - 2] === 'of' ? words[of - 3] : words[of - 2]
  const back = [words[of - 1], of === at || unit.kind !== 'thing' ? before : undefined]
  // "22 loads of arabica coffee of 125 kg".
  const named = words.slice(Math.max(0, of - 4), of).indexOf('of')
  const holder = named > 0 && of < at ? words[Math.max(0, of - 4) + named - 1] : undefined
  if (holder !== undefined && unit.kind !== 'thing') back.push(holder)
  if (of === at && unit.kind === 'thing') return false
  return back.some((word) => word !== undefined && isContainer(unitAt([word], 0, false)?.unit.name ?? ''))
}
