const counts = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven']
const many = '(\\d|one|two|three|four|five|six|seven|a couple of|a few)'
const fair = '(?:(?:dry|clear|fine|sunny|good|rainless|full|whole|straight|consecutive|more) )*'
const behind = new RegExp(
  `(?<![^ ])(?:and|plus|with) (?:the )?${many} ${fair}days? (?:after|following|that follow|behind|on from)(?![^ ])|(?<![^ ])(?:and|plus|with) the (?:next|following) ${many} ${fair}days?(?![^ ])`,
)
const row = new RegExp(
  `(?<![^ ])${many} ${fair}days? ?(?:of (?:dry|sun|sunshine)(?: [^ ]+)?|running|in a row|on end|straight|together|one after (?:the|an) other|without rain|needed|dry)(?![^ ])|(?<![^ ])${many} (?:dry|clear|fine|sunny|rainless|consecutive|straight)(?: [^ ]+)? days?(?![^ ])`,
)
const from = new RegExp(
  `(?<![^ ])(?:from|starting|beginning|as of|on)(?: [^ ]+){1,3} (?:for )?${many} ${fair}days?(?![^ ])`,
)

/** "Will it stay dry for three days": from today on. */
const staying = new RegExp(
  `(?<![^ ])(?:stay|stays|remain|remains|keep|keeps|hold|holds|be)(?: [^ ]+)? (?:dry|fine|clear|sunny)(?: [^ ]+)? for (?:the )?(?:next |coming )?${many} days?(?![^ ])`,
)

const countOf = (said: string | undefined): number | undefined => {
  if (said === undefined) return undefined
  if (said === 'a couple of') return 2
  if (said === 'a few') return 3
  const count = Math.max(counts.indexOf(said), Number(said) || 0)
  return count > 1 ? count : undefined
}

/** How many days that follow one another a question is about: from the day that it names on, or anywhere. */
export interface DayRun {
  readonly days: number
  /** They are to be dry. */
  readonly isDry: boolean
  /** The first of them is today, unless a day is named. */
  readonly fromToday?: true
}

/**
 * "Thursday and the two days after", "three dry days running", "from Friday, three days".
 *
 * @param plain as `plainText` makes it
 * @param namesDay whether it names a day that they begin with
 */
export function dayRun(plain: string, namesDay: boolean): DayRun | undefined {
  const isDry = /(?<![^ ])(?:dry|fine|clear|rainless|sunny|without rain|no rain)(?![^ ])/.test(plain)
  const stays = countOf(staying.exec(plain)?.[1])
  if (stays !== undefined) return { days: stays, isDry: true, fromToday: true }
  const after = behind.exec(plain)
  const more =
    countOf(after?.slice(1).find(Boolean)) ?? (after?.slice(1).find(Boolean) === 'one' ? 1 : undefined)
  if (more !== undefined && namesDay) return { days: more + 1, isDry }
  const days = countOf((row.exec(plain) ?? (namesDay ? from.exec(plain) : null))?.slice(1).find(Boolean))
  return days === undefined ? undefined : { days, isDry }
}
