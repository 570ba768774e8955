import type { FarmSettings } from '@smart-farming/contracts/farm-settings'

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

/** Whose worth is told: the crops of the board, else the crop of the farm; none where prices are kept of neither. */
export function cropsWorth({ boardCrops = [], crop }: FarmSettings): readonly string[] {
  const sold = crop && SOLD_AS[crop.name]
  return boardCrops.length > 0 || sold === undefined ? boardCrops : [sold]
}
