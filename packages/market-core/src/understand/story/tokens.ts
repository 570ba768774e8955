import { writtenFigures } from '../spelling/written-figures.ts'
import { inFigures } from './numbers.ts'

/** Stands between the clauses of a story, and between its sentences. */
export const CLAUSE = ','
export const SENTENCE = '.'

const halves: Readonly<Record<string, string>> = { '½': '1/2', '¼': '1/4', '¾': '3/4' }
const named: Readonly<Record<string, string>> = {
  2: 'half',
  3: 'third',
  4: 'quarter',
  5: 'fifth',
  8: 'eighth',
  10: 'tenth',
}
const breaks = new Set(['but', 'then', 'minus', 'less', 'plus', 'also', 'while', 'after', 'whereas', 'if'])

/** The words, figures and breaks of a story, in its order: "KES 8,500/-; 25kg" is `kes 8500 , 25 kg`. */
export function storyTokens(text: string): string[] {
  const plain = writtenFigures(text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase())
    .replace(/(?<=\d),(?=\d{2,3}(?!\d))/g, '') // 1,200 and 1,20,000 are one number each.
    .replace(/(?<![\d.,])(\d{1,3}) (?=\d{2}0(?![\d%]|[.,]\d))/g, '$1') // "12 500" is one, too.
    .replace(
      /(?<!\p{L})(?:(?:on|to|off|from|out of) (?:the|each|every|an?|one)|for the) (?=(?:acre|hectare|ha)(?!\p{L}))/gu,
      'per ',
    ) // "2.4 t on the acre".
    .replace(
      /(?<!\p{L})((?:each|every|per|a|one) )net(?! (?:income|profit|price|revenue|margin|loss|result)|\p{L})/gu,
      '$1nets',
    ) // What holds onions, and no word of sums.
    .replace(/(?<!\p{L})(per +\p{L}+) +1(?= *(?:[,?.]|and(?!\p{L})|$))/gu, '$1') // "Kwa ekari moja".
    .replace(/(?<=(?:do|did|will|would|can|could|should) (?:i|we) )net(?!\p{L})/gu, 'clear') // What is left, and no cost.
    .replace(/[½¼¾]/g, (part) => ` ${halves[part] ?? ''} `)
    .replace(/(?<![\d.,/])(\d+)\s+([1-9])\/([2-9])(?![\d/])/g, (_, whole, top, bottom) =>
      String(Number(whole) + Number(top) / Number(bottom)),
    )
    .replace(/(?<![\d.,/])([1-9])\/(2|3|4|5|8|10)(?![\d/])/g, (_, top, bottom) => `${top} ${named[bottom]}`)
    .replace(/(?<!\p{L})(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)-(?=\p{L})/gu, '$1 ')
    .replace(
      /(?<=(?:bag|sack|crate|box|tin|basket|tray)(?:e?s)?)\s*\((\d+(?:\.\d+)?)\s*(kg|kgs|kilos|litres|l)\)/g,
      ' of $1 $2',
    )
    .replace(
      /(?<![\d.])(\d+(?:\.\d+)?) ?(?:p(?= ?(?:an?|per|\/|each|for|less)(?![a-z])|[.,;?]|$)|pence(?![a-z])|ppl(?![a-z]))/g,
      (_, coins) => `${Number(coins) / 100} gbp`,
    )
    .replace(/2[ ,-]+4[ -]*d(?![a-z])/g, ' ') // The name of a herbicide.
    .replace(/(?<![\d.])\d{1,2}(?: \d{1,2}){2}(?![\d.])|\d+(?:[-:]\d+){2,}/g, ' ') // A fertiliser's grade, or a day.
    .replace(/(?<=\d)\s*\/[-=]/g, ' ')
    .replace(/(?<=\d)\.(?=\s|$)/g, ' . ')
    .replace(/(?<!\d)\.(?=\d)/g, ' 0.')
    .replace(/(?<![\d])\.|\.(?!\d)/g, ' . ')
    .replace(/([$€£₹%@/+])/g, ' $1 ')
    .replace(/[?!;\n\u061f\u0964]/g, ' . ')
    .replace(/(?<![\d:])(\d{1,2}) ?: ?(\d{1,2})(?![\d:])/g, '$1 to $2') // "Shared 3:2".
    .replace(/[,:()–—]| - /g, ' , ')
    .replace(/(\d)-(?=[a-z])/g, '$1 ')
    .replace(/(?<![a-z\d.])(\d+(?:\.\d+)?)(?=[a-z])(?!(?:st|nd|rd|th)(?![a-z]))/g, '$1 ')
    .replace(/[^\p{L}\p{N}.,%$€£₹@/+' -]+/gu, ' ')
    .replace(/['’]s?(?![a-z])|'/g, ' ')
  const words = inFigures(plain.split(/\s+/).filter((word) => word !== '' && word !== '-'))
  const joined: string[] = []
  for (const [at, word] of words.entries()) {
    if (word === '.') joined.push(SENTENCE)
    else if (word === ',' || word === '+' || breaks.has(word))
      joined.push(CLAUSE, ...(breaks.has(word) ? [word] : []))
    else if (word === 'and' && opensClause(words, at + 1)) joined.push(CLAUSE)
    else if (word === 'dozen') joined.splice(...dozen(joined))
    else joined.push(word)
  }
  return joined
}

/** "And spent 2000", "and they paid me": what follows is another deed. */
function opensClause(words: readonly string[], at: number): boolean {
  const verb = words
    .slice(at, at + 3)
    .find((word) => !/^(?:i|we|he|she|they|then|the|have|had|also|my)$/.test(word))
  return verb !== undefined && deeds.test(verb)
}
const deeds =
  /^(?:spent|sold|resold|sell|selling|paid|pay|bought|buy|got|get|earned|used|use|hired|gave|give|kept|keep|lost|lose|made|received|borrowed|harvested|produced|split|share|shared|divide|want|need|took|ate|died|cost|costs|milk|feed)$/

const dozen = (joined: readonly string[]): [number, number, string] => {
  const last = joined.at(-1)
  if (last !== undefined && isFigure(last)) return [-1, 1, String(Number(last) * 12)]
  return last === 'a' ? [-1, 1, '12'] : [joined.length, 0, 'dozen']
}

export const isFigure = (word = ''): boolean => /^\d+(?:\.\d+)?$/.test(word)
export const isBreak = (word = ''): boolean => word === CLAUSE || word === SENTENCE

/** Texts of more figures are lists, which hold no sum that a farmer could check. */
const MOST_FIGURES = 40

/** Whether a text has more figures than a sum may have. */
export const isLongList = (clauses: readonly { readonly tokens: readonly string[] }[]): boolean =>
  clauses.reduce((sum, { tokens }) => sum + tokens.filter(isFigure).length, 0) > MOST_FIGURES
