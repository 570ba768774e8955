import { catalogue, commodityById } from '../../commodities/catalogue.ts'
import { findCommodities } from '../find-commodities.ts'
import { plainText } from '../plain-text.ts'
import type { Question } from '../reading.ts'

/** What is made of a thing, as it is called for short once the whole name was said. */
const short = /(?<!\p{L})((?:the|that|this|its|their)\s+)(oil|meal|flour|gas|rock)(?!\p{L})/giu

/**
 * "The meal", "the oil": of the things that were asked about before the one whose name ends so. A word that two names
 * end with, or none, stays as it is.
 *
 * @param known names that only the store has
 */
export function withFullNames(
  text: string,
  previous: Question | undefined,
  known: ReadonlySet<string> = new Set(),
): string {
  const before = [...(previous?.formerly ?? []), ...(previous?.commodities ?? [])]
  if (before.length === 0) return text
  const own = ownKind.exec(text)?.[1]
  if (own !== undefined && previous?.topic === 'price' && findCommodities(plainText(own)).length > 0)
    return `and ${own}`
  const alike = likeBefore(text, previous)
  if (alike !== undefined) return alike
  const made = madeOfBefore(text, before, known)
  if (made !== undefined) return made
  return text.replace(short, (said: string, article: string, word: string, at: number) => {
    const rest = text.slice(at + said.length)
    const called = [...new Set(before)].flatMap((id) => commodityById(id)?.name.toLowerCase() ?? [])
    const ending = ` ${word.toLowerCase()}`
    const whole = called.filter((one) => one.endsWith(ending))
    // Of "soybean oil" the meal is soybean meal.
    const siblings = called.map((one) => `${one.split(' ')[0]?.replace(/s$/, '')}${ending}`)
    // "Groundnut oil", then "soybeans", then "the oil one": of what was asked about last.
    const last = siblings.at(-1) ?? ''
    const isOfLast = names.has(last) && called.at(-1)?.endsWith(ending) === false
    const isLast =
      called.length > 1 && called.at(-1)?.endsWith(ending) === true && /^\s+one(?!\p{L})/u.test(rest)
    const [name, ...others] = isLast
      ? called.slice(-1)
      : isOfLast
        ? [last]
        : whole.length > 0
          ? whole
          : siblings.filter((one) => names.has(one))
    return name === undefined || others.length > 0 ? said : `${article}${name}`
  })
}

const oneMore =
  /^((?:(?:and|what about|how about|or|vs|versus|then|ok|now)\s+)+(?:the\s+)?)(\p{L}+)(?:\s+one)?\s*([?.!]*)$/iu

/** "And palm?", behind groundnut oil: the oil of it, where palm alone is nothing. */
function likeBefore(text: string, previous: Question | undefined): string | undefined {
  const [, joint = '', word = '', mark = ''] = oneMore.exec(text.trim()) ?? []
  const [made] = (previous?.commodities ?? []).slice(-1).flatMap((id) => {
    const last = commodityById(id)?.name.toLowerCase().split(' ').at(-1) ?? ''
    return /^(?:oil|meal)$/.test(last) ? [last] : []
  })
  const name = `${word.toLowerCase()} ${made}`
  const isWhole = word !== '' && made !== undefined && names.has(name)
  return isWhole && findCommodities(word.toLowerCase()).length === 0 ? `${joint}${name}${mark}` : undefined
}

/** "I grow the other type, robusta", behind a question of a price: that is asked about, too. */
const ownKind =
  /^(?:(?:no|but|sorry|well|and|ok|actually)[,\s]+)*(?:i|we)(?:'m|'re| am| are)?\s+(?:grow|growing|farm|sell|plant|keep|produce|do|have)\s+(?:(?:the|an?)\s+other\s+(?:type|kind|one|sort|variety)|only|mostly|mainly)?[,:\s]*((?:\p{L}+\s*){1,3})[?.!]*$/iu

const alone = /^(?:(?:and|what about|how about|ok|then|now|or|n|the)\s+)*(\p{L}+ (?:oil|meal))\s*[?.!]*$/iu

/** "Kernel oil", all that is said after palm oil: what has the whole of that name behind the word of a name before. */
function madeOfBefore(
  text: string,
  before: readonly string[],
  known: ReadonlySet<string>,
): string | undefined {
  const said = alone.exec(text.trim())?.[1]?.toLowerCase()
  if (
    said === undefined ||
    findCommodities(said).some((id) => commodityById(id)?.name.toLowerCase() === said)
  )
    return undefined
  const of = before.map((id) => commodityById(id)?.name.toLowerCase().split(' ')[0] ?? '')
  return of.map((one) => `${one} ${said}`).find((name) => names.has(name) || known.has(name))
}

/** "Soya beans ... organic beans": the second are the first. */
const beans = /(?<!\p{L})(soya|soy|cocoa|coffee|mung|castor|faba|broad|french) ?beans?(?!\p{L})/iu
const ofThose =
  /(?<!\p{L})(organic|ordinary|conventional|normal|certified|these|those|such|my|our|the) beans(?!\p{L})/giu

/** A text in which beans of a kind are that kind wherever else they are only called beans. */
export function withWholeBeans(text: string): string {
  const found = beans.exec(text)
  const [said = ''] = found ?? []
  if (found === null) return text
  const from = found.index + said.length
  return text.slice(0, from) + text.slice(from).replace(ofThose, (_, kind: string) => `${kind} ${said}`)
}

/**
 * "The OIL" of a text that names a thing of which there is an oil, in another sentence: that oil, and not the thing.
 */
const madeOf = /(?<!\p{L})(?:the|its|their)\s+(oil|meal)(?!\p{L})/iu

/**
 * A text in which what is made of a thing has its whole name: "I press groundnuts. What is the oil?" asks of groundnut
 * oil. What is named in the sentence of the oil itself stays as it is.
 */
export function withMade(text: string): string {
  const sentences = text.match(/[^.!?\n]+[.!?\n]*/g) ?? []
  const at = sentences.findIndex((one) => madeOf.test(one))
  const [, made = ''] = madeOf.exec(sentences[at] ?? '') ?? []
  if (at <= 0 || findCommodities(plainText(sentences[at]?.replace(madeOf, ' ') ?? '')).length > 0) return text
  const [of, ...others] = new Set(sentences.slice(0, at).flatMap((one) => findCommodities(plainText(one))))
  const name = [...names].find((one) => one === `${of?.replace(/s$/, '')} ${made.toLowerCase()}`)
  return name === undefined || others.length > 0
    ? text
    : sentences
        .slice(at)
        .join('')
        .replace(madeOf, name)
        .replace(/,?\s*not (?:the )?(?:nuts?|beans?|seeds?|grains?)(?!\p{L})/iu, '')
}

const names = new Set(catalogue.map(({ name }) => name.toLowerCase()))
