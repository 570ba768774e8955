import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import { MAX_BOARD_CROPS } from '@smart-farming/contracts/prices/board-limits'
import { defaultUnit } from '../../features/prices/board/choice/default-unit.ts'

type FarmCropName = NonNullable<FarmSettings['crop']>['name']

/**
 * Commodity sold for a crop of "My farm". Excludes crops that are processed (sugar) or have several
 * kinds (coffee), because no single price fits them.
 */
const SOLD_AS: Readonly<Partial<Record<FarmCropName, string>>> = {
  banana: 'bananas',
  barley: 'barley',
  cabbage: 'cabbage',
  canola: 'rapeseed',
  cassava: 'cassava',
  cotton: 'cotton',
  dry_bean: 'beans',
  grain_maize: 'maize',
  groundnut: 'groundnuts',
  lentil: 'lentils',
  millet: 'millet',
  oats: 'oats',
  onion: 'onions',
  potato: 'potatoes',
  rice: 'rice',
  sorghum: 'sorghum',
  soybean: 'soybeans',
  spring_wheat: 'wheat',
  sunflower: 'sunflower',
  tomato: 'tomatoes',
  winter_wheat: 'wheat',
}

/**
 * Catalogue ids of the farm's crops: the chosen crops, or else the crop of "My farm". Empty if
 * neither has prices.
 */
export function farmCrops({ boardCrops = [], crop }: FarmSettings): readonly string[] {
  const sold = crop && SOLD_AS[crop.name]
  return boardCrops.length > 0 || sold === undefined ? boardCrops : [sold]
}

/**
 * Returns the board's settings: the farm's crops, in the country's unit until the farmer chooses
 * crops.
 *
 * @param country ISO 3166-1 alpha-2
 */
export function farmBoardSettings(settings: FarmSettings, country: string | undefined): FarmSettings {
  const boardCrops = [...farmCrops(settings)]
  if (settings.boardCrops?.length || boardCrops.length === 0) return settings
  return { ...settings, boardCrops, boardUnit: settings.boardUnit ?? defaultUnit(country) }
}

/**
 * Returns the settings that "My farm" saves. A new crop joins the farm's list, and a first list
 * gets the country's unit. An unchanged list does not count as chosen by the farmer.
 *
 * @param before settings when the form opened
 */
export function withFarmCropList(
  before: FarmSettings,
  { boardCrops, ...next }: FarmSettings,
  country: string | undefined,
): FarmSettings {
  const { crop } = next
  const sold = crop && crop.name !== before.crop?.name ? SOLD_AS[crop.name] : undefined
  const isChanged = boardCrops && String(boardCrops) !== String(farmCrops(before))
  const kept = isChanged ? boardCrops : before.boardCrops
  if (!kept?.length) return isChanged ? { ...next, boardCrops } : next
  const isMissing = sold !== undefined && !kept.includes(sold) && kept.length < MAX_BOARD_CROPS
  const list = isMissing ? [...kept, sold] : kept
  const isFirst = !before.boardCrops?.length
  return {
    ...next,
    boardCrops: list,
    ...(isFirst && { boardUnit: before.boardUnit ?? defaultUnit(country) }),
  }
}
