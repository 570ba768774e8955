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
const isVowel = (letter: string): boolean => vowels.has(letter)

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
  if (isVowel(written) && isVowel(meant)) return costs.vowels
  const pair = written + meant
  return alike.has(pair) ? costs.alike : besides.has(pair) ? costs.beside : costs.wrong
}

const leftOut = (name: string, at: number): number => {
  const letter = name.charAt(at)
  if (letter === name[at - 1]) return costs.doubled
  if (letter === 'h' || (letter === 'e' && at === name.length - 1)) return costs.silent
  return isVowel(letter) ? costs.vowelLeftOut : costs.leftOut
}

const tooMuch = (word: string, at: number): number => {
  const letter = word.charAt(at)
  if (letter === word[at - 1]) return costs.doubled
  if (letter === 'h' || (letter === 'e' && at === word.length - 1)) return costs.silent
  return costs.tooMuch
}

/**
 * What it takes to write a word where another is meant: the cheapest row of slips of the finger and of the ear, each at
 * its cost (a weighted form of the Damerau-Levenshtein distance). Stops above `limit`.
 */
export function slipCost(word: string, name: string, limit: number): number {
  let beforeLast: number[] = []
  let last = [0]
  let leastBefore = 0
  for (let j = 1; j <= name.length; j += 1) last.push((last[j - 1] ?? 0) + leftOut(name, j - 1))
  for (let i = 1; i <= word.length; i += 1) {
    const row = [(last[0] ?? 0) + tooMuch(word, i - 1)]
    let least = row[0] ?? 0
    for (let j = 1; j <= name.length; j += 1) {
      const swapped =
        i > 1 &&
        j > 1 &&
        word[i - 1] === name[j - 2] &&
        word[i - 2] === name[j - 1] &&
        word[i - 1] !== word[i - 2]
      const cost = Math.min(
        (last[j - 1] ?? 0) + wrongLetter(word.charAt(i - 1), name.charAt(j - 1)),
        (last[j] ?? 0) + tooMuch(word, i - 1),
        (row[j - 1] ?? 0) + leftOut(name, j - 1),
        swapped ? (beforeLast[j - 2] ?? 0) + costs.swapped : Number.POSITIVE_INFINITY,
      )
      row.push(cost)
      if (cost < least) least = cost
    }
    // Two that are swapped are cheap only when both are read.
    if (least > limit && leastBefore + costs.swapped > limit) return Number.POSITIVE_INFINITY
    leastBefore = least
    beforeLast = last
    last = row
  }
  return last[name.length] ?? Number.POSITIVE_INFINITY
}
