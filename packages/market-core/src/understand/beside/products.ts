import { hindiByEar } from '../languages/hindi-by-ear.ts'
import { OTHER_LANGUAGES, type OtherLanguage } from '../languages/language.ts'
import { fold } from '../languages/written-words.ts'
import { plainText } from '../plain-text.ts'
import { ordinaryWords } from '../spelling/ordinary-words.ts'
import data from './products.json' with { type: 'json' }

const listed = (words: string): readonly string[] => words.split(' ')

/** Hindi in Latin letters is spelt by ear. */
const formsOf = (language: OtherLanguage, word: string): string[] =>
  language === 'hi' ? [plainText(word), hindiByEar(fold(word))] : [plainText(word)]

/** What is made of crops, or is another part of them, in English. */
const inEnglish: ReadonlySet<string> = new Set(listed(data.en))
const of = (language: OtherLanguage): ReadonlySet<string> =>
  new Set(listed(data[language]).flatMap((word) => formsOf(language, word)))
const inLanguage: Readonly<Record<OtherLanguage, ReadonlySet<string>>> = {
  fr: of('fr'),
  es: of('es'),
  pt: of('pt'),
  sw: of('sw'),
  hi: of('hi'),
  ar: of('ar'),
}

/** A shorter word of one language is something else in another. */
const SHORTEST = 4
/** Words of other languages that are none of English: "makka bhusa price". */
const inAnyOther: ReadonlySet<string> = new Set(
  OTHER_LANGUAGES.flatMap((language) => [...inLanguage[language]]).filter(
    (word) => word.length >= SHORTEST && !ordinaryWords.has(word),
  ),
)

/** True for a word by which something else is made of a crop than the crop itself: "flour", "tourteau", "भूसा". */
export const isProduct = (word: string, language: OtherLanguage | undefined): boolean =>
  inEnglish.has(word) ||
  (language === undefined
    ? inAnyOther.has(word) || inAnyOther.has(hindiByEar(word))
    : inLanguage[language].has(word) || (language === 'hi' && inLanguage.hi.has(hindiByEar(word))))

/** True for such a word of any language, which is therefore no slip of a crop's name: "polvo", "palha", "pumba". */
export const isProductSomewhere = (word: string): boolean => inEnglish.has(word) || inAnyOther.has(word)

const itself: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(data.itself).flatMap(([word, ids]) =>
    [plainText(word), hindiByEar(fold(word))].map((form) => [form, new Set(listed(ids))] as const),
  ),
)

/** Whether the word says of this commodity what it is anyhow: lint of cotton, leaves of tobacco. */
export const isItself = (word: string, commodity: string): boolean =>
  (itself.get(word) ?? itself.get(hindiByEar(word)))?.has(commodity) === true
