/** Arabic in Latin letters, with figures for the letters that Latin has not: "ta3ban lada3 okhti". */
const isLike = /(?<![\p{L}\d])(?:[a-z]+[23579][a-z]+[a-z\d]*|[a-z]{3,}[3579])(?![\p{L}\d])/u

/** Whether some plain text is in it. */
export const isArabizi = (plain: string): boolean => isLike.test(plain)

const written: readonly (readonly [RegExp, string])[] = [
  [/kh|5/g, 'خ'],
  [/gh/g, 'غ'],
  [/sh|ch/g, 'ش'],
  [/th/g, 'ث'],
  [/dh/g, 'ذ'],
  [/3/g, 'ع'],
  [/7/g, 'ح'],
  [/9|q/g, 'ق'],
  [/[bp]/g, 'ب'],
  [/t/g, 'ت'],
  [/[jg]/g, 'ج'],
  [/d/g, 'د'],
  [/r/g, 'ر'],
  [/z/g, 'ز'],
  [/s/g, 'س'],
  [/[fv]/g, 'ف'],
  [/[kc]/g, 'ك'],
  [/l/g, 'ل'],
  [/m/g, 'م'],
  [/n/g, 'ن'],
  [/h/g, 'ه'],
  [/[a-z\d]/g, ''],
]

/** The consonants of a word in it, in Arabic letters: vowels are written by some, and otherwise by others. */
export const arabicConsonants = (word: string): string =>
  bare(written.reduce((told, [latin, letter]) => told.replace(latin, letter), word))

/** An Arabic word, with one letter for each, without the letters of long vowels, and emphatic letters plain. */
export const bare = (word: string): string =>
  word
    .replace(/[اويء]|ه$/gu, '')
    .replaceAll('ط', 'ت')
    .replaceAll('ص', 'س')
    .replaceAll('ض', 'د')
    .replaceAll('ظ', 'ذ')
