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

/** "Mil dólares", "بألف دولار": one word for a round sum, with no figure or number before it. */
const inOneWord: readonly (readonly [RegExp, string])[] = [
  [
    /(?<=^[¿\s]*|(?<!\p{L})(?:con|com|por|tengo|tenho)\s+)mil(?=\s+(?:d[oó]lares|euros|pesos|reais|rands)(?!\p{L}))/giu,
    '1000',
  ],
  [/(?<=^\s*|(?<!\p{L})[بل])[أا]لف(?=\s+(?:دولار|يورو|درهم|جنيه|دينار|ريال)(?!\p{L}))/gu, ' 1000'],
  [/(?<=^\s*|(?<!\p{L})[بل])[أا]لفي(?=\s+(?:دولار|يورو|درهم|جنيه|دينار|ريال)(?!\p{L}))/gu, ' 2000'],
]

const figure = (said: string): string => inFigures(said.toLowerCase().split(/[\s-]+/)).join(' ')

/**
 * A text in which round sums of money that are told in words stand in figures: "a thousand dollars" is 1000 dollars.
 */
export const withMoneyInFigures = (text: string): string =>
  inOneWord.reduce(
    (told, [word, number]) => told.replace(word, number),
    text.replace(ofMoney, figure).replace(ofALimit, figure),
  )
