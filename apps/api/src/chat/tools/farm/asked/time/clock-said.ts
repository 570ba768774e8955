/**
 * The hours of a day as they are said, in one form: `10 pm`, `from 8 to 10`. What is put into English word by word
 * keeps how its language tells the hour: "8h", "8 baje", "saa 2".
 */
export function withClock(plain: string): string {
  return withEnds(withHoursOfTheDay(withOwnClocks(plain)))
}

/** Swahili counts the hours from sunrise, and from sunset in the evening. */
const swahili = /(?<![^ ])saa (\d{1,2})(?: kamili)?(?![^ ])/g
const late = /(?<![^ ])(?:night|tonight)(?![^ ])/
const early = /(?<![^ ])(?:morning|dawn)(?![^ ])/

function bySun(count: number, plain: string): number {
  if (late.test(plain)) return (count <= 6 ? count + 18 : count - 6) % 24
  if (early.test(plain)) return count <= 6 ? count + 6 : count - 6
  return count + 6
}

const inHalves = (hour: number): string => `${hour % 12 || 12} ${hour < 12 ? 'am' : 'pm'}`

/** "8h30", "14 h": an hour of the day, but "in 3 h" and "for 6 h" are a while. */
const byLetter =
  /(?<![^ ])(?<!(?:in|next|for|within|during|every|after|of|least|than|last|coming|about) )(\d{1,2}) ?h(?:\d\d| \d\d)?(?![^ ])/g
/** Behind a preposition that may be of a while the minutes say that it is an hour. */
const withMinutes = /(?<![^ ])(?:in|at) (\d{1,2}) ?h ?\d\d(?![^ ])/g
const byWord = /(?<![^ ])(?:at )?(\d{1,2}) (?:baje|bje|bajkar|बज|heures?|horas?)(?![^ ])/g
const arabic = /(?<![^ ])(?:at |in )?(?:الساعه|الساعة|ساعه) (\d{1,2})(?![^ ])/g
/** "The 7" behind a day, "the 8 morning": an hour of Spanish and Portuguese. */
const withArticle =
  /(?<![^ ])(?:to |in |at |by )?the (\d{1,2})(?= (?:of |in |for )?(?:the )?(?:morning|afternoon|evening|night|am|pm)(?![^ ]))|(?<=(?:day|morrow|sexta|quinta|quarta|terca|segunda)) the (\d{1,2})$/g

function withOwnClocks(plain: string): string {
  const withSun = plain.replace(swahili, (_, count: string) => `at ${inHalves(bySun(Number(count), plain))}`)
  // Its part of the day is told by then.
  const own =
    withSun === plain
      ? plain
      : withSun.replace(/(?<=(?:am|pm)) (?:morning|dawn|afternoon|evening|night)(?![^ ])/g, '')
  return own
    .replace(withMinutes, 'at $1')
    .replace(byLetter, (whole, hour: string) => (Number(hour) > 24 ? whole : `at ${hour}`))
    .replace(byWord, 'at $1')
    .replace(arabic, 'at $1')
    .replace(withArticle, (_, before?: string, behind?: string) =>
      before ? `at ${before}` : ` at ${behind}`,
    )
    .replace(/(?<![^ ])(?:at )+at(?![^ ])/g, 'at')
}

/** "From 8 until 10", "between the 8 and the 10": one form for both ends of some hours. */
const range =
  /(?<![^ ])(?:from|between|of|since|entre|of the|between at|from at|of at)(?: at)?(?: the)?(?: at)? (\d{1,2})(?:[.:]\d\d)?( am| pm)? (?:until|till|to|and|with|since|the|at|a|-)(?: at)?(?: the)?(?: at)? (\d{1,2})(?:[.:]\d\d)?( am| pm)?(?: until)?(?![^ ])/g
/** "8 since 10 at", "8 am at 10 am": what is left of "to" between two hours. */
const rangeWithout =
  /(?<![^ ])at (\d{1,2})( am| pm)? (?:until|till|to|and|with|since|-)(?: at)? (\d{1,2})( am| pm)?(?: until)?(?![^ ])/g
const rangeBefore = /(?<![^ ])(\d{1,2}) (?:since|with|until) at (\d{1,2})(?: until)?(?![^ ])/g

const withHoursOfTheDay = (plain: string): string =>
  plain
    .replace(range, 'from $1$2 to $3$4')
    .replace(rangeWithout, 'from $1$2 to $3$4')
    .replace(rangeBefore, 'from $1 to $2')

/** The last hour of a day and its middle, where they end or begin a stretch. */
const withEnds = (plain: string): string =>
  plain
    .replace(/(?<=\d(?: ?(?:am|pm|o clock))? (?:to|till|until|and|-) )midnight(?![^ ])/g, '12 am')
    .replace(/(?<=\d(?: ?(?:am|pm|o clock))? (?:to|till|until|and|-) )(?:noon|midday)(?![^ ])/g, '12 pm')
    .replace(/(?<![^ ])(?:noon|midday)(?= (?:to|till|until|and|-) \d)/g, '12 pm')
