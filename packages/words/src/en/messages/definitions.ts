import type { Term } from '@smart-farming/market-core/answering/topics/terms'

/** What the terms of markets and farm sums mean, in English; none of it is a market's figure. */
export const definitions = {
  quintal: 'A quintal is 100 kg. In parts of Central America the quintal of the market is a sack of 46 kg.',
  bushel:
    'A bushel is a measure of volume that grain is traded by as a weight: 56 lb of maize, 60 lb of wheat or soybeans.',
  maund: 'A maund is a weight of South Asia: 40 kg in trade today.',
  barrel: 'A barrel of crude oil is 42 US gallons, about 159 litres.',
  mmbtu:
    'An mmbtu is one million British thermal units, a measure of heat that gas is sold by: about 293 kWh.',
  fob: 'FOB, free on board, is a price at the port of export, loaded on the ship: freight and insurance from there on are the buyer’s.',
  cif: 'CIF, cost, insurance and freight, is a price at the port of arrival with both paid; CFR is the same without the insurance.',
  farm_gate:
    'A farm-gate price is what the farmer is paid at the farm, before transport and trade are added.',
  world_price:
    'A world price, or benchmark, is what a standard grade fetches at one trading place of the world, such as a port. Nobody is paid just that at the farm: transport, quality and trade lie between.',
  nominal:
    'Nominal means in the money of the day, with nothing taken off for inflation: an old dollar counts as a dollar of now, though it bought more.',
  break_even:
    'Break-even is the price, or the yield, at which sales just pay the costs: below it there is a loss, above it a gain.',
  gross_margin:
    'A gross margin is what a crop brings, yield times price, less its own costs such as seed, fertiliser and sprays. Rent, machinery and your own work are not in it.',
  volatility:
    'Volatility is how much a price swings around its mean. I tell it as the usual distance of the months from their mean, in per cent of it.',
  a_index:
    'The A Index, by Cotlook, is an average of the cheapest offers of cotton lint on the world market, delivered to the Far East. It is of lint, not of seed cotton from the field.',
  hrw: 'HRW is hard red winter wheat, a bread wheat of the United States with much protein.',
  srw: 'SRW is soft red winter wheat, a wheat of the United States with less protein, for cakes and biscuits.',
  dap: 'DAP is diammonium phosphate, a fertiliser with nitrogen (18%) and phosphate (46%).',
  tsp: 'TSP is triple superphosphate, a fertiliser with phosphate (46%) and no nitrogen.',
  mop: 'MOP, muriate of potash, is potassium chloride, the most common potash fertiliser (about 60% potash).',
  urea: 'Urea is a nitrogen fertiliser (46% nitrogen).',
  npk: 'NPK is a fertiliser with nitrogen (N), phosphate (P) and potash (K); its numbers are the per cent of each, in this order.',
  rubber_grades:
    'TSR20 and RSS3 are grades of natural rubber: TSR20 comes in blocks tested for purity, RSS3 in smoked sheets judged by eye.',
  broken_rice:
    'The per cent of a rice is its share of broken grains: 5% is better than 25%. A.1 is all broken grains, the lowest of the grades told here.',
  delta_t:
    'Delta T is the difference between the dry-bulb and the wet-bulb temperature of the air. It tells how fast spray drops dry: when it is small they hang and drift, when it is large they dry before they land.',
  evapotranspiration:
    'Evapotranspiration is the water that leaves a field through the soil and the plants, in millimetres a day, as rain is measured.',
  degree_days:
    'Degree days add up, day by day, how much warmer it is than the least that a crop or an insect needs to grow: they tell how far it has come.',
} as const satisfies Readonly<Record<Term, string>>
