import { findCommodities } from '../find-commodities.ts'
import type { StoredNames } from '../stored/stored-names.ts'

/** What is left out is named behind one of these. */
const opens =
  '(?:except(?: for)?|excepting|excluding|not counting|not including|leaving out|leave out|other than|apart from|aside from|besides|without|but not|bar)'
const closes = '(?:excluded|left out|not counted|not included|(?:aside|apart)(?! from))'
/** One thing, or two that are joined. */
const things =
  '((?:the )?[^ ]+(?: (?!and |or |which |what |is |are |has |have )[^ ]+)?(?: (?:and|or) [^ ]+(?: (?:oil|meal))?)?)'
const shapes = [
  new RegExp(`(?<![^ ])${opens} (?:(?:the|of|el|that) )*${things}(?![^ ])`),
  new RegExp(`(?<![^ ])([^ ]+(?: oil| meal)?) ${closes}(?![^ ])`),
]

export interface WithoutExcluded {
  readonly plain: string
  /** Ids of the commodities that are not meant. */
  readonly excluded: readonly string[]
}

/**
 * A plain text without what it leaves out of a kind: "the cheapest fertiliser not counting urea" asks of the others.
 * What names no commodity stays: "maize without husk".
 */
export function withoutExcluded(plain: string, names: StoredNames['names']): WithoutExcluded {
  for (const shape of shapes) {
    const found = shape.exec(plain)
    if (found === null) continue
    const [whole, said = ''] = found
    // "Other than palm": beside oils it is the oil.
    const asNamed = findCommodities(said, names)
    const excluded = asNamed.length > 0 ? asNamed : oilsCalled(said, names)
    // Of two words the second may be of the question: "without urea dearest".
    const isBoth =
      !/ /.test(said.replace(/^the /, '')) ||
      findCommodities(said.split(' ').at(-1) ?? '', names).length > 0 ||
      / (?:oil|meal)$/.test(said)
    if (excluded.length === 0) continue
    const left = isBoth ? '' : (said.split(' ').at(-1) ?? '')
    const rest = plain.replace(whole, left).replace(/ +/g, ' ').trim()
    return { plain: rest, excluded }
  }
  return { plain, excluded: [] }
}

/** Whatever else is called an oil is none of that name. */
function oilsCalled(said: string, names: StoredNames['names']): string[] {
  const any = findCommodities('oil', names)
  return findCommodities(`${said} oil`, names).filter((id) => !any.includes(id))
}
