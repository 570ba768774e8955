const pairs = (text: string): readonly (readonly [string, string])[] =>
  text
    .trim()
    .split(/\s+/)
    .flatMap((group) => {
      const [to = '', letters = ''] = group.split(':')
      return [...letters].map((letter) => [letter, to] as const)
    })

/** What consonants sound like, by the letters of other scripts; vowels are left out. */
const sounds: ReadonlyMap<string, string> = new Map(
  pairs(
    `k:कखक़خقك g:गघغ c:चछچ j:जझجز t:टठतथتثط d:डढदधदذضد n:णनङञंँن p:पफپف b:बभب m:मम m:م r:रر l:लळل v:व s:शषसسشص`,
  ),
)
const isOther = /\p{Script=Devanagari}|\p{Script=Arabic}/u

/** The consonants of a name, as they sound: "कोलकाता" and "Kolkata" are `klkt`. */
export function consonants(word: string): string {
  const letters = isOther.test(word)
    ? [...word.normalize('NFC')].map((letter) => sounds.get(letter) ?? '').join('')
    : word
        .toLowerCase()
        .replace(/ph|f/g, 'p')
        .replace(/ch/g, 'C')
        .replace(/[cq]/g, 'k')
        .replace(/C/g, 'c')
        .replace(/x/g, 'ks')
        .replace(/w/g, 'v')
        .replace(/z/g, 'j')
        .replace(/[^bcdgjklmnprstv]/g, '')
  return letters.replace(/m(?=[bp])/g, 'n').replace(/(.)\1/g, '$1')
}

/** Fewer consonants are those of many words. */
const FEWEST = 4

/** A text with its words of other scripts that sound as one stored name, and only one, in that name's place. */
export function withNamesByLetters(
  text: string,
  names: ReadonlySet<string>,
): { text: string; written: ReadonlyMap<string, string> } {
  const written = new Map<string, string>()
  if (!isOther.test(text)) return { text, written }
  const put = text.replace(/[\p{L}\p{M}]+/gu, (word) => {
    const sound = isOther.test(word) ? consonants(word) : ''
    if (sound.length < FEWEST) return word
    const [name, ...others] = [...names].filter((one) => consonants(one) === sound)
    if (name === undefined || others.length > 0) return word
    written.set(name, word)
    return name
  })
  return { text: put, written }
}
