import { catalogue } from '../../commodities/catalogue.ts'

/** Grades, goods and months as people write them for short, with what they leave out. */
const shorts: readonly (readonly [written: RegExp, meant: string])[] = [
  // "Thai 5 or the Vietnam 5": how much of it is broken, and no figure of a sum.
  [
    /(?<!\p{L})(thai|viet ?nam(?:ese)?)( rice)? (5|25)(?=\s*(?:[,.;?!]|$|or\b|and\b|vs\b|than\b|rice\b|which\b|price\b))/giu,
    '$1$2 $3%',
  ],
  // "140 bags of robusta at 60 kilos": so much is in each of them, and no price.
  [
    /(?<!\p{L})(\d[\d.,]* (?:bags|sacks)(?: of)?(?: \p{L}+){0,3}) at (?=\d+ ?(?:kgs?|kilos?|kilograms?)(?: each)?(?!\p{L})(?! ?(?:an?|per|\/|for)(?!\p{L})))/giu,
    '$1 of ',
  ],
  [/(?<!\p{L})g[/.\s-]?nuts?(?!\p{L})/giu, 'groundnuts'],
]

const month =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const sameMonth = new RegExp(
  `(?<!\\p{L})${month}(\\s+\\d{4}[^.?!]*?)(?:the )?same month(?: (?:of|in))?(?=\\s+(?:19|20)\\d\\d(?!\\d))`,
  'giu',
)

/** "D.A.P": what goes by three initials, with a point behind each. */
const initials = /(?<![\p{L}.])\p{L}\.\p{L}\.\p{L}(?:\.(?=\s*\p{Ll}))?(?!\p{L})/gu
const initialled = new Set(
  catalogue
    .flatMap(({ name, alsoCalled }) => [name, ...alsoCalled])
    .map((called) => called.toLowerCase())
    .filter((called) => /^[a-z]{3}$/.test(called)),
)

/** A text in which what is written for short has its whole name: "February 2011 and same month 2025". */
export const withWholeNames = (text: string): string =>
  shorts
    .reduce((all, [written, meant]) => all.replace(written, meant), text)
    .replace(initials, (written) => {
      const joined = written.replaceAll('.', '')
      return initialled.has(joined.toLowerCase()) ? joined : written
    })
    .replace(sameMonth, (_, name: string, between: string) => `${name}${between}${name}`)
