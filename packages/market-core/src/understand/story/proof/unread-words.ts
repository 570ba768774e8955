import type { Clause, StoryFigure } from '../story.ts'
import { measureOfWord } from '../units.ts'

const changes =
  /(?<!\p{L})(?:there and back|both ways|each way|round trip|return trip|to and fro|twice|thrice|two times|three times|doubles?d?|triples?d?|every (?:second|other|third)|point|sorry|no wait|i mean|actually|instead|(?:some|few|several|many) (?:days|weeks|months|years))(?!\p{L})/iu

/** Whether a part of the price that is told is paid at another time, of which nothing else is said. */
export const paysLater = (text: string): boolean => later.test(text)
const later = /(?<!\p{L})(?:rest|more|balance|remainder) later(?!\p{L})/iu

/** Whether somebody takes a share of which nobody says how large it is. */
export const takesAShare = (text: string, figures: readonly StoryFigure[]): boolean =>
  sharing.test(text) && !figures.some(({ isPercent }) => isPercent)
const sharing =
  /(?<!\p{L})(?:takes?|gets?|keeps?|wants?|deducts?|cuts?) (?:his|her|their|its|a|the|some) (?:own )?(?:share|part|cut|portion|percentage|commission)(?! of \d)(?=[.,;?!]| and(?!\p{L})| (?:before|first|after|from|of the)(?!\p{L})|$)/iu

/** Whether a part is told in words that no figure has: "third goes to the landlord". */
export const unreadShare = (text: string, figures: readonly StoryFigure[]): boolean =>
  parted.test(text) && !figures.some(({ isPercent }) => isPercent)
const parted =
  /(?<!\p{L})(?:third|quarter|half|fifth|tenth)s? (?:goes|go|is|are|was|belongs|taken|to (?:the|my|him|her)|for (?:the|my|him|her)|mine)(?!\p{L})/iu

/** Whether words stand in a text that change a figure, and that no sum reads: "there and back", "twice a day". */
export const changesFigures = (text: string): boolean => changes.test(text)

/** The figures beside "each", "daily", "per ha" in a clause where none is for each of anything. */
export function unratedIn(clauses: readonly Clause[], figures: readonly StoryFigure[]): readonly number[] {
  const isOfLand = figures.some(
    ({ unit, per }) => unit !== undefined && per.some(({ kind }) => kind === 'area'),
  )
  return clauses.flatMap(({ tokens }, clause) => {
    const isRate = (word: string, at: number) =>
      rates.test(word) || (word === 'per' && measureOfWord(tokens[at + 1] ?? '') !== undefined)
    const said = tokens.join(' ')
    if (!tokens.some(isRate) || tokens.some((word) => asks.test(word)) || asksOf.test(said)) return []
    if (isOfLand && asksMargin.test(said)) return []
    const here = figures.filter((one) => one.clause === clause)
    return here.some(isRated) ? [] : here.map(({ value }) => value)
  })
}

const isRated = ({ per, each, at, isHeld, isOne, isPercent }: StoryFigure): boolean =>
  per.length > 0 || [each, at, isHeld, isOne, isPercent].some(Boolean)

const rates = /^(?:each|apiece|every|daily|weekly|monthly)$/
const asks = /^(?:how|what|whats|which)$/
/** "Total per ha and for 65 ha": what is asked for, and no rate of a figure. */
const asksOf = /^(?:the |my |and )*(?:total|sum|totals|result|everything) per [^ ]+ and (?:for|on|in) /
/** "Margin per acre and for the 160 acre quarter", where the harvest is told of each acre. */
const asksMargin = /^(?:the |my |and |gross )*(?:margin|profit) per [^ ]+ and (?:for|on|in) /
