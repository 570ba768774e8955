import type { KnownCrop } from '../commodity.ts'

/**
 * Fertilisers and soil improvers without a price in any source. The question reader distinguishes
 * "CAN" from the verb.
 */
export const knownInputs = [
  { id: 'can', name: 'calcium ammonium nitrate', alsoCalled: ['limestone ammonium nitrate'] },
  {
    id: 'npk',
    name: 'NPK fertiliser',
    alsoCalled: [
      'npk',
      'n p k',
      'compound fertiliser',
      'compound fertilisers',
      'complex fertiliser',
      'complex fertilisers',
      'blended fertiliser',
      'blended fertilisers',
    ],
  },
  {
    id: 'ssp',
    name: 'single superphosphate',
    alsoCalled: ['ssp', 'single super phosphate', 'simple superphosphate', 'single super'],
  },
  {
    id: 'ammonium-sulphate',
    name: 'ammonium sulphate',
    alsoCalled: [
      'ammonium sulfate',
      'sulphate of ammonia',
      'sulfate of ammonia',
      'sulphate of ammonium',
      'sulfate of ammonium',
    ],
  },
  {
    id: 'ammonium-nitrate',
    name: 'ammonium nitrate',
    alsoCalled: ['nitrate of ammonia', 'nitrate of ammonium'],
  },
  { id: 'uan', name: 'urea ammonium nitrate', alsoCalled: ['uan', 'uan solution', 'uan 32', 'uan 28'] },
  { id: 'urea-phosphate', name: 'urea phosphate', alsoCalled: ['phosphate of urea'] },
  {
    id: 'map',
    name: 'monoammonium phosphate',
    alsoCalled: ['mono ammonium phosphate', 'map fertiliser', 'fertiliser map'],
  },
  {
    id: 'sop',
    name: 'potassium sulphate',
    alsoCalled: ['potassium sulfate', 'sulphate of potash', 'sulfate of potash', 'sop'],
  },
  {
    id: 'potassium-nitrate',
    name: 'potassium nitrate',
    alsoCalled: ['nitrate of potash', 'nitrate of potassium'],
  },
  { id: 'calcium-nitrate', name: 'calcium nitrate', alsoCalled: ['nitrate of calcium', 'nitrate of lime'] },
  { id: 'zinc-sulphate', name: 'zinc sulphate', alsoCalled: ['zinc sulfate', 'sulphate of zinc'] },
  {
    id: 'magnesium-sulphate',
    name: 'magnesium sulphate',
    alsoCalled: ['magnesium sulfate', 'epsom salt', 'epsom salts', 'kieserite'],
  },
  {
    id: 'agricultural-lime',
    name: 'agricultural lime',
    alsoCalled: [
      'agri lime',
      'agric lime',
      'ag lime',
      'aglime',
      'agrilime',
      'farm lime',
      'lime powder',
      'dolomite',
      'dolomitic lime',
      'dolomite lime',
      'calcitic lime',
      'quicklime',
      'hydrated lime',
      'slaked lime',
    ],
  },
  { id: 'gypsum', name: 'gypsum', alsoCalled: ['agricultural gypsum'] },
  { id: 'boron', name: 'boron', alsoCalled: ['borax', 'solubor'] },
  {
    id: 'foliar-feed',
    name: 'foliar fertiliser',
    alsoCalled: [
      'foliar',
      'foliars',
      'foliar feed',
      'foliar feeds',
      'leaf fertiliser',
      'fertiliser for leaves',
    ],
  },
  {
    id: 'organic-fertiliser',
    name: 'organic fertiliser',
    alsoCalled: [
      'organic fertilisers',
      'biofertiliser',
      'bio fertiliser',
      'compost',
      'vermicompost',
      'vermi compost',
    ],
  },
] as const satisfies readonly KnownCrop[]

/** Closest input with a world price and the same nutrient. */
export const pricedSubstitutes: Readonly<Record<string, string>> = {
  fertiliser: 'urea',
  can: 'urea',
  npk: 'dap',
  ssp: 'tsp',
  'ammonium-sulphate': 'urea',
  'ammonium-nitrate': 'urea',
  uan: 'urea',
  'urea-phosphate': 'urea',
  map: 'dap',
  sop: 'potash',
  'potassium-nitrate': 'potash',
}
