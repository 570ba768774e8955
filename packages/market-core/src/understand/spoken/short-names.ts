import { catalogue, commodityById } from '../../commodities/catalogue.ts'
import type { Question } from '../reading.ts'

/** What is made of a thing, as it is called for short once the whole name was said. */
const short = /(?<!\p{L})((?:the|that|this|its|their)\s+)(oil|meal|flour|gas|rock)(?!\p{L})/giu

/**
 * "The meal", "the oil": of the things that were asked about before the one whose name ends so. A word that two names
 * end with, or none, stays as it is.
 */
export function withFullNames(text: string, previous: Question | undefined): string {
  const before = [...(previous?.formerly ?? []), ...(previous?.commodities ?? [])]
  if (before.length === 0) return text
  return text.replace(short, (said: string, article: string, word: string) => {
    const called = [...new Set(before)].flatMap((id) => commodityById(id)?.name.toLowerCase() ?? [])
    const ending = ` ${word.toLowerCase()}`
    const whole = called.filter((one) => one.endsWith(ending))
    // Of "soybean oil" the meal is soybean meal.
    const siblings = called.map((one) => `${one.split(' ')[0]}${ending}`)
    const [name, ...others] = whole.length > 0 ? whole : siblings.filter((one) => names.has(one))
    return name === undefined || others.length > 0 ? said : `${article}${name}`
  })
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

const names = new Set(catalogue.map(({ name }) => name.toLowerCase()))
