import type { Commodity } from './commodity.ts'
import { crops } from './crops.ts'
import { inputs } from './inputs.ts'
import { produce } from './produce.ts'

/** Every commodity the product knows. The order is that of lists that are shown. */
export const catalogue: readonly Commodity[] = [...crops, ...produce, ...inputs]

/** The ids of all commodities: whoever names them must know each. */
export type CommodityId = (typeof crops | typeof produce | typeof inputs)[number]['id']

const byId = new Map<string, Commodity>(catalogue.map((commodity) => [commodity.id, commodity]))

/** The commodity of an id of the catalogue (`wheat`); undefined for any other text. */
export function commodityById(id: string): Commodity | undefined {
  return byId.get(id)
}

const byPinkSheet = new Map(
  catalogue.flatMap((commodity) =>
    (commodity.pinkSheet ?? []).map((series) => [series.toLowerCase(), commodity]),
  ),
)

/** The commodity of a Pink Sheet column, whose names carry stray spaces and ` **` marks. */
export function commodityOfPinkSheet(column: string): Commodity | undefined {
  return byPinkSheet.get(pinkSheetName(column).toLowerCase())
}

/** A Pink Sheet column name as it is meant: without marks and outer spaces. */
export function pinkSheetName(column: string): string {
  return column.replaceAll('*', '').trim()
}

/**
 * The commodity of a WFP commodity name. A name is a commodity's when it begins with one of its prefixes and is no
 * processed product of it: "Maize (white)" is maize, "Maize flour" is not.
 */
export function commodityOfWfp(name: string): Commodity | undefined {
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
