import type { Commodity } from './commodity.ts'
import { crops } from './crops.ts'
import { inputs } from './inputs.ts'
import { produce } from './produce.ts'

/** All commodities, in display order. */
export const catalogue: readonly Commodity[] = [...crops, ...produce, ...inputs]

/** Every table of names must cover these ids. */
export type CommodityId = (typeof crops | typeof produce | typeof inputs)[number]['id']

const byId = new Map<string, Commodity>(catalogue.map((commodity) => [commodity.id, commodity]))

/** Finds a commodity by its catalogue id (`wheat`). */
export function commodityById(id: string): Commodity | undefined {
  return byId.get(id)
}

const byPinkSheet = new Map(
  catalogue.flatMap((commodity) =>
    (commodity.pinkSheet ?? []).map((series) => [series.toLowerCase(), commodity]),
  ),
)

/**
 * Finds a commodity by its Pink Sheet column. Column names contain stray spaces and ` **` marks.
 */
export function commodityByPinkSheetColumn(column: string): Commodity | undefined {
  return byPinkSheet.get(cleanPinkSheetName(column).toLowerCase())
}

/** Removes marks and outer spaces from a Pink Sheet column name. */
export function cleanPinkSheetName(column: string): string {
  return column.replaceAll('*', '').trim()
}

/**
 * Finds a commodity by its WFP name. The name must begin with one of the commodity's prefixes and
 * must not be a processed product: "Maize (white)" is maize, "Maize flour" is not.
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
