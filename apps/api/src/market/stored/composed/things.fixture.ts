/** What a composed question may be of: its world price, and what the markets store it as. */
export const things: Readonly<
  Record<
    string,
    { readonly series?: string; readonly wfp?: string; readonly bushel?: true; readonly liquid?: true }
  >
> = {
  maize: { series: 'Maize', wfp: 'Maize (white)', bushel: true },
  wheat: { series: 'Wheat, US HRW', bushel: true },
  'wheat srw': { series: 'Wheat, US SRW', bushel: true },
  rice: { series: 'Rice, Thai 5%' },
  'rice imported': { wfp: 'Rice (imported)' },
  'rice vietnam': { series: 'Rice, Viet Namese 5%' },
  soybeans: { series: 'Soybeans', bushel: true },
  'soybean oil': { series: 'Soybean oil' },
  groundnuts: { series: 'Groundnuts' },
  'palm oil': { series: 'Palm oil' },
  'sunflower oil': { series: 'Sunflower oil' },
  arabica: { series: 'Coffee, Arabica' },
  robusta: { series: 'Coffee, Robusta' },
  cocoa: { series: 'Cocoa' },
  tea: { series: 'Tea, avg 3 auctions' },
  sugar: { series: 'Sugar, world' },
  cotton: { series: 'Cotton, A Index' },
  bananas: { series: 'Banana, US' },
  oranges: { series: 'Orange' },
  beef: { series: 'Beef' },
  chicken: { series: 'Chicken' },
  urea: { series: 'Urea' },
  dap: { series: 'DAP' },
  potash: { series: 'Potassium chloride' },
  beans: { wfp: 'Beans (red)' },
  eggs: { wfp: 'Eggs' },
  'vegetable oil': { wfp: 'Oil (vegetable)', liquid: true },
}
