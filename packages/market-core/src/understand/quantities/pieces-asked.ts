/** "A tray of 30", "a tray is 30 eggs", "two crates with 360". */
const held =
  /(?<![^ ])(?:(?:per|one|an?|each|the|(\d+)) )?(?:trays?|crates?|cartons?|box|boxes)(?: (?:of|is|are|has|have|holds?|with|takes?))+ (\d+)(?: (?:eggs|pieces|•))*(?![^ ])/
/** A tray that nobody counts is the usual one; a figure behind it may be what it holds. */
const tray =
  /(?<![^ ])(?:(half an?|an?|one|per|each|two|three|four|five|six|ten|\d+) )?(?:trays?|trei|plateaux?|bandejas?|cartelas?)(?: of)?(?: (?:eggs?|•))?(?! (?:(?:of|is|are|has|have|holds?|with|takes?) )?\d)(?![^ ])/
/** Eggs on a tray, as they are sold in most countries. */
const OF_A_TRAY = 30
const dozens =
  /(?<![^ ])(?:(half an?|an?|one|per|each|two|three|four|five|six|ten|\d+) )?dozens?(?: of)?(?: (?:eggs|•))?(?![^ ])/
const counted = /(?<![^ ])(\d+)(?= (?:pieces of )?(?:eggs|•)(?![^ ]))/
const single = /(?<![^ ])(?:per|an|one|each|a single|single|per single) (?:egg|piece|•)(?![^ ])/

const numbers: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6, ten: 10 }

export interface PiecesAsked {
  readonly count: number
  /** The text without what was read. */
  readonly rest: string
}

/**
 * How many of what is sold by the piece a plain question wants the price of; undefined where it says none, or more than
 * one number of them.
 *
 * @param plain the question with a sign for each name
 */
export function piecesAsked(plain: string): PiecesAsked | undefined {
  const [ofSize] = held.exec(plain) ?? []
  if (ofSize !== undefined) {
    const [, many = '1', each = ''] = held.exec(plain) ?? []
    const rest = plain.replace(ofSize, ' ').replace(/(?<![^ ])(?:one|a|per|each) trays?(?![^ ])/, ' ')
    return told(Number(many) * Number(each), rest)
  }
  const usual = tray.exec(plain)
  if (usual !== null) return told(OF_A_TRAY * timesOf(usual[1]), withoutOne(plain, usual[0]))
  const dozen = dozens.exec(plain)
  if (dozen !== null) return told(12 * timesOf(dozen[1]), plain.replace(dozen[0], ' '))
  const some = counted.exec(plain)
  if (some !== null) return told(Number(some[1]), plain.replace(some[0], ' '))
  return single.test(plain) ? told(1, plain.replace(single, ' ')) : undefined
}

const timesOf = (said = ''): number =>
  said.startsWith('half') ? 0.5 : (numbers[said] ?? (/^\d+$/.test(said) ? Number(said) : 1))

/** Without the measure, and with the sign of what it is of. */
const withoutOne = (plain: string, measure: string): string =>
  plain.replace(measure, measure.includes('•') ? ' • ' : ' ')

const told = (count: number, rest: string): PiecesAsked | undefined =>
  count > 0 && Number.isFinite(count) ? { count, rest: rest.replace(/\s+/g, ' ').trim() } : undefined
