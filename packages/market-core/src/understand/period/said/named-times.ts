import { monthNames } from '../../../months.ts'
import { monthOfName } from '../period-words.ts'

/** In October or November, by the year: the main day of Diwali, as India's calendars have it. */
const diwaliInNovember = new Set([
  2001, 2002, 2004, 2005, 2007, 2010, 2012, 2013, 2015, 2018, 2020, 2021, 2023, 2026,
])
const FIRST_DIWALI = 2000
const LAST_DIWALI = 2026

/** The month of Easter Sunday: the anonymous Gregorian computus. */
function easterMonth(year: number): string {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100]
  const [d, e] = [Math.floor(b / 4), b % 4]
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - d - g + 15) % 30
  const [i, k] = [Math.floor(c / 4), c % 4]
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  return Math.floor((h + l - 7 * m + 114) / 31) === 3 ? 'march' : 'april'
}

const diwaliMonth = (year: number): string | undefined =>
  year < FIRST_DIWALI || year > LAST_DIWALI ? undefined : diwaliInNovember.has(year) ? 'november' : 'october'

const feasts: Readonly<Record<string, (year: number) => string | undefined>> = {
  easter: easterMonth,
  diwali: diwaliMonth,
  deepavali: diwaliMonth,
  'new year': () => 'january',
  'new years': () => 'january',
  'new year s': () => 'january',
  christmas: () => 'december',
  xmas: () => 'december',
}
const names = Object.keys(feasts)
  .toSorted((a, b) => b.length - a.length)
  .join('|')
const feast = new RegExp(
  `(?<![^ ])(?:around |about |at |by )?(?:the )?(${names})(?: (?:time|week|sunday|season|weekend|holidays?|day|eve))?(?: (?:of|in))? ((?:19|20)\\d\\d)(?![^ ])`,
  'g',
)
const yearBeforeIt = new RegExp(`(?<![^ ])((?:19|20)\\d\\d)(?: s)? (${names})(?![^ ])`, 'g')

const end = '(?![^ ])'
const beside =
  '(?:straight|right|just|directly|immediately|next|following|that followed|which followed|that came|to follow|that comes)'
const afterIt = `the (?:one |year |one year )?(?:${beside} )*(?:after(?:wards?)?|following|later|thereafter)(?: (?:that|it))?`
const nextOf = new RegExp(
  `(?<![^ ])((?:19|20)\\d\\d) (?:(?:and|then|also|plus|versus|vs|against|in|for|of|over|compared (?:to|with)) )+(?:${afterIt}|the (?:next|following|subsequent) (?:year|one))${end}`,
  'g',
)

/**
 * The plain text with times that have a name called by their months and years: "Easter 2021" is April 2021, "the covid
 * year" 2020, "2020, then the year straight after" are two years; and "since spring" is since the last.
 */
export const namedTimes = (plain: string): string =>
  plain
    .replace(feast, (said, name: string, year: string) => {
      const month = feasts[name]?.(Number(year))
      return month === undefined ? said : `in ${month} ${year}`
    })
    .replace(yearBeforeIt, (said, year: string, name: string) => {
      const month = feasts[name]?.(Number(year))
      return month === undefined ? said : `${month} ${year}`
    })
    .replace(/(?<![^ ])(between|from|since|until|till|to|after|before) in (?=[a-z]+ (?:19|20)\d\d)/g, '$1 ')
    .replace(
      /(?<![^ ])(?:the )?(?:first |whole )?(?:covid|covid-19|covid19|corona|coronavirus|pandemic|lockdown)(?: (?:19|pandemic|lockdown))? year(?![^ ])/g,
      '2020',
    )
    .replace(/(?<![^ ])(?:the )?(?:covid|corona|pandemic|lockdown) years(?![^ ])/g, '2020 to 2021')
    .replace(nextOf, (_, year: string) => `${year} versus ${Number(year) + 1}`)
    .replace(
      /(?<![^ ])since (?:the )?(?=(?:spring|summer|autumn|winter)(?: |$)(?! (?:of |in )?(?:19|20)\d\d))/g,
      'since last ',
    )
    .replace(
      /(?<![^ ])(months) (?:of|in|out of|over|during|within) (?:the )?(last|past) (\d{1,3})(?![^ ])(?! (?:months?|years?|days?|weeks?)(?![^ ]))/g,
      '$1 in the $2 $3 months',
    )

/** What names a feast again, as of the one before: "the Easter after", "and the Diwali before that". */
const another = new RegExp(
  `(?<!\\p{L})(?:the )?(?:(next|following|previous) (${names})|(${names}) (?:(?:straight|right|just) )?(after|before|following|later|earlier))(?: (?:that|it))?(?!\\p{L})`,
  'iu',
)

const months = monthNames.map((name) => name.toLowerCase()).join('|')
const anotherMonth = new RegExp(
  `(?<!\\p{L})(?:the |that )?(?:same )?(${months}) (?:(?:straight|right|just|one|the year) )?(before|after|earlier|later)(?: (?:that|it|this))?(?= ?[?.!]*$)`,
  'iu',
)

/**
 * A text in which a feast, or a month, that is counted from the time that was asked before has its year.
 *
 * @param before the month that was asked about before, as `2021-04`
 */
export function withFeastAfter(text: string, before: string | undefined): string {
  const year = /^(\d{4})-/.exec(before ?? '')?.[1]
  // "Last January", then "the January before that".
  if (/^--\d\d$/.test(before ?? ''))
    return text.replace(anotherMonth, (said: string, name: string, way: string) =>
      /^(?:before|earlier)$/i.test(way) ? `${name} last year` : said,
    )
  if (year === undefined) return text
  const counted = text.replace(anotherMonth, (_: string, name: string, way: string) => {
    const isBack = /^(?:before|earlier)$/i.test(way)
    const apart = (monthOfName.get(name.toLowerCase()) ?? 1) - Number(before?.slice(5))
    // "March 2024", then "the June after": of the same year.
    const isSameYear = isBack ? apart < 0 : apart > 0
    return `${name} ${Number(year) + (isSameYear ? 0 : isBack ? -1 : 1)}`
  })
  if (counted !== text) return counted
  return text.replace(another, (_, first?: string, of?: string, name?: string, last?: string) => {
    const isBack = /^(?:previous|before|earlier)$/i.test(first ?? last ?? '')
    return `${of ?? name} ${Number(year) + (isBack ? -1 : 1)}`
  })
}
