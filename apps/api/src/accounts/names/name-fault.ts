import type { Problem } from '@smart-farming/contracts/schema/problems'
import { hasOnlyPlainLetters } from './plain-letters.ts'
import { usesOneScript } from './scripts.ts'

export type NameFault = Extract<
  Problem['code'],
  'odd_spaces' | 'unseen_character' | 'no_letter' | 'mixed_letters'
>

/** Arabic letters after which a non-joiner is invisible (Unicode ArabicShaping.txt). */
const loose =
  '\\u0621-\\u0625\\u0627\\u0629\\u062f-\\u0632\\u0648\\u0671-\\u0677\\u0688-\\u0699\\u06c0\\u06c3-\\u06cb\\u06cd\\u06cf\\u06d2\\u06d3\\u06d5\\u06ee\\u06ef'
/** Viramas (vowel-suppressing signs) of the scripts in which a joiner changes a conjunct. */
const viramas = '\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d\\u0dca\\u1039\\u17d2'

/**
 * Joiners (U+200C, U+200D) that visibly change a word, as in Persian and Sinhala (UAX 31, section
 * 2.3): after a virama, or between Arabic letters that would otherwise join.
 */
const joinersThatShow = new RegExp(
  `(?<=[${viramas}])[\\u200c\\u200d](?=\\p{L})|(?<=(?![${loose}])\\p{Script=Arab}\\p{Mn}*)\\u200c(?=\\p{Script=Arab})`,
  'gu',
)
/** Control, format, private-use, unassigned and deliberately invisible characters. */
const unseen = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u
const otherSpace = /[^\P{White_Space} ]| {2}/u
const letterOrPicture = /^(?!\p{M}).*(?:[\p{L}\p{N}]|\p{Extended_Pictographic})/su
/** Stacked marks (UTS 39, section 5.4). */
const heapOfMarks = /(\p{Mn})\1|\p{Mn}{5}/u
/** Scripts in which NFKC changes styled letters and digits (mathematical, full-width). */
const styled = /[\p{Script=Common}\p{Script=Latin}\p{Script=Greek}\p{Script=Arabic}]/u
/** Letters in circles and squares: symbols that Unicode classes as Alphabetic. */
const signOfLetter = /[\p{So}&&\p{Alphabetic}]/v

/** Returns why a new name is refused. Emoji are accepted with their joiners. */
export function nameFault(name: string): NameFault | undefined {
  const shown = asShown(name)
  if (otherSpace.test(shown)) return 'odd_spaces'
  if (unseen.test(shown)) return 'unseen_character'
  if (!letterOrPicture.test(shown)) return 'no_letter'
  return undefined
}

/** Like {@link nameFault}, but also refuses usernames that could look like another one (UTS 39). */
export function usernameFault(name: string): NameFault | undefined {
  const fault = nameFault(name)
  if (fault !== undefined) return fault
  if (!usesOneScript(name) || heapOfMarks.test(name.normalize('NFD')) || [...name].some(isStyled))
    return 'mixed_letters'
  return hasOnlyPlainLetters(asShown(name)) ? undefined : 'mixed_letters'
}

/** Replaces each emoji with one picture and removes visible joiners. */
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
