// Bags of several goods that are to be priced, told by what they hold: "urea bag 50, maize bag 100 kg, prices of all
// 3".

import { countingWords } from './counting-words.ts'

const sizes = '(?:5|10|20|25|30|40|45|46|50|60|64|69|70|75|80|90|100)'
const edge = '(?![\\p{L}\\d.,]*\\d)'
const sized = new RegExp(
  `(?<=^|[,.;:] ?|(?<!\\p{L})(?:and|of|for) )(\\p{L}{2,}) (?:bags?|sacks?) (?:of )?(${sizes}) ?(?:kgs?|kilos?)?${edge}(?= ?(?:[,.;?]|(?:and|prices?|rates?)(?!\\p{L})|$))`,
  'giu',
)
const asksPrices = /(?<!\p{L})(?:prices?|rates?)(?!\p{L})/iu
const ofMoney =
  /(?<!\p{L})(?:total|profit|left|remains?|sold|paid|spent|cost me|balance|each|at \d)(?!\p{L})/iu

/** "12 bags potash and 8 urea, bags of 50": what each of several lots holds is told behind them. */
const lots =
  /(\d+) (bags|sacks) (?:of )?(\p{L}+)((?:,| and|, and) )(\d+) (?:bags |sacks )?(?:of )?(\p{L}{3,})/iu
const ofAll = new RegExp(`,? ?(?:all |in |the )*(?:bags|sacks) of (${sizes}) ?(?:kgs?|kilos?)?${edge}`, 'iu')
const atStored =
  /(?<!\p{L})(?:world|market|your|current|latest)(?: \p{L}+)? (?:price|prices|rate|rates)(?!\p{L})/iu

const words: Readonly<Record<string, number>> = { one: 1, ...countingWords }
const inWords = new RegExp(
  `(?<![\\p{L}\\d])(${Object.keys(words).join('|')}) (?=(?:bags?|sacks?)(?!\\p{L}))`,
  'giu',
)
const called: Readonly<Record<string, string>> = {
  tens: '10',
  twenties: '20',
  'twenty-fives': '25',
  'twenty fives': '25',
  forties: '40',
  fifties: '50',
  '50s': '50',
  '25s': '25',
  "50's": '50',
  nineties: '90',
  '90s': '90',
}
/** "Two bags DAP plus three bags urea, fifties": what all of them hold, by its number. */
const byNumber = new RegExp(
  `,? (?:all |both |in |the |they are )*(${Object.keys(called).join('|')})(?![\\p{L}\\d])`,
  'iu',
)
const severalBags =
  /(?<!\p{L})(?:bags?|sacks?)(?!\p{L})[^.?!]*(?:\s(?:plus|and|with|&)\s|\+|,)[^.?!]*(?<!\p{L})(?:bags?|sacks?)(?!\p{L})/iu

/** The same with its counts in figures, and with what all of the bags hold told as a weight. */
function withSizesByNumber(text: string): string {
  const [said = '', name = ''] =
    severalBags.test(text) && atStored.test(text) ? (byNumber.exec(text) ?? []) : []
  const size = called[name.toLowerCase()]
  if (size === undefined) return text
  return text
    .replace(said, `, bags of ${size} kg`)
    .replace(inWords, (_, word: string) => `${words[word.toLowerCase()]} `)
    .replace(/ (?:plus|with|&) (?=\d+ (?:bags?|sacks?)(?!\p{L}))/iu, ' and ')
}

/** A text in which every bag that is to be priced stands with its weight in kilos. */
export function withBagSizes(told: string): string {
  const text = withSizesByNumber(told)
  const isOfPrices = asksPrices.test(text) && !ofMoney.test(text)
  const found = isOfPrices ? (text.match(sized) ?? []) : []
  if (found.length > 1)
    return text
      .replace(sized, '$2 kg bag of $1')
      .replace(/(?<!\p{L})(?:all|both|the) (?:\d|two|three|four)(?![\p{L}\d])/iu, 'all')
  const size = atStored.test(text) && lots.test(text) ? ofAll.exec(text) : null
  return size === null
    ? text
    : text.replace(size[0], '').replace(lots, `$1 $2 of ${size[1]} kg $3$4$5 $2 of ${size[1]} kg $6`)
}
