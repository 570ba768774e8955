import { normaliseText } from '../normalise-text.ts'
import { catalogue, commodityById } from './catalogue.ts'
import { knownCrops } from './known/known-crops.ts'
import { pricedSubstitutes } from './known/known-inputs.ts'

/** Words that describe the form of a product rather than the product. */
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

/** Commodities with a world price, by the words of their names. */
const priced = catalogue
  .filter(({ pinkSheet = [] }) => pinkSheet.length > 0)
  .map(({ id, name }) => ({ id, things: thingsIn(name) }))

/** Crops whose lint or grain is a separate trade: lint is not the closest match for cotton seed. */
const notRelated: ReadonlySet<string> = new Set(['cotton'])

/** A processed product is not its crop: grain is not the closest match for maize oil. */
const isMade = (name: string): boolean =>
  /(?<![^ ])(?:oil|butter|flour|juice|meal|paste|cake|milk|wine)(?![^ ])/.test(normaliseText(name))

/**
 * Commodities with a world price that are made from a crop: rapeseed oil from rapeseed, sugar from sugarcane. They are
 * the nearest match if the crop has no price, but never stand for the crop itself. For a fertiliser, the one with the
 * same nutrient.
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

/** Other commodities of the same name but another variety: robusta coffee for arabica. */
export function findOtherVarieties(id: string): string[] {
  const noun = (of: string) => commodityById(of)?.name.split(' ').at(-1)
  return findRelatedProducts(id).filter((other) => noun(other) === noun(id))
}
