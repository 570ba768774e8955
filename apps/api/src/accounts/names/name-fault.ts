import type { Problem } from '@smart-farming/contracts/schema/problems'
import { hasOnlyPlainLetters } from './plain-letters.ts'
import { usesOneScript } from './scripts.ts'

export type NameFault = Extract<
  Problem['code'],
  'odd_spaces' | 'unseen_character' | 'no_letter' | 'mixed_letters'
>

/**
 * Arabic letters that do not join to the next letter (Unicode, ArabicShaping.txt): a non-joiner after one is invisible.
 */
const loose =
  '\\u0621-\\u0625\\u0627\\u0629\\u062f-\\u0632\\u0648\\u0671-\\u0677\\u0688-\\u0699\\u06c0\\u06c3-\\u06cb\\u06cd\\u06cf\\u06d2\\u06d3\\u06d5\\u06ee\\u06ef'
/** Signs that remove a consonant's vowel (viramas) in the scripts whose conjuncts a joiner changes. */
const viramas = '\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d\\u0dca\\u1039\\u17d2'

/**
 * The joiners (U+200C, U+200D) where they change how a word is written, as in Persian and Sinhala, following UAX 31,
 * section 2.3: after a virama, or between Arabic letters that would otherwise join.
 */
const joinersThatShow = new RegExp(
  `(?<=[${viramas}])[\\u200c\\u200d](?=\\p{L})|(?<=(?![${loose}])\\p{Script=Arab}\\p{Mn}*)\\u200c(?=\\p{Script=Arab})`,
  'gu',
)
/** Controls, formats, private and unassigned characters, and letters and marks that are invisible by design. */
const unseen = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u
const otherSpace = /[^\P{White_Space} ]| {2}/u
const letterOrPicture = /^(?!\p{M}).*(?:[\p{L}\p{N}]|\p{Extended_Pictographic})/su
/** Stacked marks (UTS 39, section 5.4). */
const heapOfMarks = /(\p{Mn})\1|\p{Mn}{5}/u
/** Scripts whose styled letters and digits (mathematical, full-width) are changed by Unicode's NFKC. */
const styled = /[\p{Script=Common}\p{Script=Latin}\p{Script=Greek}\p{Script=Arabic}]/u
/** Letters in circles and squares: symbols that Unicode nevertheless classes as Alphabetic. */
const signOfLetter = /[\p{So}&&\p{Alphabetic}]/v

/**
 * Fault of a new name: invisible characters, or spaces that look like others. Emoji are accepted whole, with their
 * joiners.
 */
export function nameFault(name: string): NameFault | undefined {
  const shown = asShown(name)
  if (otherSpace.test(shown)) return 'odd_spaces'
  if (unseen.test(shown)) return 'unseen_character'
  if (!letterOrPicture.test(shown)) return 'no_letter'
  return undefined
}

/** Like {@link nameFault}, for a name that identifies a farmer: it must also not look like another one (UTS 39). */
export function usernameFault(name: string): NameFault | undefined {
  const fault = nameFault(name)
  if (fault !== undefined) return fault
  if (!usesOneScript(name) || heapOfMarks.test(name.normalize('NFD')) || [...name].some(isStyled))
    return 'mixed_letters'
  return hasOnlyPlainLetters(asShown(name)) ? undefined : 'mixed_letters'
}

/** A name without its legitimate special characters: emoji become one picture, visible joiners are removed. */
function asShown(name: string): string {
  return name.replace(/\p{RGI_Emoji}/gv, '🌾').replace(joinersThatShow, '')
}

function isStyled(character: string): boolean {
  if (signOfLetter.test(character)) return true
  return (
    /[\p{L}\p{N}]/u.test(character) &&
    styled.test(character) &&
    character.normalize('NFKC') !== character.normalize('NFC')
  )
}
