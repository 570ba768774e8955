const alike: readonly (readonly [RegExp, string])[] = [
  // Stretched letters say nothing: "ساااعدوني".
  [/ـ/g, ''],
  [/(.)\1{2,}/gu, '$1'],
  [/[أإآٱ]/g, 'ا'],
  [/[ىیئ]/g, 'ي'],
  [/ؤ/g, 'و'],
  [/ة/g, 'ه'],
  [/[کگڭ]/g, 'ك'],
  [/[ڤڥ]/g, 'ف'],
  [/پ/g, 'ب'],
  [/چ/g, 'ج'],
  [/^ء|(?<=.{3})ء/gu, ''],
]

/** A plain word with one letter for those of Arabic that are written for each other. */
export const arabicLetters = (word: string): string =>
  /\p{Script=Arabic}|ـ/u.test(word)
    ? alike.reduce((told, [written, letter]) => told.replace(written, letter), word)
    : word

const endings = (list: string): readonly string[] => list.split(' ').sort((a, b) => b.length - a.length)

/** The article, with what is written before it as one word. */
const ARTICLES = endings('ال وال فال بال كال هال عال لل ولل وبال وعال')
/** "And, so, by, to, as", "will", "not", and who does something, in the written language and in dialects. */
const BEFORE = endings(
  'و ف ب ل ك ه ح م ع ي ت ن ا بي بت بن با كي كت كن كا هي هت هن حي حت حن وي وت وا وب ول وك وم في فت ما مي مت مب مبي مبت مو لي لت غي غت غن تي تن',
)
/** Of whom, whom, who did, more than one, and "not". */
const BEHIND = endings(
  'ه ها هم هن هو ك كم كن ي نا ني و وا ت تو تي تها ته تك تنا وه وها وهم يه يها ين ون ات ان اتو اته اتها ش هاش وش تش ناش لو لي لها له لهم ولو ولي هالي ية يين انه انها',
)
/** What is left must have so many letters: most roots have three, "دم" and "سم" two. */
const LEAST = 3
const LEAST_AT_ONE_END = 2

/** The stem of a word with one letter for each, and every part of it that may be one. */
export function arabicStems(word: string): { stem: string; forms: readonly string[] } {
  const fronts = ['', ...[...ARTICLES, ...BEFORE].filter((front) => word.startsWith(front))]
  const forms = new Set([word])
  for (const front of fronts) {
    const rest = word.slice(front.length)
    for (const behind of ['', ...BEHIND.filter((end) => rest.endsWith(end))]) {
      const form = rest.slice(0, rest.length - behind.length)
      const isAtOneEnd = behind === '' ? ARTICLES.includes(front) : front === ''
      if (form.length >= (isAtOneEnd ? LEAST_AT_ONE_END : LEAST)) forms.add(form)
    }
  }
  return { stem: lightStem(word), forms: [...forms] }
}

/** The usual light stem: without the article or one particle, and without one ending. */
function lightStem(word: string): string {
  const article = ARTICLES.find((front) => word.startsWith(front) && word.length - front.length >= LEAST)
  const bare = word.slice(article?.length ?? 0)
  const end = BEHIND.find((behind) => bare.endsWith(behind) && bare.length - behind.length >= LEAST)
  return bare.slice(0, bare.length - (end?.length ?? 0))
}
