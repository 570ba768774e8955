import { monthOfName } from './period-words.ts'

const aMonth = `(?:${[...monthOfName.keys()].filter((name) => name.length > 2).join('|')})`
const aYear = '(?:19|20)\\d\\d'
const set = (words: string): RegExp => new RegExp(`(?<![^ ])(?:${words})(?![^ ])`)

/** "Oct nov dec 2025", "month by month". */
const months = set(
  `month (?:by|for|on|after|to) month|month wise|monthwise|(?:each|every) (?:single )?(?:of the )?months?|monthly (?:prices?|figures?|list|rates?|values?|data)|${aMonth}(?: (?:and )?${aMonth})+(?: of)?(?: ${aYear})?`,
)
/** "2021 2022 2023", "year by year". */
const years = set(
  `year (?:by|for|after) year|year wise|yearwise|(?:each|every) (?:of (?:the|those|these) )?years?|yearly (?:prices?|figures?|list|averages?|means?)|annual averages?|${aYear}(?: (?:and )?${aYear}){2,}`,
)
/** These set one time against another, or ask for one of them. */
const ofOne = set(
  'versus|vs|against|than|compared?|difference|between|usually|normally|season|which|when|change|changed|ratio|swings?|volatil[^ ]*',
)

/** Whether a plain question wants the price of each month, or the mean of each year, of its time. */
export const eachAsked = (plain: string): 'month' | 'year' | undefined => {
  if (ofOne.test(plain)) return undefined
  return years.test(plain) ? 'year' : months.test(plain) ? 'month' : undefined
}

const day = '(?:[12]?\\d|3[01])(?:st|nd|rd|th)?'
const ofADay = set(
  `${aMonth} ${day}(?: of)? ${aYear}|${day} (?:of )?${aMonth} ${aYear}|on (?:the )?${day} (?:of )?${aMonth}|on ${aMonth} ${day}`,
)

/** True where a plain question asks for the price of one day. */
export const asksOfADay = (plain: string): boolean => ofADay.test(plain)
