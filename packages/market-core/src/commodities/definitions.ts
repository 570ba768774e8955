/**
 * What the source says its series is of, beyond the series' name, in the words that goods are told apart by: the sheet
 * "Description" of the World Bank's monthly prices (February 2026), what holds now and not what held before. Places and
 * terms of delivery are left out: whoever names one may mean another price.
 */
const definitions: Readonly<Record<string, readonly string[]>> = {
  'Rubber, RSS3': ['natural', 'ribbed', 'smoked', 'sheet', 'sheets'],
  'Rubber, TSR20': ['natural', 'block', 'technically', 'specified'],
  'Wheat, US HRW': ['hard', 'red', 'winter'],
  'Wheat, US SRW': ['soft', 'red', 'winter'],
  'Rice, Thai 5%': ['white', 'milled'],
  'Rice, Thai 25%': ['white', 'milled'],
  'Rice, Viet Namese 5%': ['white', 'milled'],
  Sorghum: ['yellow', 'milo'],
  'Sugar, world': ['raw', 'unrefined'],
  'Palm oil': ['crude'],
  'Soybean oil': ['crude', 'degummed'],
  'Groundnut oil': ['refined'],
  'Potassium chloride': ['muriate', 'granular'],
  Urea: ['prill', 'prills', 'prilled'],
  Maize: ['yellow'],
  Barley: ['feed'],
  Soybeans: ['yellow'],
  Groundnuts: ['shelled'],
  'Coffee, Arabica': ['unroasted'],
  'Coffee, Robusta': ['unroasted'],
  'Cotton, A Index': ['lint', 'ginned'],
  Chicken: ['meat', 'frozen', 'wholesale'],
  Beef: ['meat', 'lean', 'boneless', 'frozen'],
  Lamb: ['meat', 'cuts', 'frozen'],
  'Shrimps, Mexican': ['frozen', 'headless', 'shell-on'],
  'Natural gas, US': ['henry', 'hub'],
  'Natural gas, Europe': ['ttf', 'title', 'transfer', 'facility'],
  'Coal, Australian': ['thermal', 'steam', 'newcastle'],
  'Coal, South African': ['thermal', 'steam', 'richards', 'bay'],
  'Logs, Malaysian': ['meranti'],
  'Logs, Cameroon': ['sapele', 'sapelli'],
  'Sawnwood, Malaysian': ['meranti'],
  'Sawnwood, Cameroon': ['sapele', 'sapelli'],
  'Iron ore, cfr spot': ['fines'],
}

/** The words by which the source tells what a series of it is of. */
export const definitionOf = (series: string): readonly string[] => definitions[series] ?? []
