import type { Period } from '../period.ts'

const ofYears =
  /(?<![^ ])(?:(?:yearly|annual|annually|calendar year|year s?) (?:average|averages|avg|mean|means)|(?:average|averages|avg|mean|means) (?:of|for|by|per) (?:the |each |a )?years?)(?![^ ])/
const moves =
  /(?<![^ ])(?:change[ds]?|changing|move[ds]?|difference|gap|rise|rose|fall|fell|up|down|more|less|dearer|cheaper|higher|lower|compared?|against)(?![^ ])/

/**
 * "The change from 2024 to 2025, yearly average": the first and the last of those years, each by its mean. Undefined
 * for what asks of all of that time.
 */
export function yearsApart(plain: string, period: Period | undefined): readonly [Period, Period] | undefined {
  if (period === undefined || !('start' in period) || !ofYears.test(plain) || !moves.test(plain))
    return undefined
  const [first, last] = [/^(\d{4})-01$/.exec(period.start ?? ''), /^(\d{4})-12$/.exec(period.end ?? '')]
  if (first?.[1] === undefined || last?.[1] === undefined || first[1] >= last[1]) return undefined
  return [wholeYear(first[1]), wholeYear(last[1])]
}

const wholeYear = (year: string): Period => ({ start: `${year}-01`, end: `${year}-12` }) as Period
