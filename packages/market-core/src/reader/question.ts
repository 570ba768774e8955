import type { Cue } from './cue.ts'
import type { Language } from './language.ts'
import type { Place } from './places.ts'
import type { Period } from './time/period.ts'
import type { When } from './time/when.ts'
import type { Amount, Money, Unit } from './units.ts'

/** A commodity named in a question. */
export interface NamedProduct {
  /** Id of the catalogue, or of a stored name outside the catalogue. */
  readonly commodity: string
  /** Words that distinguish the product's series. */
  readonly variety: readonly string[]
}

/** The stored prices that a question refers to. Empty lists were not mentioned. */
export interface PriceTarget {
  readonly things: readonly NamedProduct[]
  readonly places: readonly Place[]
  readonly times: readonly Period[]
  /** Unit of the requested price. */
  readonly unit?: Unit
  /** ISO 4217, in the order mentioned. */
  readonly currencies: readonly string[]
}

/** A price type named in a question; not all of them are stored. */
export type PriceKind = 'farm-gate' | 'retail' | 'wholesale' | 'futures' | 'support'

/** The farmer's own number in a sum, with its role. */
export interface Figure {
  readonly role:
    | 'quantity'
    | 'lost' // deducted from the quantity
    | 'price'
    | 'income' // income, for all of it
    | 'cost' // for all of it
    | 'cost_each' // per unit of the quantity
    | 'cost_per_area'
    | 'yield' // per unit of area
    | 'area'
    | 'time' // that the rates apply to
    | 'shares' // number of people or parts
    | 'percent' // a share of the money
    | 'moisture'
    | 'moisture_wanted'
  readonly value: number
  readonly unit?: Unit
  readonly per?: Unit
  /** A second reference unit: "11 litres a cow a day". */
  readonly every?: Unit
  readonly currency?: string
}

/** Requested result of a sum. */
export type SumKind =
  | 'total' // quantity x price
  | 'left' // totals less costs
  | 'margin' // per area: yield x price less costs
  | 'break_even' // the price that covers the costs
  | 'each' // a total divided: per unit, or into equal shares
  | 'percent' // a share of a total
  | 'change' // from one number to the other, in per cent
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

/** Forecast cues: measures, jobs, and their other names. "Water" belongs to a job. */
export const FORECAST_CUES: ReadonlySet<string> = new Set<Cue>([
  ...MEASURES.filter((measure) => measure !== 'water'),
  ...JOBS.map((job) => `job_${job}` as const),
  'hot',
  'cold',
])

/** A question about the farm's forecast. */
export interface WeatherQuestion {
  readonly measures: readonly Measure[]
  readonly jobs: readonly Job[]
  readonly when: When
  /** The most suitable day or hours, or when something begins or ends. */
  readonly best?: true
  /** The day with the highest or lowest value of its measure. */
  readonly extreme?: 'highest' | 'lowest'
  /** A limit on a measure, in the farmer's own unit: °C or °F, mm or in, km/h or mph, %. */
  readonly limit?: { readonly value: number; readonly way: 'above' | 'below' }
  /** A place other than the farm, as written. */
  readonly place?: string
}

/** Topics without stored data, for a model or a person to answer. */
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

/** Messages that ask nothing answerable here. */
export type SmallTalk = 'greeting' | 'thanks' | 'agreed' | 'capabilities' | 'unreadable' | 'other'

/** Area units of a given and a requested yield. */
export interface LandUnits {
  readonly from: Unit
  readonly to: Unit
}

/** One question of a message. */
export type Question =
  | ({ readonly kind: 'price'; readonly priceKind?: PriceKind } & PriceTarget)
  | ({ readonly kind: 'change'; readonly way?: 'up' | 'down' } & PriceTarget)
  | ({
      readonly kind: 'extreme'
      readonly of: 'highest' | 'lowest' | 'mean' | 'season'
      /** Asks for the distance of the latest price from that value. */
      readonly distance?: true
    } & PriceTarget)
  /** A comparison of products, places, types or times. */
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
  /** An amount at the stored price. */
  | ({ readonly kind: 'worth'; readonly amount: Amount } & PriceTarget)
  | {
      readonly kind: 'sum'
      readonly asked: SumKind
      readonly figures: readonly Figure[]
      /** Unit in which the result is requested: in tonnes, per bag, per hectare. */
      readonly wanted?: Unit
      /** Product whose stored price replaces the missing one. */
      readonly thing?: NamedProduct
    }
  | ({ readonly kind: 'weather' } & WeatherQuestion)
  | { readonly kind: 'topic'; readonly topic: Topic; readonly things: readonly NamedProduct[] }
  /** Future prices, or advice on selling: answered with the latest price instead. */
  | ({ readonly kind: 'refused'; readonly what: 'forecast' | 'advice' } & PriceTarget)
  | { readonly kind: 'danger'; readonly danger: 'emergency' | 'dose' }
  | { readonly kind: 'talk'; readonly talk: SmallTalk }
  /** A sum or story that is not understood: asks back for quantity, price and costs. */
  | { readonly kind: 'ask_back' }

/** The question in a part of a message, with its remaining words. */
export interface ReadPart {
  readonly question: Question
  /** Unknown words next to the product or its price: the answer is called the nearest match. */
  readonly forbidding: readonly string[]
  /** Other unknown words, listed after the answer. */
  readonly beside: readonly string[]
  /** Names, by the misspelt word that was read as the name. */
  readonly took: ReadonlyMap<string, string>
}

/** A parsed message. */
export interface Reading {
  /** Language of the answer. */
  readonly language: Language
  /** Probability of that language, 0 to 1. */
  readonly certainty: number
  readonly parts: readonly ReadPart[]
}
