import { isLittle } from '../asides/closed-words.ts'
import { findCommodities } from '../find-commodities.ts'
import { findCurrency, unitOfWord } from '../find-units.ts'
import { plainText, splitWords } from '../plain-text.ts'
import { hasMark, sentencesOf } from './sentences.ts'
import { asksSomething } from './story-told.ts'

/** A sentence with one of these may tell a part of a sum. */
const ofSums =
  /(?<![^ ])(?:cost|costs|costing|paid|pays?|paying|spent|spends?|spending|sold|sells?|selling|bought|buys?|buying|prices?|priced|profit|loss|lost|died|dead|share|shares|split|divided?|each|every|apiece|per|percent|%|half|third|quarter|hired?|hires|workers?|labou?rers?|partners?|members?|loan|lent|borrowed|interest|debt|owes?|owed|rent|rented|yield|yields|harvest|harvested|picked|planted|grew|got|get|gets|made|makes|produced?|gave|gives?|earns?|earned|wages?|salary|trips?|loads?|bags?|sacks?|crates?|boxes|tins?|baskets?|bales?|bunch(?:es)?|trays?|heads?|animals|acres?|hectares?|ha|plots?|fields?|rows?|trees?|hives?|plants?|left|remain|remained|remaining|kept|keep|ate|eat)(?![^ ])/
/** An age, or how long or how far something is: of no sum where nothing else is told by it. */
const ofLife =
  /(?<![^ ])(?:\d+ (?:years?|yrs?)(?: (?:old|of age|married|ago|now))?|aged? (?:of )?\d+|(?:is|am|are|was|s|m|turned|turns|turning) \d+(?= |$)|\d+ (?:children|child|kids?|sons?|daughters?|girls?|boys?|brothers?|sisters?|wives|wife|grandchildren|siblings|people|guests|visitors|dogs?|cats?|km|kilometers?|kilometres?|miles|hours?|weeks?|times?|operations?|floors?|stairs|steps|teeth))(?![^ ])/g
const toEachOf =
  /(?<![^ ])(?:each|every|apiece|share|split|divided?|between|among|equally|everybody|everyone|us)(?![^ ])/
/** "At 9500 shillings each": what one costs, and nothing that is shared. */
const priceOfEach =
  /(?<![^ ])(?:at|for|to|in|of|per) \d[^ ]*(?: [^ ]+){0,2} (?:each|every|apiece)(?: one)?(?![^ ])/g
const noun = /\d[^ ]* (?:of )?(\p{L}{3,})/gu

const stem = (word: string): string => word.replace(/(?:es|s)$/, '')

/**
 * A sum without the sentences that only tell of people: "Dad is 81 and still fixes the combine" is no figure of it.
 * Such a sentence tells no money, no goods, no land and no measure, and nothing that it counts is named anywhere else.
 * Undefined where there is none.
 *
 * @param text in English words
 */
export function withoutTellings(
  text: string,
): { kept: string; at: ReadonlySet<number>; of: number } | undefined {
  const sentences = sentencesOf(text)
  const plains = sentences.map(plainText)
  const at = new Set(
    sentences.flatMap((sentence, index) => {
      const others = plains.filter((_, other) => other !== index).join(' ')
      return onlyOfPeople(sentence, others) ? [] : [index]
    }),
  )
  if (at.size === sentences.length || at.size === 0) return undefined
  return { kept: sentences.filter((_, index) => at.has(index)).join(' '), at, of: sentences.length }
}

function onlyOfPeople(sentence: string, others: string): boolean {
  const plain = plainText(sentence)
  if (!/\d/.test(plain) || hasMark(sentence) || asksSomething(sentence)) return false
  const left = plain.replace(ofLife, ' ')
  if (ofSums.test(plain) || (/\d/.test(left) && findCommodities(plain).length > 0)) return false
  const words = splitWords(left)
  if (words.some((word) => unitOfWord(word) !== undefined || isMoney(word))) return false
  const isShared = toEachOf.test(others.replace(priceOfEach, ' '))
  if (
    isShared &&
    (/\d/.test(left) ||
      /(?<![^ ])(?:children|sons?|daughters?|brothers?|sisters?|people|kids?)(?![^ ])/.test(plain))
  )
    return false
  const counted = [...plain.matchAll(noun)].map(([, one = '']) => stem(one))
  const named = new Set(splitWords(others).map(stem))
  return counted.every((one) => isLittle(one) || !named.has(one))
}

const isMoney = (word: string): boolean => findCurrency(word) !== undefined || /[$€£₹]/.test(word)
