/** The letters beside each other on a keyboard, row by row: a finger takes one for the next. */
const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const besides: ReadonlySet<string> = new Set(
  rows.flatMap((row, at) =>
    [...row].flatMap((letter, place) => {
      const below = rows[at + 1] ?? ''
      return [row[place + 1], below[place], below[place - 1]].flatMap((other) =>
        other === undefined ? [] : [letter + other, other + letter],
      )
    }),
  ),
)
/** Consonants that are taken for one another by who writes by ear. */
const alike: ReadonlySet<string> = new Set(
  'ck cs sz kq ks gj fv vw bv bp dt mn xs cq gk jy lr'
    .split(' ')
    .flatMap((pair) => [pair, [...pair].toReversed().join('')]),
)

const vowels: ReadonlySet<string> = new Set('aeiouyاويىهةأإآ')

/** What each slip costs, between what is likeliest and a whole letter that nothing explains. */
const costs = {
  vowelLeftOut: 0.5,
  doubled: 0.3,
  silent: 0.4,
  leftOut: 0.8,
  tooMuch: 0.8,
  vowels: 0.55,
  alike: 0.6,
  beside: 0.7,
  wrong: 1.2,
  swapped: 0.55,
} as const

const wrongLetter = (written: string, meant: string): number => {
  if (written === meant) return 0
  if (vowels.has(written) && vowels.has(meant)) return costs.vowels
  const pair = written + meant
  return alike.has(pair) ? costs.alike : besides.has(pair) ? costs.beside : costs.wrong
}

/** Letters whose pairs are looked up and not judged anew: those of Latin, by their codes. */
const LATIN = 128
const wrongLatin = Float64Array.from({ length: LATIN * LATIN }, (_, pair) =>
  wrongLetter(String.fromCharCode(Math.floor(pair / LATIN)), String.fromCharCode(pair % LATIN)),
)
const wrongCode = (written: number, meant: number): number =>
  written < LATIN && meant < LATIN
    ? (wrongLatin[written * LATIN + meant] ?? 0)
    : wrongLetter(String.fromCharCode(written), String.fromCharCode(meant))

/** What a letter costs that is left out of a word, or that it has too much, unless it is doubled or silent. */
const costAt = (word: string, at: number, other: (letter: string) => number): number => {
  const letter = word.charAt(at)
  if (letter === word[at - 1]) return costs.doubled
  if (letter === 'h' || (letter === 'e' && at === word.length - 1)) return costs.silent
  return other(letter)
}
const leftOut = (letter: string): number => (vowels.has(letter) ? costs.vowelLeftOut : costs.leftOut)
const tooMuch = (): number => costs.tooMuch

/** Rows of what the slips cost so far, written over by each pair of words: a question compares some thousand. */
const LONGEST = 64
let beforeLast = new Float64Array(LONGEST)
let last = new Float64Array(LONGEST)
let row = new Float64Array(LONGEST)
const omitted = new Float64Array(LONGEST)

/**
 * What it takes to write a word where another is meant: the cheapest row of slips of the finger and of the ear, each at
 * its cost (a weighted form of the Damerau-Levenshtein distance). Stops above `limit`; a word or a name of 64 letters
 * and more is no slip of another.
 */
export function slipCost(word: string, name: string, limit: number): number {
  if (word.length >= LONGEST || name.length >= LONGEST) return word === name ? 0 : Number.POSITIVE_INFINITY
  last[0] = 0
  for (let j = 1; j <= name.length; j += 1) {
    omitted[j] = costAt(name, j - 1, leftOut)
    last[j] = (last[j - 1] ?? 0) + (omitted[j] ?? 0)
  }
  let leastBefore = 0
  for (let i = 1; i <= word.length; i += 1) {
    const letter = word.charCodeAt(i - 1)
    const letterBefore = i > 1 ? word.charCodeAt(i - 2) : letter
    const added = costAt(word, i - 1, tooMuch)
    let cost = (last[0] ?? 0) + added
    let least = cost
    row[0] = cost
    for (let j = 1; j <= name.length; j += 1) {
      const meant = name.charCodeAt(j - 1)
      cost = Math.min(
        (last[j - 1] ?? 0) + wrongCode(letter, meant),
        (last[j] ?? 0) + added,
        cost + (omitted[j] ?? 0),
      )
      const isSwapped = letter !== letterBefore && letterBefore === meant && letter === name.charCodeAt(j - 2)
      if (isSwapped) cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + costs.swapped)
      row[j] = cost
      if (cost < least) least = cost
    }
    // Two that are swapped are cheap only when both are read.
    if (least > limit && leastBefore + costs.swapped > limit) return Number.POSITIVE_INFINITY
    leastBefore = least
    ;[beforeLast, last, row] = [last, row, beforeLast]
  }
  return last[name.length] ?? Number.POSITIVE_INFINITY
}
