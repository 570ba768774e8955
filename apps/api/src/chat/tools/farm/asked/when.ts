import { hasPhrase } from '@smart-farming/market-core/understand/plain-text'

/** A part of a day by the clock of the place, or the hours that begin now. */
export type DayPart = 'now' | 'morning' | 'afternoon' | 'evening' | 'night'

/** When a question is about: the days that it names, and which hours of them. */
export interface When {
  /** Counted from today. */
  days: readonly number[]
  /** From Sunday, 0, to Saturday; the next of that name, today included. */
  weekdays?: readonly number[]
  part?: DayPart
  /** By the clock, 0 to 23. */
  hour?: number
  /** What has been: from so many days before today until now, or to the end of that day. */
  since?: number
  isThatDay?: true
}

/** Words of other languages stand beside the English ones: they are few, and plain. */
const today = ['today', 'aaj', 'leo', 'hoy', 'hoje', 'aujourd hui', 'آज', 'आज', 'اليوم']
const tomorrow = [
  'tomorrow',
  'tmrw',
  'tmr',
  'tomorow',
  'tommorow',
  'tommorrow',
  'kal',
  'kesho',
  'amanha',
  'demain',
  'कल',
  'غدا',
]
const afterTomorrow = [
  'day after tomorrow',
  'parson',
  'kesho kutwa',
  'pasado manana',
  'depois de amanha',
  'apres demain',
]
const weekdays: readonly (readonly string[])[] = [
  ['sunday', 'sun', 'domingo', 'dimanche', 'jumapili'],
  ['monday', 'mon', 'lunes', 'lundi', 'segunda feira', 'jumatatu'],
  ['tuesday', 'tue', 'tues', 'martes', 'mardi', 'terca feira', 'jumanne'],
  ['wednesday', 'wed', 'miercoles', 'mercredi', 'quarta feira', 'jumatano'],
  ['thursday', 'thu', 'thur', 'thurs', 'jueves', 'jeudi', 'quinta feira', 'alhamisi'],
  ['friday', 'fri', 'viernes', 'vendredi', 'sexta feira', 'ijumaa'],
  ['saturday', 'sat', 'sabado', 'samedi', 'jumamosi'],
]
/** "mon" and "sun" are words of their own in other languages and questions. */
const ambiguous = new Set(['sun', 'mon', 'sat', 'wed'])
const parts: Readonly<Record<DayPart, readonly string[]>> = {
  now: [
    'now',
    'right now',
    'at the moment',
    'just now',
    'abhi',
    'ahora',
    'maintenant',
    'agora',
    'sasa',
    'الان',
    'अभी',
  ],
  morning: [
    'morning',
    'mornng',
    'forenoon',
    'subah',
    'asubuhi',
    'matin',
    'por la manana',
    'de manha',
    'सुबह',
    'صباحا',
  ],
  afternoon: ['afternoon', 'this arvo', 'dopahar', 'mchana', 'tarde', 'apres midi', 'दोपहर'],
  evening: ['evening', 'eve', 'shaam', 'sham', 'jioni', 'soir', 'शाम', 'مساء'],
  night: ['night', 'tonight', 'overnight', 'raat', 'usiku', 'nuit', 'noche', 'noite', 'रात', 'الليلة'],
}
const past = /(?<![^ ])(?:fell|fallen|rained|was|did|had|got|received|so far)(?![^ ])/
const clock = /(?<![^ ])(?:at |by |around )?(\d{1,2})(?:[.:](\d{2}))? ?(am|pm|o clock)(?![^ ])/

/**
 * Reads when a plain question is about.
 *
 * @param plain as `plainText` makes it: lower case, no accents
 */
export function readWhen(plain: string): When {
  const says = (phrases: readonly string[]) => phrases.some((phrase) => hasPhrase(plain, phrase))
  const isAfter = says(afterTomorrow)
  const named = [
    ...(says(today) ? [0] : []),
    ...(says(tomorrow) && !isAfter ? [1] : []),
    ...(isAfter ? [2] : []),
  ]
  const ofWeek = weekdays.flatMap((names, weekday) =>
    says(names.filter((name) => !ambiguous.has(name))) || says(names.map((name) => `on ${name}`))
      ? [weekday]
      : [],
  )
  const weekend = says(['weekend', 'fin de semana', 'week end']) ? [6, 0] : []
  const since = readSince(plain, says, ofWeek[0])
  if (since !== undefined) return { days: [], ...since }
  const days = named.length > 0 ? named : (nextDays(plain) ?? [])
  const part = (Object.keys(parts) as DayPart[]).find((each) => says(parts[each]))
  const hour = hourOf(plain)
  const all = [...ofWeek, ...weekend]
  return {
    days,
    ...(all.length > 0 && { weekdays: all }),
    ...(part !== undefined && { part }),
    ...(hour !== undefined && { hour }),
  }
}

/** "next 3 days", "the coming two days": today and those behind it. */
function nextDays(plain: string): number[] | undefined {
  const [, count = ''] =
    /(?<![^ ])(?:next|coming|following|in) (\d|two|three|four|five) days?(?![^ ])/.exec(plain) ?? []
  const many = ['', '', 'two', 'three', 'four', 'five'].indexOf(count)
  const days = many > 0 ? many : Number(count)
  return days > 0 ? Array.from({ length: Math.min(days + 1, 5) }, (_, ahead) => ahead) : undefined
}

/** @param weekday that it names */
function readSince(
  plain: string,
  says: (phrases: readonly string[]) => boolean,
  weekday: number | undefined,
): Pick<When, 'since' | 'weekdays' | 'isThatDay'> | undefined {
  if (says(['yesterday', 'ayer', 'hier', 'ontem', 'jana', 'last night', 'امس']))
    return { since: 1, ...(!says(['since']) && { isThatDay: true }) }
  if (says(['last week', 'past week', 'this week']) && past.test(plain)) return { since: 7 }
  if (weekday !== undefined && says(['since', 'last', 'depuis', 'desde']))
    return { since: 7, weekdays: [weekday] }
  return past.test(plain) && says(['today', 'so far', 'this morning', 'lately', 'recently'])
    ? { since: 0 }
    : undefined
}

function hourOf(plain: string): number | undefined {
  const [, digits, , half] = clock.exec(plain) ?? []
  if (digits === undefined) return undefined
  const hour = Number(digits)
  if (hour > 23) return undefined
  if (half === 'pm' && hour < 12) return hour + 12
  return half === 'am' && hour === 12 ? 0 : hour
}
