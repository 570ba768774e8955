import { type AreaUnit, COMMODITY, isNumber, type Measure, readCurrency, readMeasure } from './measures.ts'

/** A figure of a question with its unit: money, an amount, a rate of them, a share, or a bare number. */
export interface Quantity {
  /** As it was written, in the units beside it. */
  readonly value: number
  readonly measure?: Measure
  readonly currency?: string
  /** What it is for each of: "900 per hectare", "250 a tonne", "5 t/ha". */
  readonly per?: Measure
  readonly isPercent?: boolean
  /** The words just before it, nearest first: they say what it is. */
  readonly before: readonly string[]
  readonly after: string
}

export interface QuantitiesRead {
  readonly quantities: readonly Quantity[]
  /** What a price is asked for each of, where no number stands beside it. */
  readonly wanted?: Measure
  /** The land that a yield is asked for on each of: "in t/ha". */
  readonly wantedPer?: AreaUnit
  /** The text without them. */
  readonly rest: string
}

/** "प्रति" as it stands in a plain text. */
const hindiPer = 'प्रति'.normalize('NFD').replace(/\p{M}/gu, '')
const per = new Set([
  hindiPer,
  '/',
  'per',
  'a',
  'an',
  'each',
  'un',
  'une',
  'una',
  'um',
  'uma',
  'por',
  'par',
  'pro',
  'kwa',
  'the',
  'every',
  'one',
])
const scales: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  million: 1e6,
  lakh: 1e5,
  lakhs: 1e5,
}

/** Reads every figure of a plain question with its unit, currency and what it is per. */
export function readQuantities(plain: string): QuantitiesRead {
  const words = apart(plain).split(' ').slice(0, MOST_WORDS)
  const quantities: Quantity[] = []
  const rest: string[] = []
  let wanted: Measure | undefined
  let wantedPer: AreaUnit | undefined
  for (let at = 0; at < words.length; ) {
    const found = readOne(words, at)
    if (found !== undefined) {
      quantities.push(found.quantity)
      at = found.next
      continue
    }
    // "Sack of maize 25 kg": one, though nobody says so.
    const sack = readMeasure(words, at)
    if (sack?.measure.kind === 'sack') {
      quantities.push({ value: 1, measure: sack.measure, before: [], after: words[sack.next] ?? '' })
      at = sack.next
      continue
    }
    const asked = perAt(words, at) ?? inUnit(words, at)
    if (asked !== undefined) {
      // "How many pounds in a 60 kg bag": the second is the amount.
      const isOfOther = words.includes('many') || (words.includes('much') && words[at] === 'one')
      if (wanted !== undefined && asked.measure.kind !== 'area' && isOfOther)
        quantities.push({ value: 1, measure: asked.measure, before: [], after: '' })
      if (wanted?.kind === 'mass' && asked.measure.kind === 'area') wantedPer ??= asked.measure.unit
      // "A barrel of it per gallon" is wanted for each gallon.
      const isRate = words[at] === 'per' && wanted?.kind === asked.measure.kind && !isOfOther
      wanted = isRate ? asked.measure : (wanted ?? asked.measure)
      at = asked.next
      continue
    }
    // "Bushel of soybeans in euro": a unit beside a name is wanted, though nobody says "a".
    const bare = readMeasure(words, at)
    const of = bare !== undefined && words[bare.next] === 'of' ? bare.next + 1 : bare?.next
    if (
      bare?.measure.kind === 'mass' &&
      of !== undefined &&
      words[of] === COMMODITY &&
      wanted === undefined
    ) {
      wanted = bare.measure
      at = of
      continue
    }
    rest.push(words[at] ?? '')
    at += 1
  }
  return { quantities, ...(wanted && { wanted }), ...(wantedPer && { wantedPer }), rest: rest.join(' ') }
}

const MOST_WORDS = 200

const numberOfCount: Readonly<Record<string, string>> = {
  'half a': '0.5',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  twelve: '12',
  twenty: '20',
  fifty: '50',
}
/** "Half a tonne", "ten bags": words for numbers, where a unit comes behind. */
const countedInWords = new RegExp(
  `(?<![^ ])(${Object.keys(numberOfCount).join('|')}) (?=(?:tonnes?|tons?|kg|kilos?|bags?|sacks?|quintals?|litres?|liters?|gallons?|acres?|hectares?|bushels?|pounds?|lbs?)(?![^ ]))`,
  'g',
)

/** Figures, units and signs of currencies as words of their own: "25kg", "$6", "5t". */
const apart = (plain: string): string =>
  plain
    .replace(/([$€£₹])/g, ' $1 ')
    .replace(countedInWords, (_, word: string) => `${numberOfCount[word] ?? word} `)
    .replace(/(?<![^ ])(\d+(?:\.\d+)?)(?=[a-z])(?!(?:st|nd|rd|th)(?![^ ]))-?/g, '$1 ')
    .replace(/(?<=\d)-(?=[a-z])/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

function readOne(words: readonly string[], at: number): { quantity: Quantity; next: number } | undefined {
  const said = readCurrency(words, at)
  const coin = said !== undefined && isWanted(words, at, said.next) ? undefined : said
  if (coin === undefined && said !== undefined) return undefined
  const from = coin !== undefined && isNumber(words[coin.next]) ? coin.next : at
  if (!isNumber(words[from]) && !/^\d+(?:\.\d+)?%$/.test(words[from] ?? '')) return undefined
  const before = words.slice(Math.max(0, at - 4), at).reverse()
  const percent = words[from] ?? ''
  if (percent.endsWith('%') || /^(?:%|percent)$/.test(words[from + 1] ?? '')) {
    const next = percent.endsWith('%') ? from + 1 : from + 2
    return {
      quantity: { value: Number.parseFloat(percent), isPercent: true, before, after: words[next] ?? '' },
      next,
    }
  }
  // "35 90-kg bags" and "35 bags of 90 kg" are 35 sacks; "50 kg bag" is one.
  const single = readMeasure(words, from)
  if (single?.measure.kind === 'sack')
    return rated(words, single.next, { value: 1, measure: single.measure, before })
  const scale = scales[words[from + 1] ?? ''] ?? 1
  const value = Number(words[from]) * scale
  let next = scale === 1 ? from + 1 : from + 2
  if (words[next] === 'x') next += 1
  const after = readCurrency(words, next)
  const money = from === at ? after : coin
  if (money !== undefined) {
    if (from === at) next = after?.next ?? next
    return rated(words, next, { value: money.cents ? value / 100 : value, currency: money.code, before })
  }
  const of = readMeasure(words, next)
  return of === undefined
    ? rated(words, next, { value, before })
    : rated(words, of.next, { value, measure: of.measure, before })
}

/** "In rands, 50 kg bag": what a price is told in, before the bag that it is wanted for. */
function isWanted(words: readonly string[], at: number, next: number): boolean {
  if (!isNumber(words[next])) return false
  const isOfBag = readMeasure(words, next)?.measure.kind === 'sack'
  const isIn = /^(?:in|into|en|em)$/.test(words[at - 1] ?? '')
  const counted = readMeasure(words, next + 1)?.measure.kind
  return isOfBag || (isIn && (counted === 'mass' || counted === 'sack' || counted === 'volume'))
}

type Begun = Omit<Quantity, 'after'>

function rated(words: readonly string[], at: number, begun: Begun): { quantity: Quantity; next: number } {
  const from = words[at] === 'of' ? at + 1 : at
  // "15 dollars for a 50 kg bag"
  const forEach = begun.currency !== undefined && words[at] === 'for' ? perAt(words, at + 1) : undefined
  // "3200 ksh bag", "20 bags acre": for each, though nobody says so.
  const bare = isNumber(words[at]) ? undefined : readMeasure(words, at)
  const unsaid =
    (begun.currency !== undefined && bare?.measure.kind === 'mass') ||
    (begun.measure?.kind === 'mass' && bare?.measure.kind === 'area')
      ? bare
      : undefined
  const each = perAt(words, at) ?? forEach ?? unsaid ?? perAt(words, from + 1, words[from])
  const next = each?.next ?? at
  return { quantity: { ...begun, ...(each && { per: each.measure }), after: words[next] ?? '' }, next }
}

/** @param skipped a word between, as in "60 bushel of beans per acre"; only a commodity's place is passed over */
function perAt(
  words: readonly string[],
  at: number,
  skipped?: string,
): { measure: Measure; next: number } | undefined {
  if (skipped !== undefined && skipped !== COMMODITY) return undefined
  if (!per.has(words[at] ?? '')) return undefined
  const found = readMeasure(words, words[at + 1] === 'one' || words[at + 1] === '1' ? at + 2 : at + 1)
  return found
}

/** "in kg", "to tonnes", "into acres". */
function inUnit(words: readonly string[], at: number): { measure: Measure; next: number } | undefined {
  if (!['in', 'to', 'into', 'en', 'em', 'many'].includes(words[at] ?? '')) return undefined
  return readMeasure(words, at + 1)
}
