import { kgPerUnit } from '../../mass.ts'
import type { OtherLanguage } from '../languages/language.ts'
import { plainText } from '../plain-text.ts'
import type { Question } from '../reading.ts'

const bag = '(?:bags?|sacks?|packs?|packets?|gunia|magunia|bori)'
const number = '(\\d+(?:\\.\\d+)?)'
const kilos = '(?:kgs?|kilos?|kilograms?)'
const start = '(?<![^ ])'
const end = '(?![^ ])'
/** Words that may stand between a bag and what it holds: "a bag of beans here holds 90 kg". */
const between = `(?: (?!(?:and|or|per|for|plus|vs|versus)${end})[^ \\d]+){0,4}`
/** What a bag is filled with is told by these numbers of kilograms, where nobody says of what they are. */
const sizes = '(5|10|20|25|30|40|45|46|50|60|64|69|70|75|80|90|100)'

const told = [
  new RegExp(`${start}${bag}${between} ${number} ?${kilos}${end}`, 'g'),
  new RegExp(`${start}${bag}${between} ${kilos} ${number}${end}`, 'g'),
  new RegExp(`${start}${number} ?-?${kilos} (?:of (?=${bag}))?(?:${bag}|ones?)${end}`, 'g'),
  new RegExp(
    `${start}${bag}(?: (?:of|is|are|=|with|de))? ${sizes}(?=$| (?:in|and|or|kg|vs|how|what|price|the)${end})`,
    'g',
  ),
]
/** The weight told by itself at the end of a list of bags: "sack of 50 kg, and 25 kg". */
const listed = new RegExp(`${start}(?:and|or|also|,) (?:[^ \\d]+ ){0,3}${number} ?-?${kilos}${end}`, 'g')
const years = /(?<![\d.])(?:19|20)\d\d(?![\d.])/g

/**
 * A 60 kg bag is what is traded in Brazil, by the word that is of no other bag; of rice and sugar it is one of 50 kg.
 */
const kgOfSaca: Readonly<Record<string, number>> = {
  soybeans: 60,
  maize: 60,
  'coffee-arabica': 60,
  'coffee-robusta': 60,
  wheat: 60,
  sorghum: 60,
  beans: 60,
  barley: 60,
  rice: 50,
  'rough-rice': 50,
  sugar: 50,
}

/** What the bags hold that a text tells, each once, in kilograms; empty where it has numbers of anything else. */
export function bagsTold(text: string): readonly number[] {
  const plain = plainText(text).replace(years, ' ').replace(/ {2,}/g, ' ')
  const found = told.flatMap((pattern) => [...plain.matchAll(pattern)].map(([, size]) => Number(size)))
  const more = found.length === 0 ? [] : [...plain.matchAll(listed)].map(([, size]) => Number(size))
  const all = [...new Set([...found, ...more])].filter((size) => size > 0)
  const said = [...plain.matchAll(/\d+(?:\.\d+)?/g)].map(([figure]) => Number(figure))
  return said.every((figure) => all.includes(figure)) ? all : []
}

/**
 * A question for a price with the bag that it is wanted for, whatever the farmer tells of its size and wherever he
 * does: "our bag is 64 kg. One bag in dollars?". Of several sizes each is told.
 *
 * @param text in English words
 * @param written as the farmer wrote it, in that language
 */
export function withBagTold(
  question: Question,
  text: string,
  written: string,
  language?: OtherLanguage,
): Question {
  if (!isOfPrices(question, text)) return question
  const inOrder = bagsTold(text).toSorted((a, b) => text.indexOf(`${a}`) - text.indexOf(`${b}`))
  const [first, ...others] = inOrder
  if (first === undefined) return withSaca(question, written, language)
  const isOfTrade = first === kgPerUnit.bag && question.unit === 'bag'
  if (others.length === 0 && (isOfTrade || isRead(question, first) || question.wanted?.kind === 'sack'))
    return asPrice(question)
  const asked = asPrice(ofBag(question, first))
  if (others.length === 0) return asked
  return { ...asked, alsoAsked: others.map((size) => asPrice(ofBag(question, size))) }
}

/** "A saca de soja": the word says how large it is. */
function withSaca(question: Question, written: string, language: OtherLanguage | undefined): Question {
  const { unit, wanted, commodities, figures } = question
  if (language !== 'pt' || unit !== 'bag' || wanted !== undefined || figures.given !== undefined)
    return question
  const [size, ...others] = new Set(commodities.map((id) => kgOfSaca[id]))
  return /(?<!\p{L})sacas?(?!\p{L})/iu.test(written) && size !== undefined && others.length === 0
    ? ofBag(question, size)
    : question
}

function ofBag(question: Question, kg: number): Question {
  const { unit: _, figures: __, unplaced = [], ...rest } = question
  const left = unplaced.filter((word) => !/^[\d.,]+(?: ?kgs?)?$/.test(word))
  const { unplaced: ___, ...known } = { ...rest, unplaced }
  return { ...known, figures: {}, wanted: { kind: 'sack', kg }, ...(left.length > 0 && { unplaced: left }) }
}

/**
 * A bag of an input whose money is named is asked the price of, though its name is of feeding crops: "urea bag of 50".
 */
const asPrice = (question: Question): Question =>
  question.topic === 'price' ? question : { ...question, topic: 'price', intent: 'price' }

/** Whether the bag is read already as the one that the price is wanted for. */
const isRead = ({ figures: { given = [] }, unit, unplaced = [] }: Question, kg: number): boolean =>
  unit === undefined &&
  unplaced.length === 0 &&
  given.some(({ measure }) => measure?.kind === 'sack' && measure.kg === kg)

const isOfPrices = (question: Question, text: string): boolean => {
  const { topic, danger, commodities, figures, unit, story, basket, pieces, intent, conversion, currency } =
    question
  const { given = [] } = figures
  const isOfInput = topic === 'nutrients' && currency !== undefined && commodities.length === 1
  // "What is a sack if the sack is 80 kg": no weight is to be converted.
  const isOfBag = topic === 'sums' && intent === 'convert' && unit === 'bag' && commodities.length === 1
  return (
    (topic === 'price' || isOfInput || (isOfBag && !/how many/i.test(text))) &&
    danger === undefined &&
    commodities.length > 0 &&
    (isOfBag || /^(?:price|compare|range|change|from-extreme|unknown)$/.test(intent)) &&
    given.every(
      ({ role, value, measure }) => role === 'amount' && (value === 1 || measure?.kind === 'mass'),
    ) &&
    [story, basket, pieces, conversion].every((one) => one === undefined)
  )
}
