/** What people would think of at this product. */
export const productWords = [
  ...['farm', 'farmer', 'farming', 'smart', 'smartfarm', 'smartfarming'],
  ...['dashboard', 'intelligence'],
]

/** What joins words and adds nothing that has to be guessed, in languages that farmers write. */
const small = [
  ...['a', 'i', 'am', 'and', 'at', 'by', 'for', 'from', 'in', 'is', 'me', 'my', 'of'],
  ...['on', 'our', 'the', 'to', 'we'],
  ...['de', 'del', 'du', 'el', 'en', 'et', 'la', 'le', 'les', 'los', 'das', 'der', 'die', 'und', 'von'],
  ...['ka', 'ki', 'kwa', 'na', 'wa', 'ya', 'za'],
]

/** Eight digits are a date; more are as many guesses as a password needs that counts as hard to guess. */
const MOST_BESIDES = 8

/** Letters that are no letter with an accent, as a keyboard without them writes them. */
const asWritten: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ı: 'i', æ: 'ae', œ: 'oe' }

/**
 * True when a password is nothing but a farmer's own words, whole, joined or without their accents, with small words,
 * words of the product, digits and signs between them. One that holds such words among others is not.
 *
 * @param own what the farmer typed into the other fields: a name, a farm, a place
 */
export function isOnlyOwnWords(password: string, own: readonly string[]): boolean {
  const words = own.flatMap((field) => plain(field).split(/[^\p{L}\p{M}]+/u))
  // One letter is an initial: as words, a few of them would spell much that is nobody's own.
  return isOnly(
    password,
    words.filter((word) => word.length > 1),
    [...productWords, ...small],
  )
}

/** True when a password is nothing but the product's own words, as {@link isOnlyOwnWords}. */
export function isOnlyProductWords(password: string): boolean {
  return isOnly(password, productWords, small)
}

/** True when some of `words` and any of `others` make a password, but for a few digits and signs. */
function isOnly(password: string, words: readonly string[], others: readonly string[]): boolean {
  const text = plain(password)
  const letters = text.replace(/[^\p{L}\p{M}]/gu, '')
  // What parts or ends words, or is only repeated, is not what has to be guessed.
  const besides = text.replace(/[\p{L}\p{M}\s.,:;!?/_-]/gu, '').replace(/(.)\1+/gu, '$1')
  if ([...besides].length > MOST_BESIDES) return false
  // Where a word may begin; and whether one of `words` may have come before.
  const begins = new Map([[0, false]])
  for (let at = 0; at < letters.length; at += 1) {
    const before = begins.get(at)
    if (before === undefined) continue
    const goOn = (word: string, isWord: boolean) => {
      const next = at + word.length
      if (letters.startsWith(word, at)) begins.set(next, isWord || before || (begins.get(next) ?? false))
    }
    for (const word of words) goOn(word, true)
    for (const word of others) goOn(word, false)
  }
  return begins.get(letters.length) === true
}

/** Small letters without accents. */
function plain(text: string): string {
  return text
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[øłđıæœ]/g, (letter) => asWritten[letter] ?? letter)
}
