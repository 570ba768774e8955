import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import { MOST_BOARD_CROPS } from '@smart-farming/contracts/prices/board-limits'
import { usualUnit } from '../../features/prices/board/choice/usual-unit.ts'

type FarmCropName = NonNullable<FarmSettings['crop']>['name']

/**
 * What a crop of "My farm" is sold as, where that is one thing that prices are kept of; not what is made of it (sugar),
 * nor one of two kinds (coffee).
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
 * The farm's one list of crops, by their ids in the catalogue: those that were chosen, else the crop of "My farm"; none
 * where prices are kept of neither.
 */
export function farmCrops({ boardCrops = [], crop }: FarmSettings): readonly string[] {
  const sold = crop && SOLD_AS[crop.name]
  return boardCrops.length > 0 || sold === undefined ? boardCrops : [sold]
}

/** What the board shows: the farm's list, in the unit of the country (ISO 3166-1 alpha-2) until crops were chosen. */
export function farmBoard(settings: FarmSettings, country: string | undefined): FarmSettings {
  const boardCrops = [...farmCrops(settings)]
  if (settings.boardCrops?.length || boardCrops.length === 0) return settings
  return { ...settings, boardCrops, boardUnit: settings.boardUnit ?? usualUnit(country) }
}

/**
 * What "My farm" saves: a crop that it names anew stands on the farm's list from then on, a list that is the first is
 * in the unit of the country, and one that nobody has changed is not chosen by that.
 *
 * @param before what the form opened with
 */
export function withFarmList(
  before: FarmSettings,
  { boardCrops, ...next }: FarmSettings,
  country: string | undefined,
): FarmSettings {
  const { crop } = next
  const sold = crop && crop.name !== before.crop?.name ? SOLD_AS[crop.name] : undefined
  const isChanged = boardCrops && String(boardCrops) !== String(farmCrops(before))
  const kept = isChanged ? boardCrops : before.boardCrops
  if (!kept?.length) return isChanged ? { ...next, boardCrops } : next
  const isMissing = sold !== undefined && !kept.includes(sold) && kept.length < MOST_BOARD_CROPS
  const list = isMissing ? [...kept, sold] : kept
  const isFirst = !before.boardCrops?.length
  return { ...next, boardCrops: list, ...(isFirst && { boardUnit: before.boardUnit ?? usualUnit(country) }) }
}
