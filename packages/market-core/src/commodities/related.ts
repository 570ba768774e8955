import { plainText } from '../plain-text.ts'
import { catalogue, commodityById } from './catalogue.ts'
import { knownCrops } from './known/known-crops.ts'
import { nearestInput } from './known/known-inputs.ts'

/** What a name says of the form of a thing, not of the thing. */
const forms = new Set(
  'oil seed seeds nut nuts meal flour butter juice bean beans leaf leaves cake raw green dry dried sweet black red white wild'.split(
    ' ',
  ),
)

const singular = (word: string): string => word.replace(/(?<=\p{L}{4})s$/u, '')

const thingsIn = (name: string): string[] =>
  plainText(name)
    .split(' ')
    .filter((word) => !forms.has(word) && word.length > 3)
    .map(singular)

/** Of what has a world price: what it is of, by its name. */
const priced = catalogue
  .filter(({ pinkSheet = [] }) => pinkSheet.length > 0)
  .map(({ id, name }) => ({ id, things: thingsIn(name) }))

/** Crops whose lint or grain is another trade: of cotton seed the lint is not the nearest thing. */
const notRelated: ReadonlySet<string> = new Set(['cotton'])

/** What is made of a crop is not the crop: of maize oil the grain is not the nearest thing. */
const isMade = (name: string): boolean =>
  /(?<![^ ])(?:oil|butter|flour|juice|meal|paste|cake|milk|wine)(?![^ ])/.test(plainText(name))

/**
 * What has a world price and is made of a thing: rapeseed oil of rapeseed, sugar of sugarcane. It is the nearest there
 * is where the thing itself has no price, and never the thing. Of a fertiliser it is the one that feeds the same.
 */
export function relatedProducts(id: string): string[] {
  const input = nearestInput[id]
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

/** Other commodities that are called the same but for the kind: robusta coffee of arabica. */
export function otherKinds(id: string): string[] {
  const noun = (of: string) => commodityById(of)?.name.split(' ').at(-1)
  return relatedProducts(id).filter((other) => noun(other) === noun(id))
}
