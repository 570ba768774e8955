// Identifier profile of UTS 39 (section 3.1), as far as personal names need it. JavaScript engines
// lack its tables, so categories and blocks of letters that no modern spelling uses stand in for
// them.

/** Signs on every keyboard, the curly apostrophe, and signs within words (UAX 31, table 3). */
const plainSign = /[!-\/:-@\[-`\{-~’·׳״་・]/v
const picture = /[\p{Extended_Pictographic}--[〰]]/v

/** Phonetic letters that no modern spelling uses, except those adopted by African languages. */
const technical = new RegExp(
  `[${[
    // Latin: kra, tones and clicks, wynn, transcription.
    '\\u0138\\u0184\\u0185\\u018d\\u019b\\u01a6-\\u01a8\\u01aa\\u01ab\\u01bb-\\u01c3\\u01f7\\u021c\\u021d\\u0234-\\u0239',
    '[[\\u0250-\\u02af]--[ɓɔɖɗəɛɣɨɲʉʒ]]\\u1d00-\\u1dbf\\u1e9c\\u1e9d\\u1e9f\\u1efa-\\u1eff\\u2c60-\\u2c7f\\ua720-\\ua7ff\\uab30-\\uab6f',
    // Greek and Cyrillic: archaic letters, and the palochka.
    '\\u0370-\\u0373\\u0376\\u0377\\u03cf-\\u03ff\\u0460-\\u0481\\u04c0\\u04cf\\u1c80-\\u1c8f\\ua640-\\ua69f',
    // Arabic and N'Ko: the lengthening stroke, and the marks of recitation.
    '\\u0640\\u07fa\\u0610-\\u061a\\u06d6-\\u06dc\\u06df-\\u06e4\\u06e7\\u06e8\\u06ea-\\u06ed\\u08d3-\\u08ff',
  ].join('')}]`,
  'v',
)
/** Superscript letters and glottal stops, which can be mistaken for apostrophes. */
const raised = /[[\p{Lm}&&[\p{Script=Latin}\p{Script=Common}]]--[ー]]/v

/** Marks that cross or enclose a letter, or that no spelling uses. */
const oddMark =
  /[\p{Me}\u0334-\u0338\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]|[[\u0300-\u036f]--[\u0300-\u0304\u0306-\u030c\u030f\u0311\u0313\u0314\u031b\u0323-\u0328\u032d\u032e\u0330\u0331\u0342\u0345]]/v
/** A second dot on a dotted letter. */
const secondDot = /\p{Soft_Dotted}\p{Mn}*\u0307/u

/** Chinese and Japanese strokes, dots and rings that resemble Latin letters or signs. */
const strokes = '一丨丶丿ノニ二ー・〇'
const eastAsian = `[[[\\p{scx=Hani}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Bopo}]&&\\p{L}]--[${strokes}]]`
const loneStroke = new RegExp(`(?<!${eastAsian})[${strokes}](?!${eastAsian})`, 'v')
/** A Japanese long-vowel sign that does not follow kana. */
const looseLength = /(?<![\p{Script=Hira}\p{Script=Kana}ー])ー/u

/** Digits of different scripts mixed in one name (UTS 39, section 5.3). */
const twoKindsOfDigits =
  /[0-9](?=.*[\p{Nd}--[0-9]])|[\p{Nd}--[0-9]](?=.*[0-9])|[٠-٩](?=.*[۰-۹])|[۰-۹](?=.*[٠-٩])/sv

/**
 * True if a name consists of plain letters and signs, none of which can be mistaken for another.
 * @param name without legitimate emoji and joiners
 */
export function hasOnlyPlainLetters(name: string): boolean {
  const apart = name.normalize('NFD')
  if (technical.test(name) || raised.test(name) || oddMark.test(apart) || secondDot.test(apart)) return false
  if (looseLength.test(name) || twoKindsOfDigits.test(name)) return false
  if (/\p{Script=Latin}/u.test(name) && loneStroke.test(name)) return false
  return [...name].every(
    (each) => /[\p{L}\p{M}\p{N} ]/u.test(each) || plainSign.test(each) || picture.test(each),
  )
}
