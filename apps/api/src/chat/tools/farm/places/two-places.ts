import { plainText } from '@smart-farming/market-core/understand/plain-text'
import { ordinaryWords } from '@smart-farming/market-core/understand/spelling/ordinary-words'
import { mayBeAName } from './place-asked.ts'

const here = '(?:here|mine|ours|home|my (?:farm|place)|our (?:farm|place)|the farm|us|this farm)'
const name = '(\\p{L}[\\p{L}-]{2,})'
const joint = '(?:and|or|vs|versus|than|against|compared (?:to|with)|n|&)'
const before = '(?:(?:in|at|near|over|for|around|by|with|on|up) )?'
const verb = '(?:(?:will|be|is|get|gets|are|going to be|have|has) )*(?:(?:much|any) )?'
const more = '(?:\\p{L}+er|worse|better|more \\p{L}+|less \\p{L}+) '
const pattern = (text: string) => new RegExp(`(?<![^ ])${text}(?![^ ])`, 'gu')

const nameThenHere = pattern(`${name} (?:${verb}${more})?${joint} ${before}${here}`)
const hereThenName = pattern(`${here} (?:${verb}${more})?${joint} ${before}${name}`)
const nameThenName = pattern(`${name} (?:${verb}${more})?${joint} ${before}${name}`)
/** Behind one of these a word may be a place. */
const announced = /(?<![^ ])(?:in|at|near|over|around|between|compare|for) $/

const compares =
  /(?<![^ ])(?:which|where|what|wetter|drier|colder|warmer|windier|calmer|worse|better|more|less|most|than|compare|or)(?![^ ])/

/** Two places that are held against each other: their names, in small letters, 'here' for the farm. */
export type TwoPlaces = readonly [string, string]

/**
 * The two places that a question about the weather may be of: "frost at Norwich or at mine", "wetter in Hereford than
 * in Leominster". Undefined where it names one or none. Whether there are such places only a search knows.
 *
 * @param message in English, or as much of it as is known
 */
export function twoPlaces(message: string): TwoPlaces | undefined {
  const plain = plainText(message)
  for (const [, one = ''] of [...plain.matchAll(nameThenHere), ...plain.matchAll(hereThenName)])
    if (mayBeAName(one)) return [one, 'here']
  for (const { 0: whole, 1: one = '', 2: other = '', index } of plain.matchAll(nameThenName)) {
    const isAnnounced = announced.test(plain.slice(0, index)) || / (?:in|at|near|over|around) /.test(whole)
    if (!mayBeAName(one) || !mayBeAName(other)) continue
    // "Which is wetter, Ross or Ludlow": two names of which no other English is made.
    const isChoice = compares.test(plain) && !ordinaryWords.has(one) && !ordinaryWords.has(other)
    if (isAnnounced || isChoice) return [one, other]
  }
  return undefined
}
