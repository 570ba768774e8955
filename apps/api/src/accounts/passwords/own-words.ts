/** Words that users of this product are likely to think of. */
export const productWords = [
  ...['farm', 'farmer', 'farming', 'smart', 'smartfarm', 'smartfarming'],
  ...['dashboard', 'intelligence'],
]

/** Function words in languages that farmers use; they make a password no harder to guess. */
const small = [
  ...['a', 'i', 'am', 'and', 'at', 'by', 'for', 'from', 'in', 'is', 'me', 'my', 'of'],
  ...['on', 'our', 'the', 'to', 'we'],
  ...['de', 'del', 'du', 'el', 'en', 'et', 'la', 'le', 'les', 'los', 'das', 'der', 'die', 'und', 'von'],
  ...['ka', 'ki', 'kwa', 'na', 'wa', 'ya', 'za'],
]

/** Eight digits besides the words can be a date; more are hard enough to guess. */
const MAX_BESIDES = 8

/** Plain spellings of letters that do not decompose into a letter and an accent. */
const asWritten: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ı: 'i', æ: 'ae', œ: 'oe' }

/**
 * True if a password consists only of the farmer's own words, function words, product words, digits
 * and signs. Words may be joined or lack their accents.
 * @param own the form's other fields: username, farm name and location
 */
export function isOnlyOwnWords(password: string, own: readonly string[]): boolean {
  const words = own.flatMap((field) => plain(field).split(/[^\p{L}\p{M}]+/u))
  // Skip initials: single letters could spell many words that are not the farmer's own.
  return isOnly(
    password,
    words.filter((word) => word.length > 1),
    [...productWords, ...small],
  )
}

/** Like {@link isOnlyOwnWords}, for the product's own words. */
export function isOnlyProductWords(password: string): boolean {
  return isOnly(password, productWords, small)
}

/** True if a password is made of `words` and `others`, with at least one of `words`. */
function isOnly(password: string, words: readonly string[], others: readonly string[]): boolean {
  const text = plain(password)
  const letters = text.replace(/[^\p{L}\p{M}]/gu, '')
  // Separators and repeated characters make a password no harder to guess.
  const besides = text.replace(/[\p{L}\p{M}\s.,:;!?/_-]/gu, '').replace(/(.)\1+/gu, '$1')
  if ([...besides].length > MAX_BESIDES) return false
  // Positions where a word may begin; true if one of `words` comes before.
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

function plain(text: string): string {
  return text
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[øłđıæœ]/g, (letter) => asWritten[letter] ?? letter)
}
