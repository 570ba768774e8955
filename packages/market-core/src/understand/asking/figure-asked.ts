import { hasMark } from '../asked-alone/sentences.ts'
import { asksSomething, isOnlyGreeting } from '../asked-alone/story-told.ts'
import { plainText } from '../plain-text.ts'
import { saysPrice } from '../topic/asked-of.ts'

const word = (source: string): RegExp => new RegExp(`(?<![^ ])(?:${source})(?![^ ])`)

/** What is wanted to be told of a price, where its own word may be left out. */
const figure = word(
  [
    'how much|how many percent|percent|average[ds]?|mean|highest|lowest|dearest|cheapest|peak(?:ed)?|topped? out|record|worst|best|maximum|minimum|most expensive',
    '(?:what|which) (?:month|year)|when (?:was|were|did|has|is)',
    'per (?:\\d+ )?(?:kg|kilos?|tonnes?|tons?|t|pounds?|lbs?|bushels?|quintals?|bags?|sacks?|box|gallons?|litres?)',
    'what (?:is|was|s|are|were|did)|up or down|(?:gone|went|go|goes|come|came) (?:up|down)|risen|fallen|rose|fell|changed?|moved?',
  ].join('|'),
)

/** Whether a sentence wants a figure of a price: the price itself, an extreme of it, its mean, its month or its way. */
export const asksForFigure = (sentence: string): boolean => {
  const plain = plainText(sentence)
  return saysPrice(plain) || figure.test(plain)
}

/** Somebody who is told of wants to know it: "mother ask rice export price", "he wants the urea price". */
const onBehalf =
  /^(?:(?:and|but|so|now|also|only|just) )*(?:(?:my|our|his|her|the|old) )*[^ ]+ (?:asks?|asked|is asking|wants?|wanted|needs?|needed|would like)(?! (?:me|us|you|him|her|them|to (?!know))(?![^ ]))(?![^ ])/
/** "Need the European price, please", "only want the last figure", "I am only after the last rice price". */
const plainWish =
  /^(?:(?:and|but|so|now|also|only|just) )*(?:need|want|wanted|(?:(?:i|we) (?:am|m|are|re) (?:(?:only|just) )?)?(?:looking for|after))(?![^ ])/

/** "The price of seed has risen" tells of it. */
const toldOfIt =
  /prices? of(?= .*(?<![^ ])(?:is|was|are|were|has|have|had|went|gone|rose|risen|fell|fallen|high|low|up|down|good|bad)(?![^ ]))/g

/** Whether a sentence asks, by its mark, by its words, or for somebody else. */
export const asksInIt = (sentence: string): boolean => {
  const plain = plainText(sentence)
  return (
    !isOnlyGreeting(sentence) &&
    (hasMark(sentence) ||
      asksSomething(plain.replace(toldOfIt, 'the')) ||
      onBehalf.test(plain) ||
      plainWish.test(plain))
  )
}
