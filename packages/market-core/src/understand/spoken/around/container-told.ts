import { plainText } from '../../plain-text.ts'
import { inFigures } from '../../story/numbers.ts'

const vessel = 'bag|sack|bale|crate|box|carton|tin|drum'
/**
 * "One such sack", "such a bag", "a bag like that", "one of those bales", "that bag": a container whose weight was told
 * before.
 */
const such = new RegExp(
  `(?<!\\p{L})(?:(?:an?|one|each)\\s+such\\s+(?<one>${vessel})|such\\s+an?\\s+(?<a>${vessel})|(?:one|each)\\s+of\\s+(?:those|these)\\s+(?<many>bag|sack|bale|crate|boxe|carton|tin|drum)s|(?:an?|one|each)\\s+(?<like>${vessel})\\s+(?:like\\s+(?:that|this|those)|of\\s+(?:that|this)\\s+(?:size|weight|kind))|that\\s+(?:one\\s+)?(?<that>${vessel}))(?!\\p{L})(?!\\s+(?:of|full|with)(?!\\p{L}))`,
  'iu',
)
const sized = new RegExp(`(?<![^ ])an? (\\d+(?:\\.\\d+)?) (?:kgs?|kilos?) (?:${vessel})(?![^ ])`)
/** Without its name it is what was told in a weight: "what is one of those worth". */
const nameless = /(?<!\p{L})(?:one|each)\s+of\s+(?:those|these|them)(?!\p{L})(?!\s+\p{L}+s(?!\p{L}))/iu
const anyVessel = new RegExp(
  `\\d (?:kg|kgs|kilos?) (${vessel})(?:e?s)?(?![^ ])|(?<![^ ])(${vessel})(?:e?s)? of \\d+ (?:kg|kilos?)(?![^ ])`,
)

/** "For one such box", with what such a box holds, where that is told before it. */
export function withContainer(asked: string, told: string): string {
  const [, first, second] = (such.test(asked) ? null : nameless.test(asked) && anyVessel.exec(told)) || []
  const named = first ?? second
  if (named !== undefined) return withContainer(asked.replace(nameless, `one such ${named}`), told)
  const { one, a, many, like, that } = such.exec(asked)?.groups ?? {}
  const said = one ?? a ?? many ?? like ?? that
  if (said === undefined) return asked
  const name = said.replace(/^boxe$/, 'box')
  const weight =
    new RegExp(`(\\d+(?:\\.\\d+)?) (kg|kgs|kilos?|lbs?|pounds?) ${name}(?:e?s)?(?![^ ])`).exec(told) ??
    new RegExp(
      `${name}(?:e?s)? (?:of|at|with|hold|holds|holding|weigh|weighing) (\\d+(?:\\.\\d+)?) (kg|kgs|kilos?|lbs?|pounds?)(?![^ ])`,
    ).exec(told)
  return weight === null ? asked : asked.replace(such, `a ${weight[1]} ${weight[2]} ${name}`)
}

/**
 * A text whose last sentence asks for one of the containers that a sentence before it weighs ("TSP, 50 kg bags. What
 * does one such bag cost?"), with that weight in its place, so that the size is no figure of its own.
 */
export function withContainerTold(text: string): string {
  const [, before = '', asked = ''] = /^(.+[.!?\n]\s+)([^.!?\n]+\?\s*)$/su.exec(text) ?? []
  if (asked === '' || (!such.test(asked) && !nameless.test(asked))) return text
  return before + withContainer(asked, inFigures(plainText(before).split(' ')).join(' '))
}

/** Whether a question is of a container by the weight that was told before it: what it is of is told there, too. */
export function isSizedBefore(asked: string, told: string): boolean {
  const [, kg] = sized.exec(plainText(asked)) ?? []
  return (
    kg !== undefined && new RegExp(`(?<![^ ])${kg.replace('.', '\\.')} (?:kgs?|kilos?)(?![^ ])`).test(told)
  )
}
