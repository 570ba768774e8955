import type { Cue } from './cue.ts'
import type { Language } from './language.ts'
import type { Place } from './places.ts'
import type { ForecastPeriod } from './time/forecast-period.ts'
import type { Period } from './time/period.ts'
import type { Amount, Money, Unit } from './units.ts'

export interface NamedProduct {
  /** Catalogue id, or the id of a stored name outside the catalogue. */
  readonly commodity: string
  /** Words that distinguish the series of the product. */
  readonly variety: readonly string[]
}

/** Stored prices that a question refers to. Empty lists were not stated. */
export interface PriceTarget {
  readonly things: readonly NamedProduct[]
  readonly places: readonly Place[]
  readonly times: readonly Period[]
  readonly unit?: Unit
  /** ISO 4217 codes, in the order mentioned. */
  readonly currencies: readonly string[]
}

/** Not all price types are stored. */
export type PriceKind = 'farm-gate' | 'retail' | 'wholesale' | 'futures' | 'support'

/** A number that the farmer gives for a calculation. */
export interface Figure {
  readonly role:
    | 'quantity'
    | 'lost' // deducted from the quantity
    | 'price'
    | 'income' // total income
    | 'cost' // total cost
    | 'cost_each' // per unit of the quantity
    | 'cost_per_area'
    | 'yield' // per unit of area
    | 'area'
    | 'time' // period that the rates apply to
    | 'shares' // number of people or parts
    | 'percent' // a share of the money
    | 'moisture'
    | 'moisture_wanted'
  readonly value: number
  readonly unit?: Unit
  readonly per?: Unit
  /** Second reference unit: "11 litres a cow a day". */
  readonly every?: Unit
  readonly currency?: string
}

export type SumKind =
  | 'total' // quantity x price
  | 'left' // total income less costs
  | 'margin' // per area: yield x price less costs
  | 'break_even' // price that covers the costs
  | 'each' // a total divided: per unit, or into equal shares
  | 'percent' // a share of a total
  | 'change' // percentage change between two numbers
  | 'dry_matter' // grain at another moisture content

export const MEASURES = [
  'weather',
  'rain',
  'dry',
  'wind',
  'temperature',
  'frost',
  'humidity',
  'cloud',
  'sun',
  'storm',
  'hail',
  'snow',
  'fog',
  'evaporation',
  'water',
  'soil',
  'disease_risk',
  'degree_days',
  'chill_hours',
  'heat_stress',
] as const
export type Measure = (typeof MEASURES)[number]

/** Jobs with a forecast verdict. */
export const JOBS = ['spraying', 'harvest', 'hay', 'field_work', 'irrigation', 'spreading', 'drying'] as const
export type Job = (typeof JOBS)[number]

/** Cues of measures and jobs, with synonyms. "Water" is a job, not a measure. */
export const FORECAST_CUES: ReadonlySet<string> = new Set<Cue>([
  ...MEASURES.filter((measure) => measure !== 'water'),
  ...JOBS.map((job) => `job_${job}` as const),
  'hot',
  'cold',
])

export interface WeatherQuestion {
  readonly measures: readonly Measure[]
  readonly jobs: readonly Job[]
  readonly when: ForecastPeriod
  /** Requests the best day or hours, or the start or end of something. */
  readonly best?: true
  /** Requests the day with the highest or lowest value. */
  readonly extreme?: 'highest' | 'lowest'
  /** A limit in the farmer's own unit: °C or °F, mm or in, km/h or mph, %. */
  readonly limit?: { readonly value: number; readonly way: 'above' | 'below' }
  /** A place other than the farm, as written. */
  readonly place?: string
}

/** Topics without stored data, which only an AI model or a person can answer. */
export const TOPICS = [
  'pest-and-disease',
  'nutrients',
  'variety-and-seed',
  'sowing-and-calendar',
  'livestock',
  'scheme',
  'machinery-and-inputs',
  'buyers',
] as const
export type Topic = (typeof TOPICS)[number]

/** Kinds of messages without an answerable question. */
export type SmallTalk = 'greeting' | 'thanks' | 'agreed' | 'capabilities' | 'unreadable' | 'other'

export interface LandUnits {
  readonly from: Unit
  readonly to: Unit
}

export type Question =
  | ({ readonly kind: 'price'; readonly priceKind?: PriceKind } & PriceTarget)
  | ({ readonly kind: 'change'; readonly way?: 'up' | 'down' } & PriceTarget)
  | ({
      readonly kind: 'extreme'
      readonly of: 'highest' | 'lowest' | 'mean' | 'season'
      /** Asks how far the latest price is from the extreme. */
      readonly distance?: true
    } & PriceTarget)
  | ({
      readonly kind: 'compare'
      readonly by: 'price' | 'change' | 'swing'
      readonly first?: 'most' | 'least'
    } & PriceTarget)
  /** Amount of the first product that buys one unit of the second. */
  | ({ readonly kind: 'ratio'; readonly sold?: Unit; readonly bought?: Unit } & PriceTarget)
  | ({
      readonly kind: 'threshold'
      readonly limit: Money
      readonly way: 'above' | 'below'
    } & PriceTarget)
  | {
      readonly kind: 'convert'
      readonly from: Amount
      readonly to: Unit
      readonly thing?: NamedProduct
      readonly lands?: LandUnits
    }
  | { readonly kind: 'exchange'; readonly from: Money; readonly to: string }
  | ({ readonly kind: 'worth'; readonly amount: Amount } & PriceTarget)
  | {
      readonly kind: 'sum'
      readonly asked: SumKind
      readonly figures: readonly Figure[]
      /** Requested unit of the result: tonnes, per bag, per hectare. */
      readonly wanted?: Unit
      /** Product whose stored price fills in for a missing price. */
      readonly thing?: NamedProduct
    }
  | ({ readonly kind: 'weather' } & WeatherQuestion)
  | { readonly kind: 'topic'; readonly topic: Topic; readonly things: readonly NamedProduct[] }
  /** Future prices or selling advice, which only get the latest price. */
  | ({ readonly kind: 'refused'; readonly what: 'forecast' | 'advice' } & PriceTarget)
  | { readonly kind: 'danger'; readonly danger: 'emergency' | 'dose' }
  | { readonly kind: 'talk'; readonly talk: SmallTalk }
  /** A calculation that was not understood. The answer asks for quantity, price and costs. */
  | { readonly kind: 'ask_back' }

export interface ParsedPart {
  readonly question: Question
  /** Unknown words beside the product or its price. The answer is then only the nearest match. */
  readonly forbidding: readonly string[]
  /** Other unknown words, listed after the answer. */
  readonly beside: readonly string[]
  /** Corrected spellings of names, by the word as written. */
  readonly took: ReadonlyMap<string, string>
}

export interface Reading {
  /** Language of the answer. */
  readonly language: Language
  /**
   * True if neither this message nor an earlier one seems to be in a supported language. `language`
   * is then only the most similar one.
   */
  readonly isLanguageUnknown: boolean
  /** Probability of the detected language, 0 to 1. */
  readonly certainty: number
  readonly parts: readonly ParsedPart[]
}
