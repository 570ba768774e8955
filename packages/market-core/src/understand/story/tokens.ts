/** Stands between the clauses of a story, and between its sentences. */
export const CLAUSE = ','
export const SENTENCE = '.'

const numbers: Readonly<Record<string, string>> = {
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  eleven: '11',
  twelve: '12',
  fifteen: '15',
  twenty: '20',
  thirty: '30',
  forty: '40',
  fifty: '50',
  hundred: '100',
}
const scales: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  million: 1e6,
  lakh: 1e5,
  lakhs: 1e5,
}
const breaks = new Set(['but', 'then', 'minus', 'less', 'plus', 'also', 'while', 'after', 'whereas'])

/** The words, figures and breaks of a story, in its order: "KES 8,500/-; 25kg" is `kes 8500 , 25 kg`. */
export function storyTokens(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(?<=\d),(?=\d{2,3}(?!\d))/g, '') // 1,200 and 1,20,000 are one number each.
    .replace(/2[ ,-]+4[ -]*d(?![a-z])/g, ' ') // The name of a herbicide.
    .replace(/(?<![\d.])\d{1,2}(?: \d{1,2}){2}(?![\d.])|\d+(?:[-:]\d+){2,}/g, ' ') // A fertiliser's grade, or a day.
    .replace(/(?<=\d)\s*\/[-=]/g, ' ')
    .replace(/(?<=\d)\.(?=\s|$)/g, ' . ')
    .replace(/(?<!\d)\.(?=\d)/g, ' 0.')
    .replace(/(?<![\d])\.|\.(?!\d)/g, ' . ')
    .replace(/([$€£₹%@/+])/g, ' $1 ')
    .replace(/[?!;\n\u061f\u0964]/g, ' . ')
    .replace(/[,:()–—]| - /g, ' , ')
    .replace(/(\d)-(?=[a-z])/g, '$1 ')
    .replace(/(?<![a-z\d.])(\d+(?:\.\d+)?)(?=[a-z])(?!(?:st|nd|rd|th)(?![a-z]))/g, '$1 ')
    .replace(/[^\p{L}\p{N}.,%$€£₹@/+' -]+/gu, ' ')
    .replace(/['’]s?(?![a-z])|'/g, ' ')
  const words = plain.split(/\s+/).filter((word) => word !== '' && word !== '-')
  const joined: string[] = []
  for (const [at, word] of words.entries()) {
    const last = joined.at(-1)
    const scale = scales[word]
    if (scale !== undefined && last !== undefined && isFigure(last))
      joined.splice(-1, 1, String(Number(last) * scale))
    else if (word === '.') joined.push(SENTENCE)
    else if (word === ',' || word === '+' || breaks.has(word))
      joined.push(CLAUSE, ...(breaks.has(word) ? [word] : []))
    else if (word === 'and' && opensClause(words, at + 1)) joined.push(CLAUSE)
    else if (word === 'dozen') joined.splice(...dozen(joined))
    else joined.push(numbers[word] ?? word)
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
  /^(?:spent|sold|sell|selling|paid|pay|bought|buy|got|get|earned|used|use|hired|gave|give|kept|keep|lost|lose|made|received|borrowed|harvested|produced|split|share|shared|divide|want|need|took|ate|died|cost|costs|milk|feed)$/

const dozen = (joined: readonly string[]): [number, number, string] => {
  const last = joined.at(-1)
  if (last !== undefined && isFigure(last)) return [-1, 1, String(Number(last) * 12)]
  return last === 'a' ? [-1, 1, '12'] : [joined.length, 0, 'dozen']
}

export const isFigure = (word = ''): boolean => /^\d+(?:\.\d+)?$/.test(word)
export const isBreak = (word = ''): boolean => word === CLAUSE || word === SENTENCE
