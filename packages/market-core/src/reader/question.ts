import type { Cue } from './cue.ts'
import type { Language } from './language.ts'
import type { Place } from './places.ts'
import type { Period } from './time/period.ts'
import type { When } from './time/when.ts'
import type { Amount, Money, Unit } from './units.ts'

/** A commodity that a question names. */
export interface Thing {
  /** Id of the catalogue, or of a stored name that the catalogue does not have. */
  readonly commodity: string
  /** Words that tell its series apart. */
  readonly variety: readonly string[]
}

/** What of the stored prices a question looks at. A list that is empty was not said. */
export interface Target {
  readonly things: readonly Thing[]
  readonly places: readonly Place[]
  readonly times: readonly Period[]
  /** A price is wanted per this. */
  readonly unit?: Unit
  /** ISO 4217, in the order in which they were named. */
  readonly currencies: readonly string[]
}

/** A kind of price that a question names; not all of them are stored. */
export type PriceKind = 'farm-gate' | 'retail' | 'wholesale' | 'futures' | 'support'

/** A figure of the farmer's own in a sum, with what it stands for. */
export interface Figure {
  readonly role:
    | 'quantity'
    | 'lost' // taken off the quantity
    | 'price'
    | 'income' // money in, for all of it
    | 'cost' // for all of it
    | 'cost_each' // for each unit of the quantity
    | 'cost_per_area'
    | 'yield' // on each of an area
    | 'area'
    | 'time' // that the rates are for
    | 'shares' // so many people or parts
    | 'percent' // a share of the money
    | 'moisture'
    | 'moisture_wanted'
  readonly value: number
  readonly unit?: Unit
  readonly per?: Unit
  /** A second unit that it is per: "11 litres a cow a day". */
  readonly every?: Unit
  readonly currency?: string
}

/** What a sum is to come to. */
export type SumAsked =
  | 'total' // quantity x price
  | 'left' // totals less costs
  | 'margin' // on an area: yield x price less costs
  | 'break_even' // the price at which costs are met
  | 'each' // a total divided: per unit, or equal shares
  | 'percent' // a share of a total
  | 'change' // from one figure to the other, in per cent
  | 'dry_matter' // grain at another moisture

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

/** Jobs that the forecast is judged for. */
export const JOBS = ['spraying', 'harvest', 'hay', 'field_work', 'irrigation', 'spreading', 'drying'] as const
export type Job = (typeof JOBS)[number]

/** Cues of the forecast: measures, jobs, and what they are called besides. "Water" is a job's. */
export const FORECAST_CUES: ReadonlySet<string> = new Set<Cue>([
  ...MEASURES.filter((measure) => measure !== 'water'),
  ...JOBS.map((job) => `job_${job}` as const),
  'hot',
  'cold',
])

/** What a question asks of the farm's forecast. */
export interface WeatherAsked {
  readonly measures: readonly Measure[]
  readonly jobs: readonly Job[]
  readonly when: When
  /** Which day or hours suit best, or when something begins or ends. */
  readonly best?: true
  /** The day that has the most or the least of its measure. */
  readonly extreme?: 'highest' | 'lowest'
  /** Whether a measure passes a limit, in the farmer's own unit: °C or °F, mm or in, km/h or mph, %. */
  readonly limit?: { readonly value: number; readonly way: 'above' | 'below' }
  /** A place other than the farm, as it was written. */
  readonly place?: string
}

/** Topics that nothing is stored about: a model or somebody else knows. */
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

/** What is said and asks for nothing that is known here. */
export type Talk = 'greeting' | 'thanks' | 'agreed' | 'capabilities' | 'unreadable' | 'other'

/** Units of area that a yield is on, and is wanted on. */
export interface Lands {
  readonly from: Unit
  readonly to: Unit
}

/** One thing that a message asks. */
export type Question =
  | ({ readonly kind: 'price'; readonly priceKind?: PriceKind } & Target)
  | ({ readonly kind: 'change'; readonly way?: 'up' | 'down' } & Target)
  | ({
      readonly kind: 'extreme'
      readonly of: 'highest' | 'lowest' | 'mean' | 'season'
      /** How far the newest price is from it. */
      readonly distance?: true
    } & Target)
  /** Two or more things, places, kinds or times against one another. */
  | ({
      readonly kind: 'compare'
      readonly by: 'price' | 'change' | 'swing'
      readonly first?: 'most' | 'least'
    } & Target)
  /** How much of the first thing buys one of the second. */
  | ({ readonly kind: 'ratio'; readonly sold?: Unit; readonly bought?: Unit } & Target)
  | ({
      readonly kind: 'threshold'
      readonly limit: Money
      readonly way: 'above' | 'below'
    } & Target)
  | {
      readonly kind: 'convert'
      readonly from: Amount
      readonly to: Unit
      readonly thing?: Thing
      readonly lands?: Lands
    }
  | { readonly kind: 'exchange'; readonly from: Money; readonly to: string }
  /** An amount at the stored price. */
  | ({ readonly kind: 'worth'; readonly amount: Amount } & Target)
  | {
      readonly kind: 'sum'
      readonly asked: SumAsked
      readonly figures: readonly Figure[]
      /** The result is for one of this, or in this. */
      readonly wanted?: Unit
      /** The price that it lacks is the stored one of this. */
      readonly thing?: Thing
    }
  | ({ readonly kind: 'weather' } & WeatherAsked)
  | { readonly kind: 'topic'; readonly topic: Topic; readonly things: readonly Thing[] }
  /** What prices will be, or whether to sell: the newest price is told instead. */
  | ({ readonly kind: 'refused'; readonly what: 'forecast' | 'advice' } & Target)
  | { readonly kind: 'danger'; readonly danger: 'emergency' | 'dose' }
  | { readonly kind: 'talk'; readonly talk: Talk }
  /** A sum or a story that is not understood: quantity, price and costs are asked back. */
  | { readonly kind: 'ask_back' }

/** What a part of a message asks, with what was left over. */
export interface PartRead {
  readonly question: Question
  /** Words that no table has, beside the thing or its price: what is told is named as the nearest there is. */
  readonly forbidding: readonly string[]
  /** Other words that no table has: named behind the answer. */
  readonly beside: readonly string[]
  /** By a misspelt word as it was written, the name that it was taken for. */
  readonly took: ReadonlyMap<string, string>
}

/** A message, understood. */
export interface Reading {
  /** To answer in. */
  readonly language: Language
  /** How likely that is, 0 to 1. */
  readonly certainty: number
  readonly parts: readonly PartRead[]
}
