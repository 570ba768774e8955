import { isLittle } from '../asides/closed-words.ts'
import { findCurrency, unitOfWord } from '../find-units.ts'
import { plainText, splitWords } from '../plain-text.ts'
import { hasMark, sentencesOf } from './sentences.ts'
import { asksSomething } from './story-told.ts'

/** A sentence with one of these may tell a part of a sum. */
const ofSums =
  /(?<![^ ])(?:cost|costs|costing|paid|pays?|paying|spent|spends?|spending|sold|sells?|selling|bought|buys?|buying|prices?|priced|profit|loss|lost|died|dead|share|shares|split|divided?|each|every|apiece|per|percent|%|half|third|quarter|hired?|hires|workers?|labou?rers?|partners?|members?|loan|lent|borrowed|interest|debt|owes?|owed|rent|rented|yield|yields|harvest|harvested|picked|planted|grew|got|get|gets|made|makes|produced?|gave|gives?|earns?|earned|wages?|salary|trips?|loads?|bags?|sacks?|crates?|boxes|tins?|baskets?|bales?|bunch(?:es)?|trays?|heads?|animals|acres?|hectares?|ha|plots?|fields?|rows?|trees?|hives?|plants?|left|remain|remained|remaining|kept|keep|ate|eat)(?![^ ])/
const family =
  'wife|husband|sons?|daughters?|mother|father|mum|mom|dad|mama|baba|brothers?|sisters?|uncle|aunt|cousin|grandmother|grandfather|granny|grandma|grandpa|grandad|granddad|grandson|granddaughter|neighbou?r|boss|child|children|boys?|girls?|kids?|missus|knees?|back'
const people = `${family}|siblings|grandchildren|people|guests|visitors|pupils|dogs?|cats?|hijos|hijas|filhos|filhas|enfants|fils|filles|nietos|netos|hermanos|irmaos|enfant`
/** An age, or how long or how far something is, or so many of the family: of no sum where nothing else is told. */
const ofLife = new RegExp(
  `(?<![^ ])(?:${[
    '\\d{1,3} (?:years?|yrs?)(?: (?:old|of age|married|ago|now))?',
    'years? \\d{1,3}',
    'aged? (?:of )?\\d{1,3}',
    `(?:i|he|she|(?:(?:my|our|his|her|their) )?(?:old |late |eldest |youngest )*(?:${family})(?: in law)?) (?:is|am|are|was|s|m|turned|turns|turning) \\d{1,3}(?= |$)`,
    `(?:i|we|he|she) (?:is|am|are|was|were|m) [^ ]+ \\d{2}(?= (?:and|my|i)(?![^ ])|$)`,
    `(?:${family}) \\d{1,2}(?= |$)`,
    `\\d+ (?:${people})(?: and [^ ]+ \\d{1,2}(?= |$))?`,
    '\\d+ (?:km|kilometers?|kilometres?|miles|hours?|weeks?|times?|operations?|floors?|stairs|steps|teeth)',
    '\\d+ [^ ]+ of (?:noise|trouble|luck|laughter|sorrow)',
  ].join('|')})(?![^ ])`,
  'g',
)
const toEachOf =
  /(?<![^ ])(?:each|every|apiece|share|split|divided?|between|among|equally|everybody|everyone|us)(?![^ ])/
/** "At 9500 shillings each": what one costs, and nothing that is shared. */
const priceOfEach =
  /(?<![^ ])(?:at|for|to|in|of|per) \d[^ ]*(?: [^ ]+){0,2} (?:each|every|apiece)(?: one)?(?![^ ])/g
const noun = /\d[^ ]* (?:of )?(\p{L}{3,})/gu

const stem = (word: string): string => word.replace(/(?:es|s)$/, '')

/**
 * A sum without the sentences that only tell of people: "Dad is 81 and still fixes the combine" is no figure of it.
 * Such a sentence tells no money, no land and no measure, and nothing that it counts is named anywhere else.
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
  const left = plain.replace(ofLife, ' ')
  if (!/\d/.test(plain) || /\d/.test(left) || hasMark(sentence) || asksSomething(sentence)) return false
  if (ofSums.test(plain)) return false
  if (splitWords(left).some((word) => unitOfWord(word) !== undefined || isMoney(word))) return false
  const isShared = toEachOf.test(others.replace(priceOfEach, ' '))
  if (isShared && ofPeople.test(plain)) return false
  const counted = [...plain.matchAll(noun)].map(([, one = '']) => stem(one))
  const named = new Set(splitWords(others).map(stem))
  return counted.every((one) => isLittle(one) || !named.has(one))
}

const ofPeople = new RegExp(`(?<![^ ])(?:${people})(?![^ ])`)
const isMoney = (word: string): boolean => findCurrency(word) !== undefined || /[$€£₹]/.test(word)
