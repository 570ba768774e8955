import { normaliseText } from '../normalise-text.ts'
import { catalogue, commodityById } from './catalogue.ts'
import { knownCrops } from './known/known-crops.ts'
import { pricedSubstitutes } from './known/known-inputs.ts'

/** Words that describe a form, not a product. */
const forms = new Set(
  'oil seed seeds nut nuts meal flour butter juice bean beans leaf leaves cake raw green dry dried sweet black red white wild'.split(
    ' ',
  ),
)

const singular = (word: string): string => word.replace(/(?<=\p{L}{4})s$/u, '')

const thingsIn = (name: string): string[] =>
  normaliseText(name)
    .split(' ')
    .filter((word) => !forms.has(word) && word.length > 3)
    .map(singular)

const priced = catalogue
  .filter(({ pinkSheet = [] }) => pinkSheet.length > 0)
  .map(({ id, name }) => ({ id, things: thingsIn(name) }))

/** Cotton lint and cotton seed are separate trades, so neither replaces the other. */
const notRelated: ReadonlySet<string> = new Set(['cotton'])

/** True for a processed product, which its crop does not replace. */
const isMade = (name: string): boolean =>
  /(?<![^ ])(?:oil|butter|flour|juice|meal|paste|cake|milk|wine)(?![^ ])/.test(normaliseText(name))

/**
 * Commodities with a world price that are made from a crop: rapeseed oil from rapeseed, sugar from
 * sugarcane. They are the nearest match for a crop without a price, but never replace the crop.
 * A fertiliser is matched by its nutrient.
 */
export function findRelatedProducts(id: string): string[] {
  const input = pricedSubstitutes[id]
  if (input !== undefined) return [input]
  const name = commodityById(id)?.name ?? knownCrops.find((crop) => crop.id === id)?.name
  if (name === undefined || isMade(name)) return []
  const own = thingsIn(name)
  const isOfOne = (things: readonly string[]) =>
    things.some((thing) =>
      own.some(
        (word) =>
          word === thing || (thing.length > 4 && word.length > thing.length && word.startsWith(thing)),
      ),
    )
  return priced
    .filter(({ id: other, things }) => other !== id && !notRelated.has(other) && isOfOne(things))
    .map(({ id: other }) => other)
}

/** Other varieties with the same noun: robusta coffee for arabica coffee. */
export function findOtherVarieties(id: string): string[] {
  const noun = (of: string) => commodityById(of)?.name.split(' ').at(-1)
  return findRelatedProducts(id).filter((other) => noun(other) === noun(id))
}
