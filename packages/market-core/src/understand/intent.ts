import { commodityById } from '../commodities/catalogue.ts'
import { hasPhrase } from './plain-text.ts'

/** What a question wants. `forecast` and `advice` are what the product does not give, and says so. */
export type Intent =
  | 'price'
  | 'change'
  | 'range'
  | 'compare'
  | 'season'
  | 'input-ratio'
  | 'fertilisers'
  | 'margin'
  | 'break-even'
  | 'convert'
  | 'capabilities'
  | 'forecast'
  | 'advice'
  | 'unknown'

// In this order: a question with words of several is what the first says.
const signs: readonly (readonly [Intent, readonly string[]])[] = [
  [
    'capabilities',
    [
      'what can you',
      'what can i ask',
      'help',
      'how do you work',
      'what do you know',
      'who are you',
      'what questions',
    ],
  ],
  [
    'advice',
    [
      'should i sell',
      'should i hold',
      'sell or hold',
      'hold or sell',
      'should i wait',
      'should i store',
      'best time to sell',
      'when to sell',
      'should i buy',
      'when should i sell',
      'time to sell',
      'would you hold',
      'would you sell',
      'better to sell',
      'better to store',
      'better to hold',
      'better to wait',
      'better to keep',
      'sell or wait',
      'sell or store',
      'sell or keep',
      'keep or sell',
      'store or sell',
      'sell now or',
      'sell it now',
      'wait to sell',
      'devo vender',
      'debo vender',
      'dois je vendre',
      'niuze',
    ],
  ],
  [
    'forecast',
    [
      'will',
      'going to',
      'forecast',
      'predict',
      'prediction',
      'next month',
      'next year',
      'tomorrow',
      'next week',
      'expect',
      'expected',
      'outlook',
    ],
  ],
  ['break-even', ['break even', 'break-even', 'breakeven', 'cover my costs', 'cover costs']],
  ['margin', ['margin', 'profit', 'gross margin', 'earn', 'left over', 'make per hectare', 'make per acre']],
  [
    'input-ratio',
    ['buy a kg', 'buys a kg', 'to buy', 'kg of grain', 'ratio', 'pay for a kg', 'for one kg', 'how many kg'],
  ],
  [
    'season',
    [
      'season',
      'seasonal',
      'seasonality',
      'usually',
      'normally',
      'time of year',
      'usual',
      'typically',
      'which month',
    ],
  ],
  [
    'compare',
    [
      'compare',
      'compared',
      'comparison',
      'versus',
      'vs',
      'against',
      'better price',
      'dearer',
      'cheaper',
      'more expensive',
    ],
  ],
  [
    'range',
    [
      'range',
      'highest',
      'lowest',
      'high and low',
      'highs and lows',
      'peak',
      'record',
      'maximum',
      'minimum',
      'between',
      'average',
      'volatile',
      'volatility',
      'stable',
    ],
  ],
  [
    'change',
    [
      'change',
      'changed',
      'moved',
      'move',
      'trend',
      'trends',
      'up',
      'down',
      'risen',
      'fallen',
      'rise',
      'fall',
      'rising',
      'falling',
      'gone',
      'increase',
      'decrease',
      'increased',
      'decreased',
      'history',
      'since',
      'dropped',
      'drop',
      'over the last',
      'over the past',
      'doing',
    ],
  ],
  [
    'convert',
    [
      'convert',
      'conversion',
      'how many bushels',
      'how many tonnes',
      'how many bags',
      'how many kilos',
      'how many pounds',
    ],
  ],
]

/** Every phrase by which a question says what it wants. */
export const intentPhrases: readonly string[] = signs.flatMap(([, phrases]) => phrases)

/** What a plain question wants, given the commodities that it names. */
export function findIntent(plain: string, commodities: readonly string[]): Intent {
  const said = signs.find(([, phrases]) => phrases.some((phrase) => hasPhrase(plain, phrase)))?.[0]
  const fertilisers = commodities.filter((id) => commodityById(id)?.category === 'fertilisers')
  if (said === 'input-ratio' && (fertilisers.length === 0 || fertilisers.length === commodities.length)) {
    return fertilisers.length > 0 ? 'fertilisers' : commodities.length > 0 ? 'price' : 'unknown'
  }
  if (said !== undefined) return said
  if (commodities.length === 0) return 'unknown'
  if (fertilisers.length === commodities.length && commodities.length > 1) return 'fertilisers'
  return commodities.length > 1 ? 'compare' : 'price'
}
