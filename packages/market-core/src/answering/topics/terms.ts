/** Words of markets and farm sums that are explained. */
export const TERMS = [
  'quintal',
  'bushel',
  'maund',
  'barrel',
  'mmbtu',
  'fob',
  'cif',
  'farm_gate',
  'world_price',
  'nominal',
  'break_even',
  'gross_margin',
  'volatility',
  'a_index',
  'hrw',
  'srw',
  'dap',
  'tsp',
  'mop',
  'urea',
  'npk',
  'rubber_grades',
  'broken_rice',
  'delta_t',
  'evapotranspiration',
  'degree_days',
] as const

export type Term = (typeof TERMS)[number]

export const isTerm = (term: string): term is Term => TERMS.some((one) => one === term)
