import type { Commodity } from './commodity.ts'

/** Farm inputs: fertilisers and energy. */
export const inputs = [
  {
    id: 'urea',
    name: 'urea',
    category: 'fertilisers',
    pinkSheet: ['Urea'],
    wfp: ['fertilizer (urea'],
    alsoCalled: ['uree', 'ureia', 'nitrogen', 'n fertiliser', 'uria'],
  },
  {
    id: 'dap',
    name: 'DAP',
    category: 'fertilisers',
    pinkSheet: ['DAP'],
    alsoCalled: ['diammonium phosphate', 'di-ammonium phosphate', 'dap fertiliser'],
  },
  {
    id: 'tsp',
    name: 'TSP',
    category: 'fertilisers',
    pinkSheet: ['TSP'],
    alsoCalled: [
      'triple superphosphate',
      'triple super phosphate',
      'superphosphate',
      'triple phosphate',
      'tsp fertiliser',
    ],
  },
  {
    id: 'potash',
    name: 'potash',
    category: 'fertilisers',
    pinkSheet: ['Potassium chloride'],
    alsoCalled: [
      'potassium chloride',
      'mop',
      'muriate of potash',
      'potasse',
      'potasa',
      'kcl',
      'pot ash',
      'mop fertiliser',
    ],
  },
  {
    id: 'phosphate-rock',
    name: 'phosphate rock',
    category: 'fertilisers',
    pinkSheet: ['Phosphate rock'],
    alsoCalled: ['rock phosphate', 'phosphate'],
  },
  {
    id: 'crude-oil',
    name: 'crude oil',
    category: 'energy',
    pinkSheet: ['Crude oil, average', 'Crude oil, Brent', 'Crude oil, WTI', 'Crude oil, Dubai'],
    alsoCalled: ['crude', 'petroleum', 'brent', 'wti', 'brent oil', 'wti oil', 'petrole', 'petroleo'],
  },
  {
    id: 'natural-gas',
    name: 'natural gas',
    category: 'energy',
    pinkSheet: ['Natural gas, Europe', 'Natural gas, US', 'Liquefied natural gas, Japan'],
    alsoCalled: ['gas', 'natgas', 'nat gas', 'gaz naturel', 'gas natural'],
  },
  {
    id: 'diesel',
    name: 'diesel',
    category: 'energy',
    wfp: ['fuel (diesel'],
    alsoCalled: ['gasoil', 'gazole', 'fuel', 'diesel fuel'],
  },
] as const satisfies readonly Commodity[]
