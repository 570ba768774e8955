const ones: Readonly<Record<string, number>> = Object.fromEntries(
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, at) => [word, at + 1]),
)
const tens: Readonly<Record<string, number>> = Object.fromEntries(
  'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').map((word, at) => [word, 20 + 10 * at]),
)
const scales: Readonly<Record<string, number>> = {
  hundred: 1e2,
  k: 1e3,
  thousand: 1e3,
  lakh: 1e5,
  lakhs: 1e5,
  million: 1e6,
}
const parts: Readonly<Record<string, number>> = {
  half: 2,
  halves: 2,
  third: 3,
  thirds: 3,
  quarter: 4,
  quarters: 4,
  fourth: 4,
  fifth: 5,
  fifths: 5,
  sixth: 6,
  eighth: 8,
  tenth: 10,
  tenths: 10,
}

const isDigits = (word = ''): boolean => /^\d+(?:\.\d+)?$/.test(word)

/**
 * Puts the numbers that are told in words into figures: "two hundred and fifty" is `250`, "seven and a half" `7.5`,
 * "half an acre" `0.5 acre`; a part of something is a share of a hundred: "a tenth of the milk" is `10 % of the milk`,
 * "80 out of 100 hatch" `80 % hatch`. "One" alone stays: it says what a price is for.
 */
export function inFigures(words: readonly string[]): string[] {
  const told: string[] = []
  for (let at = 0; at < words.length; ) {
    const one = outOf(words, at) ?? fraction(words, at, told) ?? numberAt(words, at)
    told.push(...(one?.told ?? [words[at] ?? '']))
    at = one?.next ?? at + 1
  }
  return told
}

interface Told {
  readonly told: readonly string[]
  readonly next: number
}

const roundly = (value: number): string => String(Number(value.toPrecision(15)))

/** "80 out of 100", "9 out of every ten": of a round number that is no lot. */
function outOf(words: readonly string[], at: number): Told | undefined {
  const [few, link, of] = [numberOf(words[at]), words[at + 1], words[at + 2]]
  if (few === undefined || !(link === 'out' && of === 'of')) return undefined
  const from = /^(?:every|each)$/.test(words[at + 3] ?? '') ? at + 4 : at + 3
  const many = numberOf(words[from])
  if (many === undefined || ![10, 20, 50, 100, 1000].includes(many) || few > many) return undefined
  return /[^s]s$/.test(words[from + 1] ?? '') && from === at + 3
    ? undefined
    : { told: [roundly((100 * few) / many), '%'], next: from + 1 }
}

const numberOf = (word = ''): number | undefined =>
  isDigits(word) ? Number(word) : (ones[word] ?? tens[word] ?? (word === 'hundred' ? 100 : undefined))

/** "A third of it", "half the bags", "three quarters of an acre", "1/3". */
function fraction(words: readonly string[], at: number, told: readonly string[]): Told | undefined {
  const written = /^(\d{1,2})\/(\d{1,2})$/.exec(words[at] ?? '')
  const [, top, bottom] = written ?? []
  if (top !== undefined && bottom !== undefined && Number(top) < Number(bottom))
    return ofWhat(words, at + 1, Number(top) / Number(bottom))
  const word = words[at] ?? ''
  if (word === 'half' && words[at + 1] === 'and' && words[at + 2] === 'half')
    return { told: ['50', '%'], next: at + 3 }
  if (word === 'half' || word === 'halves') {
    // "I sell my half": the share was told before.
    const isOwn = /^(?:my|our|his|her|other|mine)$/.test(told.at(-1) ?? '') && told.includes('%')
    return isOwn ? { told: ['share'], next: at + 1 } : ofWhat(words, at + 1, 0.5)
  }
  const many = word === 'a' || word === 'an' ? 1 : (ones[word] ?? (isDigits(word) ? Number(word) : undefined))
  const size = parts[words[at + 1] ?? '']
  if (many === undefined || size === undefined || many >= size) return undefined
  const isPart =
    size === 2 ||
    size === 4 ||
    size === 10 ||
    many > 1 ||
    word === 'one' ||
    follows.test(words[at + 2] ?? '.')
  return isPart ? ofWhat(words, at + 2, many / size) : undefined
}
const follows =
  /^(?:of|off|goes|go|to|is|was|are|were|for|from|share|rotted|rotten|spoiled|spoilt|died|went|[.,])$/

/** A part of a unit is a number of it; a part of all that there is is a share. */
function ofWhat(words: readonly string[], at: number, part: number): Told {
  const from = words[at] === 'of' ? at + 1 : at
  const isUnit = /^an?$/.test(words[from] ?? '')
  if (isUnit) return { told: [roundly(part)], next: from + 1 }
  return unitWords.test(words[at] ?? '')
    ? { told: [roundly(part)], next: at }
    : { told: [roundly(100 * part), '%'], next: at }
}
const unitWords =
  /^(?:acre|acres|ha|hectare|hectares|kg|kilo|kilos|litre|litres|liter|liters|tonne|tonnes|ton|tons|bag|bags|day|days|hour|hours|month|months|year|years)$/

/** A number in words, or in figures with words behind it: "7 and a half", "12 thousand". */
function numberAt(words: readonly string[], at: number): Told | undefined {
  let next = at
  let [total, below, hasAny] = [0, 0, false]
  for (;;) {
    const word = words[next] ?? ''
    const scale = scales[word]
    const small = ones[word] ?? tens[word]
    if (scale !== undefined && (hasAny || (next === at + 1 && words[at] === 'a'))) {
      if (scale === 100) below = Math.max(below, 1) * 100
      else {
        total += Math.max(below, 1) * scale
        below = 0
      }
      hasAny = true
    } else if (small !== undefined && fits(small, below, words, next, at)) {
      below += small
      hasAny = true
    } else if (isDigits(word) && !hasAny) {
      below = Number(word)
      hasAny = true
    } else if (
      word === 'a' &&
      next === at &&
      scales[words[at + 1] ?? ''] !== undefined &&
      words[at + 1] !== 'k'
    ) {
      // "A hundred".
    } else if (
      word === 'and' &&
      hasAny &&
      (total > 0 || below >= 100) &&
      !isDigits(words[at]) &&
      (ones[words[next + 1] ?? ''] ?? tens[words[next + 1] ?? '']) !== undefined
    ) {
      // "Two hundred and fifty".
    } else break
    next += 1
  }
  if (!hasAny) return undefined
  const rest = words.slice(next, next + 3).join(' ')
  const more = /^and (?:a )?half/.test(rest) ? 0.5 : /^and (?:a )?quarter(?!s)/.test(rest) ? 0.25 : 0
  if (more > 0) next += words[next + 1] === 'a' ? 3 : 2
  // "One bag", "each one": what a price is for; "two thousand" is a number.
  if (next === at + 1 && words[at] === 'one') return undefined
  if (next === at + 1 && isDigits(words[at]) && more === 0) return undefined
  return { told: [roundly(total + below + more)], next }
}

/** "Twenty five" is one number, "three four" two. */
const fits = (small: number, below: number, words: readonly string[], next: number, at: number): boolean =>
  below === 0
    ? next === at || scales[words[next - 1] ?? ''] !== undefined || words[next - 1] === 'and'
    : (below % 100 === 0 && !isDigits(words[at])) ||
      (small < 10 && below % 10 === 0 && below % 100 >= 20 && tens[words[next - 1] ?? ''] !== undefined)
