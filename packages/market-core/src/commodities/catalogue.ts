import type { Commodity } from './commodity.ts'
import { crops } from './crops.ts'
import { inputs } from './inputs.ts'
import { produce } from './produce.ts'

/** All commodities of the product, in the order of displayed lists. */
export const catalogue: readonly Commodity[] = [...crops, ...produce, ...inputs]

/** Ids of all commodities. Tables of names must cover each. */
export type CommodityId = (typeof crops | typeof produce | typeof inputs)[number]['id']

const byId = new Map<string, Commodity>(catalogue.map((commodity) => [commodity.id, commodity]))

/** Commodity of a catalogue id (`wheat`); undefined for any other text. */
export function commodityById(id: string): Commodity | undefined {
  return byId.get(id)
}

const byPinkSheet = new Map(
  catalogue.flatMap((commodity) =>
    (commodity.pinkSheet ?? []).map((series) => [series.toLowerCase(), commodity]),
  ),
)

/** Commodity of a Pink Sheet column. Column names contain stray spaces and ` **` marks. */
export function commodityByPinkSheetColumn(column: string): Commodity | undefined {
  return byPinkSheet.get(cleanPinkSheetName(column).toLowerCase())
}

/** A Pink Sheet column name without marks and outer spaces. */
export function cleanPinkSheetName(column: string): string {
  return column.replaceAll('*', '').trim()
}

/**
 * Commodity of a WFP commodity name. A name matches if it begins with one of the prefixes and is not a processed
 * product: "Maize (white)" is maize, "Maize flour" is not.
 */
export function commodityByWfpName(name: string): Commodity | undefined {
  const wanted = name.toLowerCase()
  return catalogue.find((commodity) =>
    commodity.wfp?.some(
      (prefix) =>
        wanted === prefix ||
        wanted.startsWith(`${prefix} (`) ||
        (/[(]/.test(prefix) && wanted.startsWith(prefix)),
    ),
  )
}
