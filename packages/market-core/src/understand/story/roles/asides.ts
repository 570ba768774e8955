import type { Clause } from '../story.ts'
import { isFigure } from '../tokens.ts'
import { singular } from '../units.ts'

/**
 * A story without the figures that are surely no part of its sum: how old somebody is, where somebody lives, what
 * o'clock it is, whom he has at home. Undefined where there is none.
 *
 * @param plain what is asked, in English words
 */
export function withoutAsides(clauses: readonly Clause[], plain: string): string | undefined {
  let isOther = false
  const isShared = sharing.test(plain)
  const all = clauses.map(({ tokens }) => tokens.join(' ')).join(' ')
  const isByWay = byWay.test(all)
  const rest = clauses.map(({ tokens }) =>
    tokens.filter((word, at) => {
      const isAside =
        isFigure(word) &&
        Number(word) < MOST &&
        ((isAge(tokens, at) && !isOfLoan.test(all)) ||
          isPlaceOrHour(tokens, at, isByWay) ||
          (!isShared && isKin(tokens, at)))
      isOther ||= isAside
      return !isAside
    }),
  )
  if (!isOther) return undefined
  return rest
    .map((words, at) => {
      const next = clauses[at + 1]
      return `${words.join(' ')}${next === undefined ? '' : next.sentence === clauses[at]?.sentence ? ' , ' : ' . '}`
    })
    .join('')
}
const MOST = 5000
const sharing =
  /(?<![^ ])(?:each|share|shared|split|divide|divided|person|per head|everyone|among|between)(?![^ ])/
const byWay = /(?<![^ ])(?:per|a|each|every) (?:km|kilometres?|kilometers?|miles?)(?![^ ])/
const isOfLoan = /(?<![^ ])(?:interest|loan|lease|instal?ments?|rent|repay)(?![^ ])/

const people =
  /^(?:i|he|she|wife|husband|father|mother|son|daughter|brother|sister|uncle|aunt|cousin|grandfather|grandmother|grandson|neighbour|neighbor|lady|man|woman|widow|boy|girl|child)$/

/** "I am 63", "my father is 71 and still farms", "I have 33 years" as other languages say it, "aged 40". */
function isAge(words: readonly string[], at: number): boolean {
  const value = Number(words[at])
  if (!Number.isInteger(value) || value < 4 || value > 110) return false
  const [last = '', second = '', third = ''] = [words[at - 1], words[at - 2], words[at - 3]]
  const next = words[at + 1] ?? ''
  if (/^(?:age|aged)$/.test(last)) return true
  const isPerson = people.test(second) || people.test(third)
  const isOfYears = /^(?:years?|yrs?)$/.test(next) || (last === 'year' && /^(?:have|has)$/.test(second))
  if (isOfYears && words[at + 2] === 'old') return true
  if (/^(?:have|has)$/.test(last) || last === 'year')
    return isOfYears && (people.test(second) || people.test(third))
  const isBehind = next === '' || /^(?:and|now|but|already|today|years?|yrs?)$/.test(next)
  return /^(?:am|m|is|s|turns|turned|turning|are)$/.test(last) && isPerson && isBehind
}

/** "The mill is 14 km away", "at km 12", "plot number 18", "since 5 am", "member no 4471". */
function isPlaceOrHour(words: readonly string[], at: number, isByWay: boolean): boolean {
  const [last = '', next = ''] = [words[at - 1], words[at + 1]]
  if (/^(?:am|pm|oclock|degrees)$/.test(next)) return true
  if (!isByWay && /^(?:km|kilometres?|kilometers?|miles?)$/.test(next)) return true
  if (!isByWay && /^(?:km|kilometre|mile)$/.test(last)) return true
  return (
    /^(?:number|no|ward|room|highway|route)$/.test(last) &&
    /^(?:plot|member|call|house|phone|lives?|in|the|my|at|on)$/.test(words[at - 2] ?? '')
  )
}

/** "With 7 mouths", "3 kids in school": nobody is paid, and nothing is parted. */
function isKin(words: readonly string[], at: number): boolean {
  const [next = '', before = ''] = [singular(words[at + 1] ?? ''), words[at - 1] ?? '']
  return kin.test(next) && !/^(?:pay|paid|hire|hired|of)$/.test(before)
}
const kin =
  /^(?:kid|wife|wive|grandchild|grandchildren|grandson|granddaughter|nephew|niece|mouth|stitch|pupil|guest|divorce)$/
