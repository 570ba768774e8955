import { catalogue } from '../../commodities/catalogue.ts'
import { knownCrops } from '../../commodities/known/known-crops.ts'
import { remembered } from '../../remembered.ts'
import { unitOfWord } from '../find-units.ts'
import { plainText, splitWords } from '../plain-text.ts'
import { ordinaryWords } from '../spelling/ordinary-words.ts'
import { english } from './english-words.ts'
import { likeliestLanguage } from './evidence/likeliest-language.ts'
import { arabicInLatin, knownLanguages } from './glossaries.ts'
import { type Language, OTHER_LANGUAGES, type OtherLanguage } from './language.ts'
import { isUnread, notArabic } from './unread/unread-language.ts'
import { fold, type WrittenWord, writtenWords } from './written-words.ts'

const englishNames = new Set([...catalogue, ...knownCrops].flatMap(({ name }) => splitWords(plainText(name))))
/** Words of the stored series, which sources write in English, and others after them: "sugar, EU", "blé US". */
const seriesWords = new Set(
  catalogue
    .flatMap(({ pinkSheet = [] }) => pinkSheet.flatMap((name) => splitWords(plainText(name))))
    .filter((word) => !english.has(word) && !englishNames.has(word)),
)
/** What words of other languages are in English is English where it stands by itself: "litre", "volatile". */
const englishToo = new Set(
  OTHER_LANGUAGES.flatMap((language) =>
    [...knownLanguages[language].glossary.values()].flat().flatMap(({ english: told }) => told.split(' ')),
  ).filter((word) => word.length > 2),
)

/** A crop's name says less than a word of a sentence, which nobody borrows. */
const OF_A_NAME = 0.5
const OF_A_SERIES = 0.25
/** Too little to tell a language by. */
const TOO_LITTLE = 0.3
/** A sentence of English with names of elsewhere in it, "wheat mandi bhav", is one of English. */
const ENGLISH_FIRST = 0.5
/** "n tonite" is "and tonight" of a message; before an apostrophe it is French. */
const isTexted = (word: string, text: string): boolean => /^[nur]$/i.test(word) && !/\b[nur]['’]/i.test(text)

/** The "Q" of "Q3" is no word of any language. */
const isOfAFigure = (written: string, next: WrittenWord | undefined): boolean =>
  written.length === 1 && next?.isNumber === true && next.before === ''

/** Sums of thirds and sixths that differ by less are equal. */
const SAME = 1e-9

/**
 * The language of a question, from its script and its own words: that of its sentence, whatever language a crop's name
 * in it is of. Undefined where it says too little of it ("DAP 50 kg"), or is in a language that is not known here.
 *
 * @param before the language of the conversation so far, where two languages have the words: "está intoxicado"
 */
export function findLanguage(text: string, before?: Language): Language | undefined {
  if (arabicInLatin.isWritten(text)) return 'ar'
  if (isUnread(text)) return undefined
  const words = writtenWords(text).words.filter(
    ({ isNumber, written }, at, all) =>
      !isNumber && written !== 'kg' && !isTexted(written, text) && !isOfAFigure(written, all[at + 1]),
  )
  const latin = words.filter(({ written }) => /\p{Script=Latin}/u.test(written))
  const arabic = words.filter(({ written }) => /\p{Script=Arabic}/u.test(written))
  const hindi = words.filter(({ written }) => /\p{Script=Devanagari}/u.test(written))
  if (arabic.length > latin.length) return notArabic.test(text) ? undefined : 'ar'
  if (hindi.length > latin.length) return 'hi'
  // English has no accents: "thé" is not "the".
  const plain = latin.map(({ written }) => (isAccented(written) ? written.toLowerCase() : fold(written)))
  const expected = before ?? 'en'
  const told = languageToldBy(plain, before)
  const likeliest = likeliestLanguage(plain, told, expected)
  return likeliest === expected && told !== expected ? undefined : likeliest
}

/** The language that words are known in; undefined where they say too little. */
function languageToldBy(plain: readonly string[], before: Language | undefined): Language | undefined {
  const telling = plain.filter((word) => languagesOf(word).length > 0)
  // "Chini" alone may be sugar in Hindi or "below" in Swahili.
  if (telling.length === 1 && telling.some(isOfSeveral)) return undefined
  // "Chainsaw keeps cutting out": one word that another language has, too, among ordinary English.
  if (telling.length === 1 && plain.length > 2 && plain.every((word) => ordinaryWords.has(word)))
    return undefined
  const scores = scoresOf(plain)
  const most = Math.max(...scores.map(({ score }) => score))
  if (scores.length === 0 || most < TOO_LITTLE) return undefined
  const best = scores.filter(({ score }) => score > most - SAME).map(({ language }) => language)
  // "Corn $/bu" is of no language: a unit's sign is also a little word of another.
  const known = telling.filter((word) => languagesOf(word).some(({ language }) => best.includes(language)))
  if (known.length === 1 && known.every(isSign)) return undefined
  // "So 15 gallons?": a word as short as this changes no conversation's language.
  const isAnother = before !== undefined && !best.includes(before)
  if (isAnother && known.length === 1 && known.every(isShort)) return undefined
  if (best.length === 1) return best[0]
  return best.find((language) => language === before) ?? (best.includes('en') ? undefined : best[0])
}

function scoresOf(words: readonly string[]): { language: Language; score: number }[] {
  const scores = new Map<Language, number>()
  for (const word of words) {
    const saying = languagesOf(word)
    // A word of several languages tells less of each.
    for (const { language, weight } of saying)
      scores.set(language, (scores.get(language) ?? 0) + weight / saying.length)
  }
  return [...scores].map(([language, score]) => ({
    language,
    score: language === 'en' && words.some((word) => english.has(word)) ? score + ENGLISH_FIRST : score,
  }))
}

const isShort = (word: string): boolean => word.length <= 3 && !isAccented(word)
const isSign = (word: string): boolean => word.length < 4 && unitOfWord(word) !== undefined

const isOfSeveral = (word: string): boolean =>
  languagesOf(word).length + (knownLanguages.hi.names.has(word) ? 1 : 0) > 1

/** Letters with accents that French, Spanish and Portuguese have. */
const accented = new Set<OtherLanguage>(['fr', 'es', 'pt'])
/** Endings and letters that one of them alone has: what is not known tells its language, too. */
const spellings: readonly (readonly [OtherLanguage, RegExp])[] = [
  ['es', /ñ|\p{L}{3}ó$|ión$|[áíúé]n$|ías?$|ándo|éndo/u],
  ['fr', /[èëîïûùœ]|ées?$|[^aeo]ê/],
  ['pt', /[ãõ]|ê[ns]|ô[ns]/],
]
const bySpelling = (written: string): { language: Language; weight: number }[] => {
  const word = written.toLowerCase().normalize('NFC')
  return spellings.flatMap(([language, spelling]) =>
    spelling.test(word) ? [{ language, weight: OF_A_NAME }] : [],
  )
}
const isAccented = (word: string): boolean => /[a-z][\u0300-\u036f]/.test(word.toLowerCase().normalize('NFD'))

const languagesOf = remembered((written: string): { language: Language; weight: number }[] => {
  const word = fold(written)
  const others = OTHER_LANGUAGES.filter((language) => language !== 'ar').flatMap((language) =>
    weighed(language, word, knownLanguages[language].words, knownLanguages[language].names),
  )
  if (isAccented(written)) {
    const known = others.filter(({ language }) => accented.has(language))
    return known.length > 0 ? known : bySpelling(written)
  }
  const inEnglish = seriesWords.has(word)
    ? [{ language: 'en', weight: OF_A_SERIES } as const]
    : weighed('en', word, english, englishNames)
  const isBoth = inEnglish.length === 0 && others.length > 0 && englishToo.has(word)
  return [...inEnglish, ...(isBoth ? [{ language: 'en', weight: 1 } as const] : []), ...others]
})

function weighed<L extends Language>(
  language: L,
  word: string,
  words: ReadonlySet<string>,
  names: ReadonlySet<string>,
): { language: L; weight: number }[] {
  if (words.has(word)) return [{ language, weight: 1 }]
  // Hindi in Latin letters is told by its little words: its crops' names are Indian English, too.
  return names.has(word) && language !== 'hi' ? [{ language, weight: OF_A_NAME }] : []
}

/**
 * The language that a question is to be answered in: its own, or where it does not say, that of the questions before
 * it; English where none says.
 *
 * @param earlier the questions before it, oldest first
 */
export function languageOf(text: string, earlier: readonly string[]): Language {
  return [...earlier, text].reduce<Language>(
    (before, one, at) => findLanguage(one, at === 0 ? undefined : before) ?? before,
    'en',
  )
}

/** What a language is written in where that is not Latin. */
const ownScript: Partial<Readonly<Record<Language, RegExp>>> = {
  hi: /\p{Script=Devanagari}/u,
  ar: /\p{Script=Arabic}/u,
}

/**
 * The language that whoever asks reads for sure: that of {@link languageOf} where the product writes it in the letters
 * of who asks, else English: who writes Hindi in Latin letters may not read its own.
 *
 * @param earlier the questions before it, oldest first
 */
export function answerLanguageOf(text: string, earlier: readonly string[]): Language {
  const { answer } = [...earlier, text].reduce<{ asked: Language; answer: Language }>(
    (before, one) => {
      const asked = findLanguage(one, before.asked)
      if (asked === undefined) return before
      const isReadable = ownScript[asked]?.test(one) ?? true
      return { asked, answer: isReadable ? asked : 'en' }
    },
    { asked: 'en', answer: 'en' },
  )
  return answer
}

/** True for a language beside English. */
export const isOther = (language: Language): language is OtherLanguage => language !== 'en'
