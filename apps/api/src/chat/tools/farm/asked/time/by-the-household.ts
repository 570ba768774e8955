/** Hours by the clock, from the first to the second, 0 to 24. */
export interface Hours {
  readonly hour: number
  readonly untilHour: number
}

/** What a household's day is told by, and the hours that are meant. */
const household: readonly (readonly [said: RegExp, hours: Hours])[] = [
  [
    /before (?:the )?(?:school|school run|work|kids (?:go|leave)|children (?:go|leave))/,
    { hour: 6, untilHour: 8 },
  ],
  [/before (?:the )?(?:breakfast|tea break|morning tea)/, { hour: 5, untilHour: 8 }],
  [/(?:after|from) (?:the )?(?:breakfast|morning milking|school run)/, { hour: 8, untilHour: 12 }],
  [
    /(?:before|until|till|by) (?:the )?(?:lunch|lunchtime|lunch time|dinner time at noon)/,
    { hour: 6, untilHour: 12 },
  ],
  [/(?:after|from|past) (?:the )?(?:lunch|lunchtime|lunch time)/, { hour: 13, untilHour: 18 }],
  [
    /(?:after|when) (?:the )?(?:kids are |children are )?(?:school|home from school|back from school)/,
    { hour: 15, untilHour: 18 },
  ],
  [
    /(?:after|when i finish|when i leave|when i get off) (?:the )?(?:work|the office|my shift)/,
    { hour: 17, untilHour: 21 },
  ],
  [/after (?:the )?(?:dinner|supper|evening milking)/, { hour: 19, untilHour: 22 }],
  [/before (?:the )?(?:dinner|supper|evening milking)/, { hour: 15, untilHour: 18 }],
  [/before (?:going to )?bed(?:time)?/, { hour: 19, untilHour: 22 }],
].map(([said, hours]) => [new RegExp(`(?<![^ ])(?:${(said as RegExp).source})(?![^ ])`), hours as Hours])

/** "Before school", "after lunch": the hours of the day that are meant; undefined where none is told so. */
export const byTheHousehold = (plain: string): Hours | undefined =>
  household.find(([said]) => said.test(plain))?.[1]
