import { english } from './english-words.ts'

const consonants: Readonly<Record<string, string>> = {
  क: 'k',
  ख: 'kh',
  ग: 'g',
  घ: 'gh',
  ङ: 'n',
  च: 'ch',
  छ: 'ch',
  ज: 'j',
  झ: 'jh',
  ञ: 'n',
  ट: 't',
  ठ: 'th',
  ड: 'd',
  ढ: 'dh',
  ण: 'n',
  त: 't',
  थ: 'th',
  द: 'd',
  ध: 'dh',
  न: 'n',
  प: 'p',
  फ: 'f',
  ब: 'b',
  भ: 'bh',
  म: 'm',
  य: 'y',
  र: 'r',
  ल: 'l',
  व: 'v',
  श: 'sh',
  ष: 'sh',
  स: 's',
  ह: 'h',
}
const vowels: Readonly<Record<string, string>> = {
  अ: 'a',
  आ: 'a',
  इ: 'i',
  ई: 'i',
  उ: 'u',
  ऊ: 'u',
  ए: 'e',
  ऐ: 'ai',
  ओ: 'o',
  औ: 'au',
  ऑ: 'o',
  ऋ: 'ri',
  'ा': 'a',
  'ि': 'i',
  'ी': 'i',
  'ु': 'u',
  'ू': 'u',
  'े': 'e',
  'ै': 'ai',
  'ो': 'o',
  'ौ': 'au',
  'ॉ': 'o',
  'ृ': 'ri',
  'ं': 'n',
  'ः': 'h',
}
const VIRAMA = '्'
/** The vowel that is spoken behind a consonant but not written. */
const UNWRITTEN = 'ə'

/**
 * A word of Devanagari in Latin letters as it is spoken: the unwritten vowel falls at a word's end, and between two
 * syllables that have their own (Ohala's rule).
 */
function spoken(word: string): string {
  const letters = [...word]
  const whole = letters
    .map((letter, at) => {
      const consonant = consonants[letter]
      if (consonant === undefined) return letter === VIRAMA ? '' : (vowels[letter] ?? letter)
      const next = letters[at + 1] ?? ''
      const isBare = next === VIRAMA || (vowels[next] !== undefined && !'ंः'.includes(next))
      return isBare ? consonant : consonant + UNWRITTEN
    })
    .join('')
    .replace(/ə$/, '')
  // From the end: what is spoken there decides of what stands before it.
  let heard = ''
  for (let at = whole.length - 1; at >= 0; at -= 1) {
    const letter = whole.charAt(at)
    const isSilent =
      /[aeiouə]n?(?:[kgcjtdpb]h|sh|[a-z])$/.test(whole.slice(0, at)) &&
      /^(?:[kgcjtdpb]h|sh|[a-z])[aeiou]/.test(heard)
    heard = `${letter === UNWRITTEN ? (isSilent ? '' : 'a') : letter}${heard}`
  }
  return heard
}

const alike: readonly (readonly [RegExp, string])[] = [
  [/q|ck/g, 'k'],
  [/z/g, 'j'],
  [/w/g, 'v'],
  [/ph/g, 'f'],
  [/chh/g, 'ch'],
  [/a{2,}/g, 'a'],
  [/ee+|ii+/g, 'i'],
  [/oo+|uu+/g, 'u'],
  [/a[iy](?![aeiou])|e[iy](?![aeiou])/g, 'e'],
  [/au|ou/g, 'o'],
  [/([a-z])\1+/g, '$1'],
  [/(?<=[a-z]{2})(?<=[aeiou])[nm]$/g, ''],
]

/**
 * How a word of Hindi sounds, in its own script or in Latin letters, where everybody spells by ear: "qeemat", "keemat"
 * and कीमत are one. A word of English that stands in the sentence stays what it is.
 *
 * @param folded from `fold`
 */
export function hindiByEar(folded: string): string {
  if (english.has(folded)) return folded
  const latin = /\p{Script=Devanagari}/u.test(folded) ? spoken(folded) : folded
  return /^[a-z]{2,}$/.test(latin)
    ? alike.reduce((heard, [written, sound]) => heard.replace(written, sound), latin)
    : folded
}
