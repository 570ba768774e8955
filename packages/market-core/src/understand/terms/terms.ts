/** Words of markets and of farm sums that a farmer may ask the meaning of, by what they are called in a plain text. */
export const terms = {
  quintal: 'quintals?|qtl',
  bushel: 'bushels?',
  maund: 'maunds?',
  barrel: 'barrels?|bbl',
  mmbtu: 'mmbtu|mbtu|btu',
  fob: 'fob|free on board',
  cif: 'cif|cfr|c i f|c f|cnf|c and f|c n f|cost insurance (?:and )?freight|cost and freight',
  farm_gate: 'farm gate(?: prices?)?|farmgate(?: prices?)?',
  world_price: 'world (?:market )?prices?|benchmark(?: prices?)?|pink sheet',
  nominal: 'nominal(?: us)?(?: dollars?| usd| prices?)?|nominal us dollars?',
  break_even:
    'break even(?: price| yield| point)?|breakeven(?: price| yield| point)?|break-even(?: price| yield| point)?',
  gross_margin: 'gross margins?',
  volatility: 'volatility|volatile',
  a_index: 'a index|cotlook(?: a)?(?: index)?',
  hrw: 'hrw|hard red winter(?: wheat)?',
  srw: 'srw|soft red winter(?: wheat)?',
  dap: 'dap|diammonium phosphate',
  tsp: 'tsp|triple super ?phosphate',
  mop: 'mop|muriate of potash|muriate|potassium chloride|potash',
  urea: 'urea',
  npk: 'npk',
  rubber_grades: 'tsr ?20|tsr|rss ?3|rss',
  broken_rice:
    '(?:thai )?a ?1(?: super)?(?: rice)?|(?:thai |viet namese |vietnamese )?(?:5|25) ?(?:%|percent) ?(?:broken)?(?: rice)?|broken(?: rice)?',
  delta_t: 'delta t',
  evapotranspiration: 'evapotranspiration|eto|et0',
  degree_days: '(?:growing )?degree days?|gdd',
} as const

export type Term = keyof typeof terms
