import { inFigures } from '../story/numbers.ts'

const ones =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety'
const number = `(?:(?:an?|${ones})[\\s-]+)(?:(?:${ones})[\\s-]+)?(?:hundred|thousand)(?:[\\s-]+(?:and[\\s-]+)?(?:${ones}|hundred|thousand))*`
const coins =
  'dollars?|bucks|usd|euros?|pounds?|quid|shillings?|bob|rupees?|rands?|naira|cedis?|kwacha|francs?|pesos?|reais|birr|cents'
const start = '(?<![\\p{L}\\d-])'

/** "A thousand dollars". */
const ofMoney = new RegExp(`${start}${number}(?=\\s+(?:us\\s+|american\\s+)?(?:${coins})(?!\\p{L}))`, 'giu')
/** "Broke a thousand", "under five hundred a tonne": a limit is a price, where nothing is counted by it. */
const ofALimit = new RegExp(
  `(?<=(?<!\\p{L})(?:over|above|under|below|beneath|past|topped|crossed|broke|hit|reached|passed|exceeded|beat|touched)\\s+)${number}(?=\\s*(?:$|[,.;:?!]|(?:an?|per|the|each|in|on|at|since|during|ever|or|and|before|after|true|is|was|last|this)(?!\\p{L})))`,
  'giu',
)

const figure = (said: string): string => inFigures(said.toLowerCase().split(/[\s-]+/)).join(' ')

/**
 * A text in which round sums of money that are told in words stand in figures: "a thousand dollars" is 1000 dollars.
 */
export const withMoneyInFigures = (text: string): string =>
  text.replace(ofMoney, figure).replace(ofALimit, figure)
