import { catalogue } from '../../commodities/catalogue.ts'
import { knownCrops } from '../../commodities/known/known-crops.ts'
import { monthNames } from '../../months.ts'
import { isMeasureWord } from '../beside/measure-words.ts'
import { isProductSomewhere } from '../beside/products.ts'
import { currencyWords, unitOfWord } from '../find-units.ts'
import { intentPhrases } from '../intent/find-intent.ts'
import { isKindWord } from '../kinds/kind-words.ts'
import { knownLanguages } from '../languages/glossaries.ts'
import { OTHER_LANGUAGES } from '../languages/language.ts'
import { monthOfName } from '../period/period-words.ts'
import { plainText, splitWords } from '../plain-text.ts'
import { measureOfWord } from '../story/units.ts'
import { isBuyer, isCostItem, isEarlier, isLater, isRole, saysNothing } from '../story/words.ts'
import { isPlainWord, isSeriesWord } from '../topic/plain-words.ts'
import { isTopicWordItself } from '../topic/topic-signs.ts'
import { ordinaryWords } from './ordinary-words.ts'
import { isTown } from './town-names.ts'

const words = (text: string): readonly string[] => text.trim().split(/\s+/)

/** Words that a question turns on: of the weather, of time, of work, of money. */
const ofQuestions = words(
  `weather forecast temperature temperatures rain rains raining rainfall rained rainy frost frosty freeze freezing humidity humid wind winds windy gust gusts
  storm storms thunder thunderstorm lightning hail hailstorm snow snowing cloud clouds cloudy sunshine sunny cyclone monsoon flood floods drizzle shower showers
  heatwave heat cold degrees celsius warm foggy sunrise sunset drought
  today tonight tomorrow yesterday morning afternoon evening midnight night noon weekend week weeks month months year years hour hours season
  monday tuesday wednesday thursday friday saturday sunday now next last since until between before after during
  spray spraying sprayed irrigate irrigating irrigation watering water plough ploughing sowing sow planting transplanting harvest harvesting combine combining baling mowing
  weeding herbicide insecticide fungicide pesticide fertiliser fertilizer fertilisers fertilizers manure compost disease diseases insects caterpillar aphids weeds variety varieties hybrid
  seeds nursery subsidy scheme insurance loan tractor machine livestock cattle buffalo vaccine vaccination deficiency nutrient nutrients
  price prices market markets mandi rate rates cost costs worth value selling sell sold buying cheap cheaper cheapest expensive dearer dearest wholesale retail
  average highest lowest compare compared comparison difference change changed increase increased decrease decreased dropped fallen risen history record percent margin profit
  convert ratio volatile volatility seasonal usually quarter harvested yield winter spring summer autumn
  tonne tonnes kilogram kilograms quintal quintals bushel bushels hectare hectares acre acres gallon litre litres barrel sack sacks
  what when where which should would could will there please tell much many good best strong soon start started stop stops finish finished opened closed begin chance expected coming field crop crops`,
)

/** Words that are looked for by themselves: a slip in a shorter one makes another word. */
const SHORTEST = 4

const ofOtherLanguages = new Set(
  OTHER_LANGUAGES.flatMap((language) => [
    ...knownLanguages[language].words,
    ...knownLanguages[language].names,
  ]),
)

/** The names of all commodities, and the words of those of two. */
const named = new Set(
  [...catalogue, ...knownCrops].flatMap(({ name, alsoCalled }) =>
    [name, ...alsoCalled].map(plainText).flatMap((called) => {
      const parts = splitWords(called)
      return parts.length === 1 ? parts : parts.filter((part) => part.length > SHORTEST)
    }),
  ),
)
/** True for a word that asks, or says nothing of a thing. */
export const isOfQuestions = (word: string): boolean => asking.has(word) || isPlainWord(word)

const asking = new Set(ofQuestions)

/** Those that are English; the others are meant only where they are written right. */
const inEnglish: ReadonlySet<string> = new Set(
  [...catalogue, ...knownCrops].flatMap(({ name }) => splitWords(plainText(name))),
)
/** True for a word of an English name of a thing that has a price. */
export const isOfAnEnglishName = (word: string): boolean => inEnglish.has(word)

const ofPhrases = new Set(intentPhrases.flatMap(splitWords))

/** What a misspelt word may be taken for. */
export const meant: ReadonlySet<string> = new Set(
  [
    ...new Set([
      ...ofQuestions,
      ...monthNames.map((name) => name.toLowerCase()),
      ...currencyWords.flatMap(splitWords).filter((word) => word.length > SHORTEST),
      ...[...named].filter((word) => inEnglish.has(word) || !ofOtherLanguages.has(word)),
    ]),
  ].filter((word) => word.length >= SHORTEST && /^[a-z]+$/.test(word)),
)

const all = new Set([...meant, ...named, ...ofPhrases])

const isListed = (word: string): boolean =>
  all.has(word) ||
  ordinaryWords.has(word) ||
  monthOfName.has(word) ||
  unitOfWord(word) !== undefined ||
  isPlainWord(word) ||
  isTopicWordItself(word) ||
  isSeriesWord(word) ||
  isKindWord(word) ||
  isMeasureWord(word) ||
  isProductSomewhere(word) ||
  isOfASum(word)

const isOfASum = (word: string): boolean =>
  [saysNothing, isCostItem, isRole, isBuyer, isEarlier, isLater].some((is) => is(word)) ||
  measureOfWord(word) !== undefined

/** True for a word that says something as it stands, here or in ordinary English: it is never taken for another. */
export const isKnown = (word: string): boolean =>
  ofOtherLanguages.has(word) ||
  isTown(word) ||
  isListed(word) ||
  isListed(`${word}s`) ||
  formsOf(word).some((form) => form.length > 2 && isListed(form))

/** What a word may be a form of: "converts", "raised", "shelling", "harvester". */
function formsOf(word: string): string[] {
  const [, stem, ending = ''] = /^(.+?)(ies|es|s|ed|ing|ers?|ly)$/.exec(word) ?? []
  if (stem === undefined) return []
  return ending === 'ies' ? [`${stem}y`] : [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')]
}

/** The names of two words that commodities have in English: "phosphate rock". */
export const twoWordNames: readonly (readonly [first: string, second: string])[] = [
  ...new Set(
    [...catalogue, ...knownCrops].flatMap(({ name, alsoCalled }) => [name, ...alsoCalled].map(plainText)),
  ),
].flatMap((name) => {
  const [first, second, third] = splitWords(name)
  const isTwo = first !== undefined && second !== undefined && third === undefined
  return isTwo && inEnglish.has(first) && second.length >= 3 ? [[first, second] as const] : []
})
