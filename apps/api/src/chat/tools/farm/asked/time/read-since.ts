/** What has been, as far as it is told when. */
export interface PastAsked {
  /** From so many days before today until now. */
  readonly since: number
  /** Only to the end of that day. */
  readonly isThatDay?: true
  /** Only the night that began on that day. */
  readonly isThatNight?: true
  /** Since the last day of a month with that number. */
  readonly sinceDate?: number
  /** Since the last of these days, from Sunday, 0. */
  readonly weekdays?: readonly number[]
}

const past =
  /(?<![^ ])(?:fell|fallen|rained|did it|did we|did i|did my|we had|i had|we got|received|so far|has lost|have lost|lost|have we had|was the rain|was there|how much was)(?![^ ])/

/** "Over the last 3 days", "in the past four days": until now. */
const lastDays =
  /(?<![^ ])(?:last|past|previous|ultimos|derniers|dernieres|siku) (\d{1,2}|two|three|four|five|six|seven|ten|fourteen|dos|tres|cuatro|cinco|deux|trois|quatre|cinq|dois|quatro|mbili|tatu|nne) ?(?:days|dias|jours|zilizopita)(?![^ ])/
const numbers: ReadonlyMap<string, number> = new Map(
  [
    'two dos deux dois mbili',
    'three tres trois tatu',
    'four cuatro quatre quatro nne',
    'five cinco cinq',
    'six',
    'seven',
  ].flatMap((words, at) => words.split(' ').map((word) => [word, at + 2] as const)),
)
  .set('ten', 10)
  .set('fourteen', 14)
const MOST_DAYS = 60

const anyDay = '(?:sun|mon|tue|tues|wed|wednes|thu|thurs|fri|sat|satur)(?:day)?'
/** "Last Tuesday", and "Tuesday last" as other languages have it. */
const lastDay = new RegExp(
  `(?<![^ ])(?:last|past|previous) ${anyDay}(?![^ ])|(?<![^ ])${anyDay} (?:last|gone|dernier|passe|pasado|passad[oa]|iliyopita|pichhle|पछल|الماضي|الماضيه)(?![^ ])`,
)
/** What fell in a month: as far back as it is kept. */
const inAMonth =
  /(?<![^ ])(?:in|during|of|this|for) (?:the month of |month of )?(?:january|february|march|april|may|june|july|august|september|october|november|december|month)(?![^ ])/
/** Rain that is over: no question of a month to come. */
const fell = /(?<![^ ])(?:fell|fallen|rained|did it rain|have we had|we had|had so far|received)(?![^ ])/

/**
 * The past that a plain question asks of: what fell yesterday, last night, since a day. Undefined where it asks of
 * none.
 *
 * @param weekday that it names, 0 for Sunday
 */
export function readSince(
  plain: string,
  says: (phrases: readonly string[]) => boolean,
  weekday: number | undefined,
): PastAsked | undefined {
  const [, date] =
    /(?<![^ ])since (?:the )?(\d{1,2})(?:st|nd|rd|th)?(?! (?:days?|weeks?|hours?|months?|years?))(?![^ ])/.exec(
      plain,
    ) ?? []
  if (Number(date) >= 1 && Number(date) <= 31) return { since: 0, sinceDate: Number(date) }
  if (
    /(?<![^ ])(?:since the (?:start|beginning|first) of (?:the|this) month|this month so far|so far this month)(?![^ ])/.test(
      plain,
    )
  )
    return { since: 0, sinceDate: 1 }
  if (fell.test(plain) && inAMonth.test(plain)) return { since: MOST_DAYS }
  // "What did it rain overnight" is of the night that was, "will it overnight" of the one to come.
  const wasOvernight = past.test(plain) && says(['overnight', 'in the night', 'during the night'])
  if (
    (wasOvernight ||
      says([
        'last night',
        'anoche',
        'la nuit derniere',
        'ontem a noite',
        'usiku wa jana',
        'night of yesterday',
        'yesterday night',
        'yesterday evening and night',
      ])) &&
    !says(['since'])
  )
    return { since: 1, isThatNight: true }
  if (says(['yesterday', 'ayer', 'hier', 'ontem', 'jana', 'last night', 'امس']))
    return { since: 1, ...(!says(['since']) && { isThatDay: true }) }
  if (
    says(['last week', 'past week', 'this week', 'last seven days', 'last 7 days']) &&
    (past.test(plain) || says(['last week', 'past week']))
  )
    return { since: 7 }
  const [, count = ''] = lastDays.exec(plain) ?? []
  const days = numbers.has(count) ? numbers.get(count) : Number(count)
  if (count !== '' && days !== undefined && days > 0) return { since: Math.min(days, MOST_DAYS) }
  // "The last of the beet before Monday" is of no day that was.
  const isOfBefore = says(['since', 'depuis', 'desde']) || lastDay.test(plain)
  if (weekday !== undefined && isOfBefore) return { since: 7, weekdays: [weekday] }
  return past.test(plain) && says(['today', 'so far', 'this morning', 'lately', 'recently'])
    ? { since: 0 }
    : undefined
}
