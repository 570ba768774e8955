const letters = (pairs: string): ReadonlyMap<string, string> =>
  new Map(pairs.split(' ').map((pair) => [[...pair][0] ?? '', [...pair].slice(1).join('')]))

const consonantsOf = letters(
  'कk खkh गg घgh ङn चch छch जj झjh ञn टt ठth डd ढdh णn तt थth दd धdh नn पp फf बb भbh मm यy रr लl वv शsh षsh सs हh',
)
const vowelsOf = letters('अa आa इi ईi उu ऊu एe ऐai ओo औau ऑo ऋri ाa िi ीi ुu ूu ेe ैai ोo ौau ॉo ृri ंn ःh')
const VIRAMA = '्'
/** The inherent vowel, spoken after a consonant but not written. */
const UNWRITTEN = 'ə'

/**
 * Transliterates a Devanagari word as spoken: the inherent vowel is dropped at the end of a word
 * and between two syllables with their own vowels (Ohala's rule).
 */
export function transliterateDevanagari(word: string): string {
  const written = [
    ...word
      .normalize('NFD')
      .replace(/\u093c/g, '')
      .replaceAll('\u0901', '\u0902'),
  ]
  const whole = written
    .map((letter, at) => {
      const consonant = consonantsOf.get(letter)
      if (consonant === undefined) return letter === VIRAMA ? '' : (vowelsOf.get(letter) ?? letter)
      const next = written[at + 1] ?? ''
      const isBare = next === VIRAMA || (vowelsOf.has(next) && next !== 'ं' && next !== 'ः')
      return isBare ? consonant : consonant + UNWRITTEN
    })
    .join('')
    .replace(/ə$/, '')
  // Backwards, because each vowel depends on the one after.
  let heard = ''
  for (let at = whole.length - 1; at >= 0; at -= 1) {
    const letter = whole.charAt(at)
    const isSilent =
      /[aeiouə]n?(?:[kgcjtdpb]h|sh|[a-z])$/.test(whole.slice(Math.max(0, at - 5), at)) &&
      /^(?:[kgcjtdpb]h|sh|[a-z])[aeiou]/.test(heard)
    heard = `${letter === UNWRITTEN ? (isSilent ? '' : 'a') : letter}${heard}`
  }
  return heard
}

/** Consonants of a name in Latin letters, by sound: "Ludhiana" and "ludhiyana" both give `ldn`. */
export const consonantSkeleton = (name: string): string =>
  name
    .toLowerCase()
    .replace(/ph|f/g, 'p')
    .replace(/ch/g, 'C')
    .replace(/[cq]/g, 'k')
    .replace(/C/g, 'c')
    .replace(/x/g, 'ks')
    .replace(/w/g, 'v')
    .replace(/z/g, 'j')
    .replace(/[^bcdgjklmnprstv]/g, '')
    .replace(/m(?=[bp])/g, 'n')
    .replace(/(.)\1/g, '$1')
