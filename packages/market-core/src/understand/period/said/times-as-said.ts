import { monthOfName } from '../period-words.ts'

const anyMonth = [...monthOfName.keys()].filter((name) => /^\p{L}{3,}$/u.test(name)).join('|')
const aDate = `(?:(?:${anyMonth}) )?(?:19|20)\\d\\d(?![^ ])`

/** What somebody tells of a time that he names by its date as well: "since the river rose in March 2019". */
const happens =
  'went|came|began|begun|started|broke|ended|invaded|attacked|closed|opened|shut|hit|rose|flooded|died|married|born|joined|left|moved|bought|built|planted|took|got|had|was|were|lost|retired|inherited'

/** What a price of a longer time is. */
const ofTime = '(?:averaged?|avg|mean)'

/** What is bought or lost once, and is no harvest. */
const belongings =
  'mule|cow|bull|ox|oxen|donkey|horse|land|house|tractor|motorbike|bike|bicycle|lorry|truck|car|pickup|pump|plot|farm|field|shop|plough|roof|well|mill|radio|phone|boat|van|trailer|ring|cart'
const end = '(?![^ ])'
const noFigure = `${end}(?! (?:\\/|(?:19|20)\\d\\d|kg|kilos?|t|tonnes?|tons?|bags?|sacks?|acres?|ha|hectares?|days?|weeks?|months?|years?|dollars?|percent|%)(?![^ ]))`
const parts = `${anyMonth}|half|quarter|h[12]|q[1-4]|spring|summer|autumn|winter|christmas|xmas`
const named = '(?:say|that is|i e|meaning|i mean|namely|so)'

const rewritten: readonly (readonly [written: RegExp, meant: string])[] = (
  [
    // What joins two times, and the year of a part of it, stand behind in Hindi and others.
    [
      `((?:(?:${anyMonth}) )?(?:19|20)\\d\\d) (?:and|to|or) ((?:(?:${anyMonth}) )?(?:19|20)\\d\\d)(?: of)? between${end}`,
      'between $1 and $2',
    ],
    [
      `((?:19|20)\\d\\d) (?:of|s|year) (?:the )?((?:first|second|third|fourth|last) (?:quarter|half))${end}`,
      '$2 of $1',
    ],
    // A month, a half, a quarter or a season with the last two figures of its year.
    [`(?<!on )(${parts})(?: of)? '?([0-2]\\d)${noFigure}`, '$1 20$2'],
    [`(${parts})(?: of)? '?([6-9]\\d)${noFigure}`, '$1 19$2'],
    // "Since January 2020, percent": the year is no share.
    [`(?<=(?:${anyMonth}) )((?:19|20)\\d\\d) (?=percent${end})`, '$1 in '],
    [
      `((?:19|20)\\d\\d) (?=(?:%|percent|percentage) (?:change|difference|up|down|rise|fall)${end})`,
      '$1 in ',
    ],
    [`(?:the )?'?([6-9]0)s${end}`, '19$1s'],
    ['(?:christmas|xmas)(?= (?:19|20)\\d\\d)', 'december'],
    [`(?:the )?(?:harvest|planting|sowing|harvesting)(?: time)? (?:in|of) (?=(?:${anyMonth})${end})`, ''],
    // "The winter 2022/23, October to March" is told by its months.
    [
      `(?:the )?(?:winter|season|year)(?: of)? (20\\d\\d) \\/ (?:20)?(\\d\\d)(?: from)? (${anyMonth}) (?:to|until|till|through) (${anyMonth})${end}`,
      '$3 $1 to $4 20$2',
    ],
    [`winter(?: of)? (20\\d\\d) \\/ (?:20)?\\d\\d${end}`, 'winter $1'],
    // Against the day of one's own work, which is told with its date.
    [
      `(?:compared|as compared|in comparison|relative) (?:to|with) (?:when|the (?:time|day|month)(?: when| that)?) (?:i|we|my [^ ]+|our [^ ]+) (?:(?!(?:19|20)\\d\\d)[^ ]+ ){1,4}?(?:in |of )?(?=${aDate})`,
      'since ',
    ],
    // A time that is called by what happened, and told by its date behind that.
    [`(?:before|around) (?:[^ ]+ ){1,4}${named} (?:in )?(?=${aDate})`, ''],
    [`(since|after) (?:[^ ]+ ){1,4}${named} (?:in )?(?=${aDate})`, '$1 '],
    [
      `since (?:(?!(?:19|20)\\d\\d)[^ ]+ ){1,6}?(?:${happens}) (?:(?!(?:19|20)\\d\\d)[^ ]+ ){0,5}?(?:in |of )?(?=${aDate})`,
      'since ',
    ],
    [
      `(?<=(?:19|20)\\d\\d )(?:when|the (?:year|month|time)(?: that| when)?|which is when) (?:(?!what|how|which)[^ ]+ ){1,6}(?:${happens})(?: (?:out|in|up|into [^ ]+|there|here|away|(?:the|an?|my|his|her|our|their) (?:(?:old|new|first|second|big) )?(?:${belongings})|(?:a |the |its |bad |hard )*(?:frosts?|droughts?|floods?|war|strikes?|locusts?|hail|cyclone|hurricane)))?${end}`,
      '',
    ],
    // "February 2011 and February 2025" are two times.
    [
      `(?<!(?:between|from|de|entre|since) )((?:${anyMonth}) (?:of )?(?:19|20)\\d\\d) (?:and|n|plus|also) (?:(?:the|in|of|also) )*((?:${anyMonth}) (?:of )?(?:19|20)\\d\\d)${end}(?! (?:and|to|until)${end})`,
      '$1 versus $2',
    ],
    // "Urea in 2022 and that of 2025", "avg 2022 vs avg 2025" are two times.
    [
      `(?<!(?:between|from|de|entre|since|(?:19|20)\\d\\d) )((?:19|20)\\d\\d)(?: ${ofTime})? (?:(?:and|y|e|et|n|plus|versus|vs|against|or) )?(?:(?:then|also|${ofTime}|that|those|the|one|ones|in|of|for|year) )+((?:19|20)\\d\\d)${end}(?! (?:to|until|on)${end})`,
      '$1 versus $2',
    ],
    // Of two years that are not in a row each has its mean.
    [
      `(?<=(?:^| )${ofTime} (?:[^ ]+ ){0,6})(?<!(?:between|from|de|entre|since|(?:19|20)\\d\\d) )((?:19|20)\\d\\d) (?:and|y|e|et|n) ((?:19|20)\\d\\d)${end}(?! (?:to|until|on|(?:19|20)\\d\\d)${end})(?=.*(?:difference|gap|change|apart|percent|compared?)|$(?<!yearly.*))`,
      '$1 versus $2',
    ],
    // "And was it more in 2011": set against now.
    [
      `(?:and|but|or) (?:was|is|were|are) (?:it|that|they) (?:any )?(?:more|less|higher|lower|dearer|cheaper|better|worse)(?: expensive)?(?: back)? (?:in|during) (?=${aDate}$)`,
      'compared with ',
    ],
    // "This month's price" is the newest there is, whatever month stands beside it.
    [`this month(?: s)?(?= (?:[^ ]+ ){0,3}(?:price|rate|value)${end})`, ''],
    [`(?<=(?:price|rate|value) )(?:of |for )?this month${end}`, ''],
  ] as const
).map(([written, meant]) => [new RegExp(`(?<![^ ])(?:${written})`, 'gu'), meant])

/**
 * The plain text with its times written out: years of two figures, and times that are called by what happened then
 * beside their date.
 */
export const timesAsSaid = (plain: string): string =>
  rewritten
    .reduce((text, [written, meant]) => text.replace(written, meant), plain)
    .replace(/\s+/g, ' ')
    .trim()
