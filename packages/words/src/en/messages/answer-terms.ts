import type { PriceType } from '@smart-farming/market-core/answering/series/price-series'
import type { MissingInput } from '@smart-farming/market-core/answering/statement'
import type { PriceUnit } from '@smart-farming/market-core/mass'
import type { Figure, Topic } from '@smart-farming/market-core/reader/question'
import type { AreaUnit, VolumeUnit } from '@smart-farming/market-core/reader/units'
import type { Volatility } from '@smart-farming/market-core/statistics'

export const answerTerms = {
  /** Isolates left-to-right text (money, names, telephone numbers) in right-to-left languages. */
  run: '{text}',
  comma: ', ',
  semicolon: '; ',
  percent: '{figure}%',
  per: '{price} per {unit}',
  inMonth: '{price} in {month}',
  up: 'up {percent}',
  down: 'down {percent}',
  unchanged: 'unchanged ({percent})',
  /** `detail` is the price type and place. */
  series: '{name} ({detail})',
  bag: 'bag',
  bags: '{count} bags',
  oneBagOf: 'one {kg} kg bag',
  bagOf: '{kg} kg bag',
  bagsOf: '{count} bags of {kg} kg',
  kinds: {
    'farm-gate': 'farm-gate price',
    wholesale: 'wholesale price',
    retail: 'retail price',
    benchmark: 'world price',
  },
  /** Used after "per". */
  units: {
    kg: 'kg',
    g: 'g',
    t: 'tonne',
    quintal: 'quintal',
    lb: 'pound',
    cwt: 'hundredweight',
    ukCwt: 'UK hundredweight',
    shortTon: 'short ton',
    longTon: 'long ton',
    maund: 'maund (40 kg)',
    bushel: 'bushel',
    bag: 'bag (90 kg)',
  },
  /** Used after a number. */
  symbols: {
    kg: 'kg',
    g: 'g',
    t: 't',
    quintal: 'quintal',
    lb: 'lb',
    cwt: 'US cwt',
    ukCwt: 'UK cwt',
    shortTon: 'short ton',
    longTon: 'long ton',
    maund: 'maund',
    bushel: 'bushel',
    bag: 'bag (90 kg)',
  },
  areas: {
    ha: 'hectare',
    acre: 'acre',
    feddan: 'feddan',
    manzana: 'manzana',
    rai: 'rai',
    kanal: 'kanal',
    guntha: 'guntha',
    dunam: 'dunam',
  },
  areaSymbols: {
    ha: 'ha',
    acre: 'acres',
    feddan: 'feddans',
    manzana: 'manzanas',
    rai: 'rai',
    kanal: 'kanals',
    guntha: 'gunthas',
    dunam: 'dunams',
  },
  volumes: { litre: 'litre', gallon: 'gallon', barrel: 'barrel' },
  volumeSymbols: { litre: 'litres', gallon: 'gallons', barrel: 'barrels' },
  /** Source units without a weight. Other units stay as written. */
  pieces: { dozen: 'dozen', unit: 'unit', head: 'head', piece: 'piece', bunch: 'bunch', bag: 'bag' },
  roles: {
    quantity: 'quantity {figure}',
    lost: 'lost {figure}',
    price: 'price {figure}',
    income: 'income {figure}',
    cost: 'costs {figure}',
    cost_each: 'costs {figure}',
    cost_per_area: 'costs {figure}',
    yield: 'yield {figure}',
    area: 'area {figure}',
    time: 'for {figure}',
    shares: 'shares {figure}',
    percent: 'share {figure}',
    moisture: 'moisture {figure}',
    moisture_wanted: 'target moisture {figure}',
  },
  needed: {
    quantity: 'the quantity',
    price: 'the price',
    cost: 'the costs',
    yield: 'the yield',
    area: 'the area',
    shares: 'the number of shares',
    percent: 'the percentage',
    moisture: 'the quantity and both moisture contents',
  },
  volatilities: { stable: 'stable', moderate: 'moderate', volatile: 'volatile' },
  subjects: {
    'pest-and-disease': 'pests, diseases and weeds',
    nutrients: 'crop nutrition and soils',
    'variety-and-seed': 'varieties and seed',
    'sowing-and-calendar': 'sowing and growing',
    livestock: 'livestock',
    scheme: 'schemes, loans and insurance',
    'machinery-and-inputs': 'machinery and inputs',
    buyers: 'buyers and where to sell',
  },
  /** Used after "ask". */
  vet: 'a vet (at once if an animal is ill or cannot get up), or your livestock officer',
  mechanic: 'the dealer or maker of the machine, or a mechanic',
  traders: 'a trader, the market, or your cooperative',
  office: 'your agricultural extension office or a local adviser',
} as const satisfies {
  readonly [key: string]: string | object
  readonly kinds: Record<PriceType, string>
  readonly units: Record<PriceUnit, string>
  readonly symbols: Record<PriceUnit, string>
  readonly areas: Record<AreaUnit, string>
  readonly areaSymbols: Record<AreaUnit, string>
  readonly volumes: Record<VolumeUnit, string>
  readonly volumeSymbols: Record<VolumeUnit, string>
  readonly roles: Record<Figure['role'], string>
  readonly needed: Record<MissingInput, string>
  readonly volatilities: Record<Volatility, string>
  readonly subjects: Record<Topic, string>
}
