import { catalogue } from '../../commodities/catalogue.ts'
import { plainText, splitWords } from '../plain-text.ts'

/** Arabic in Latin letters, with figures for the letters that Latin has not: "ta3ban lada3 okhti". */
const isLike = /^(?:[a-z]+[23579][a-z]+[a-z\d]*|[a-z]{3,}[3579])$/

/** Grades and formulas, which have figures for figures: "RSS3", "P2O5". */
const codes: ReadonlySet<string> = new Set([
  ...['p2o5', 'k2o', 'h2o', 'co2', 'n2o', 'b2b', 'so3', 'no3'],
  ...catalogue.flatMap(({ pinkSheet = [] }) => pinkSheet.flatMap((name) => splitWords(plainText(name)))),
])

/** Whether some plain text may be in it. */
export const isArabizi = (plain: string): boolean =>
  (plain.match(/[\p{L}\d]+/gu) ?? []).some((word) => isLike.test(word) && !codes.has(word))

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
