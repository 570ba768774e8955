/** Which year a price was at its dearest or cheapest in, by the means of whole years. */
export interface YearAsked {
  readonly extreme: 'highest' | 'lowest'
  /** "Best" and "worst" are one thing to who sells and another to who buys: both ends are told. */
  readonly both?: true
  /** It says that years are told by their means: no month is asked for beside them. */
  readonly isMean?: true
}

const says = (words: string): RegExp => new RegExp(`(?<![^ ])(?:${words})(?![^ ])`)

const high =
  'highest|dearest|most (?:expensive|costly)|more expensive|costliest|priciest|dearer|peak|peaked|top|record|maximum|max|the most'
const low =
  'lowest|cheapest|least expensive|less expensive|lower|cheaper|bottom|minimum|min|trough|the least|record low'
const either = 'best|worst'
const ends = `(?:${high}|${low}|${either})`
const whole = '(?:single|calendar|one|full|whole|entire|particular)'
const mean = '(?:averages?|averaged|avg|means?)'

/** No "last year", "5 years ago", "of the year 2022". */
const aYear = `years?(?! (?:ago|before|earlier|later|old|to date|on year|by year|(?:19|20)\\d\\d)(?![^ ]))`
const asksYear = [
  says(`(?:which|what)(?: (?:was|is|were|of the|${whole}|the|${ends}))* ${aYear}`),
  says('years? which|which one of the years|of all (?:the )?years'),
  says(`${ends} (?:${whole} )?${aYear}`),
  says(
    `(?<!(?:of|over|in|during|for|through|throughout|within|since|until|till|from|by|before|after|at|on) )the (?:${whole} )?year(?= )(?! (?:19|20)\\d\\d)(?! (?:of|before|after|to)(?! (?:the |its )?(?:price )?${ends}))`,
  ),
  says(`in the year (?:that|when|in which|it)`),
  says(`year (?:of|with)(?: the| its)?(?: price)? ${ends}`),
  says(
    `${ends}(?: [^ ]+)? (?:(?:yearly|annual|year|calendar year) ${mean}|average year)|(?:(?:yearly|annual|calendar[- ]year) ${mean}|average year)(?: [^ ]+){0,6} ${ends}`,
  ),
]
const ofMeans = says(`${mean}|yearly|annual|annually|(?:full|whole|entire|calendar) years?|years? as a whole`)

/** Other than how dear it was, a month, two times against each other, or a year that is to come. */
const ofAnother = says(
  'rises?|rose|risen|rising|falls?|fell|fallen|falling|increased?|increases|drop|drops|dropped|jump|jumped|gain|gained|growth|grew|change|changed|moved?|swings?|volatil[^ ]*|stable|yields?|harvests?|production|output|rain|rainfall|rainiest|wettest|driest|hottest|(?:which|what) (?:year and )?months?|month and year|(?:time|month|months|day|week|half|quarter|end|start) of (?:the |a )?year|every year|than|versus|vs|(?:19|20)\\d\\d or (?:in )?(?:19|20)\\d\\d|(?:this|last) year (?:or|and)|or (?:this|last) year|will|would|next year|going to|should',
)

/** Which year a plain question asks for by how dear it was; undefined where it asks for something else. */
export function yearAsked(plain: string): YearAsked | undefined {
  if (ofAnother.test(plain) || !asksYear.some((one) => one.test(plain))) return undefined
  const [isHigh, isLow] = [says(high).test(plain.replace(/record low/g, ' ')), says(low).test(plain)]
  const averages = /(?<![^ ])averaged?(?: the)? (?:most|least|highest|lowest)(?![^ ])/.test(plain)
  const isEither = says(either).test(plain)
  if (!isHigh && !isLow && !isEither && !averages) return undefined
  const isLowest = isLow
    ? !isHigh || plain.search(says(low)) < plain.search(says(high))
    : /worst/.test(plain) && !isHigh
  return {
    extreme: isLowest ? 'lowest' : 'highest',
    ...(isHigh === isLow && !averages && { both: true as const }),
    ...(ofMeans.test(plain) && { isMean: true as const }),
  }
}

/** True for a word that such a year is asked by, and that says nothing else. */
export const isOfYears = (word: string): boolean =>
  /^(?:years?|calendar|single|entire|particular|taking|counting|going|basis|annual|annually|yearly|averages?|averaged|rank|ranking|top|n|hold|list)$/.test(
    word,
  )
