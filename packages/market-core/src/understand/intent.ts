import { commodityById } from '../commodities/catalogue.ts'
import { hasPhrase } from './plain-text.ts'

/** What a question wants. `forecast` and `advice` are what the product does not give, and says so. */
export type Intent =
  | 'price'
  | 'change'
  | 'range'
  | 'from-extreme'
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
    ['what can you', 'what can i ask', 'help', 'how do you work', 'what do you know', 'what questions'],
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
      'headed',
      'heading',
      'next season',
    ],
  ],
  ['break-even', ['break even', 'break-even', 'breakeven', 'cover my costs', 'cover costs']],
  [
    'margin',
    [
      'margin',
      'profit',
      'gross margin',
      'earn',
      'left over',
      'make per hectare',
      'make per acre',
      'profitable',
      'loss',
      'lose',
    ],
  ],
  [
    'input-ratio',
    [
      'buy a kg',
      'buys a kg',
      'to buy',
      'kg of grain',
      'ratio',
      'pay for a kg',
      'for one kg',
      'how many kg',
      'for one',
      'for a bag',
      'for 1',
      'how many bags',
      'buys one',
      'buys',
      'buy one',
      'how many tonnes',
      'how many tons',
    ],
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
      'what month',
      'time of the year',
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
      'costs more',
      'cost more',
      'cheapest',
      'dearest',
      'most expensive',
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
      'fluctuates',
      'averaged',
      'mean',
      'max',
      'min',
      'high',
      'low',
      'cheapest',
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
      'went',
      'rose',
      'fell',
      'go up',
      'go down',
      'climbed',
      'subio',
      'subido',
      'subiu',
      'bajado',
      'bajo',
      'cayo',
      'caiu',
      'augmente',
      'baisse',
      'gestiegen',
      'gefallen',
      'imepanda',
      'imeshuka',
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
      'how many acres',
      'how many hectares',
      'how many kg',
      'how many quintals',
      'in acres',
      'in hectares',
      'to hectares',
      'to acres',
    ],
  ],
]

/** Every phrase by which a question says what it wants. */
export const intentPhrases: readonly string[] = signs.flatMap(([, phrases]) => phrases)

const converts = /(?<![^ ])(?:how many .* (?:in|are|is|make)|convert|to tonnes|to kg|in tonnes)(?![^ ])/

/** "How far below its high", "off the peak". */
const fromExtreme =
  /(?<![^ ])(?:below|above|under|over|off|from|against)(?: [^ ]+){0,4} (?:high|highs|peak|top|record|low|lows|bottom|trough)(?![^ ])/

/** What a plain question wants, given the commodities that it names. */
export function findIntent(plain: string, commodities: readonly string[]): Intent {
  if (commodities.length > 0 && fromExtreme.test(plain)) return 'from-extreme'
  const said = signs.find(([, phrases]) => phrases.some((phrase) => hasPhrase(plain, phrase)))?.[0]
  const fertilisers = commodities.filter((id) => commodityById(id)?.category === 'fertilisers')
  if (said === 'input-ratio' && (fertilisers.length === 0 || fertilisers.length === commodities.length)) {
    return converts.test(plain)
      ? 'convert'
      : fertilisers.length > 0
        ? fertilisers.length > 1
          ? 'fertilisers'
          : 'price'
        : commodities.length > 0
          ? 'price'
          : 'unknown'
  }
  const isAgainstTime =
    /(?:dearer|cheaper|more expensive)(?: [^ ]+){0,4} than(?: [^ ]+){0,4} (?:ago|last year|last month|(?:19|20)\d\d)/
  if (said === 'compare' && isAgainstTime.test(plain)) return 'change'
  // With one commodity, "dearer than 2 years ago" is a change, and "when was sugar cheapest" an extreme.
  if (said === 'compare' && commodities.length === 1)
    return /cheapest|dearest|most expensive/.test(plain)
      ? 'range'
      : /dearer|cheaper|more expensive/.test(plain)
        ? 'change'
        : 'compare'
  if (said !== undefined) return said
  if (commodities.length === 0) return 'unknown'
  if (fertilisers.length === commodities.length && commodities.length > 1) return 'fertilisers'
  return commodities.length > 1 ? 'compare' : 'price'
}
