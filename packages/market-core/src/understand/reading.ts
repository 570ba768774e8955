import type { PriceUnit } from '../mass.ts'
import type { OwnMeasure, ProductOf } from './beside/beside.ts'
import type { Bought } from './buying/bought.ts'
import type { EmergencyKind } from './danger/emergency-kind.ts'
import type { Danger } from './danger/find-danger.ts'
import type { PlaceAsked } from './find-place.ts'
import type { ComparisonAsked } from './intent/comparison-asked.ts'
import type { Intent } from './intent/intent-signs.ts'
import type { OtherLanguage } from './languages/language.ts'
import type { AskedOfLast } from './last/asked-of-last.ts'
import type { Period } from './period/period.ts'
import type { Figures } from './quantities/farm-figures.ts'
import type { ConversionAsked } from './quantities/measure-conversion.ts'
import type { AreaUnit, Measure } from './quantities/measures.ts'
import type { OwnRate } from './quantities/own-rate.ts'
import type { YieldAsked } from './quantities/yields-asked.ts'
import type { SmallTalk } from './small-talk.ts'
import type { StockAsked } from './stock/stock-asked.ts'
import type { ThresholdAsked } from './stock/threshold-asked.ts'
import type { PriceKind } from './stored/price-kind.ts'
import type { Basket } from './story/stored/goods.ts'
import type { StoryRead } from './story/story.ts'
import type { Term } from './terms/terms.ts'
import type { SchemeAsked } from './topic/scheme-asked.ts'
import type { Topic } from './topic/topic.ts'

/** A question about prices as far as it was understood. What it does not name is absent. */
export interface Question extends ComparisonAsked {
  /** What it was asked in; absent for English. */
  language?: OtherLanguage
  /** By plain English word, what was written in its place in another language. */
  written?: ReadonlyMap<string, string>
  /** By a misspelt word of it, as it was written, what that was taken for. */
  took?: ReadonlyMap<string, string>
  /** What it is about, before anything else. */
  topic: Topic
  /** Words and figures that nobody could place: they forbid the plain answer. */
  unplaced?: readonly string[]
  /** Words that nobody knows, which stand by themselves: they forbid nothing, and are told behind the answer. */
  asides?: readonly string[]
  /** One of them is named as a place: "in Dolisie". */
  isSomewhere?: true
  /** Those of them that are told as places, none of which is known. */
  placesNamed?: readonly string[]
  /** Those of them that tell a time. */
  unreadTimes?: readonly string[]
  /** One of them makes something else of a commodity: "coffee machine". */
  isCompound?: true
  /** What is made of a commodity is asked about, and not that itself: "maize bran". */
  product?: ProductOf
  /** It wants the price of a measure that has no fixed weight. */
  ownMeasure?: OwnMeasure
  /** It asks whether the price that was told is that of what it says: another kind, place or market. */
  ofTold?: true
  /** It asks for somebody who knows: an officer, a number to call. */
  asksWho?: boolean
  /** It wants a kind of price that no source publishes. */
  priceKind?: PriceKind
  /** A second of them, besides: "the MSP, and the rate in the mandis". */
  kindAlso?: PriceKind
  /** It asks for what no engine may answer by itself. */
  danger?: Danger
  /** What has happened, of an emergency. */
  emergency?: EmergencyKind
  /** What it wants a dose of is a fertiliser, which has no label to go by. */
  ofNutrients?: true
  /** What it may be about as well: leaves turn yellow for more than one reason. */
  alsoTopic?: 'pest-and-disease'
  /** Which kind of scheme it is about. */
  scheme?: SchemeAsked
  /** It is no question. */
  smallTalk?: SmallTalk
  /** A word that it asks the meaning of. */
  term?: Term
  /** A word that it asks the meaning of, besides. */
  alsoTerm?: Term
  /** What the story around it was of: nobody in it is in less danger because a price is asked. */
  toldTopic?: Topic
  intent: Intent
  /** Commodity ids, in the order they were named. */
  commodities: readonly string[]
  /** Words that tell the stored series of these commodities from one another: "hrw", "mombasa". */
  variety?: readonly string[]
  place?: PlaceAsked
  period?: Period
  /** A second time that it sets against the first: "2021 versus 2022". */
  periodAlso?: Period
  /** It sets a time against now: "than in 2020", "two years ago vs now". */
  againstNow?: true
  /** It wants the price of each month, or the mean of each year, of its time. */
  each?: 'month' | 'year'
  /** It asks for the price of one day. */
  ofADay?: true
  /** It wants how the price moved in its time, beside a figure of it. */
  alsoChange?: true
  /** It wants the newest as well as those of its time. */
  andNow?: true
  unit?: PriceUnit
  /** The same of others, each told behind it: a second size of bag, a bushel of another crop. */
  alsoAsked?: readonly Question[]
  /** A weight, volume, land or heat to be told in another unit. */
  conversion?: ConversionAsked
  /** So many of what is sold by the piece: 30 eggs. */
  pieces?: number
  /** What a price or a result is wanted for each of, where that is no plain unit of weight. */
  wanted?: Measure
  currency?: string
  /** It is wanted in coins of that: "in cents a pound", "in pence". */
  coins?: true
  /** What one money is of another, as the farmer tells it: it stands before the stored rates. */
  ownRate?: OwnRate
  /** The land that a yield is wanted on each of. */
  wantedPer?: AreaUnit
  /** The yields that it wants to be told, where it asks for a harvest in other units. */
  yields?: readonly YieldAsked[]
  /** Further currencies that it wants the same in. */
  alsoIn?: readonly string[]
  /** Which way it supposes a price to have gone: "did it go up?" */
  way?: 'up' | 'down'
  /** It takes that way for granted, and asks no yes or no. */
  takesWay?: true
  /** Money to be told in another currency. */
  money?: { value: number; currency: string }
  /** The thing of a barter whose quantity is asked for: it is told for one of the other. */
  counted?: string
  /** "Soy corn ratio": of the first to the second. */
  ratioOfFirst?: true
  /** What the question before asked about, where this one asks about something else in its place. */
  formerly?: readonly string[]
  /** What it asks of the figure that was told before; the rest of it is the question before. */
  ofLast?: AskedOfLast
  /** It wants a result as a share, too: "and what per cent is that?" */
  asksShare?: true
  /** The price that was told before the last, where that was of something else. */
  former?: Former
  /** Those that were told before that, the newest at the end. */
  earlier?: readonly Former[]
  /** A second place that is named, whose price is set against that of the first. */
  placeAlso?: PlaceAsked
  /** A price that was told before, of another place or kind, that is set against this. */
  also?: Former
  /** It asks which of two figures is the newer. */
  asksNewer?: boolean
  /** The time that the question before asked about, likewise. */
  formerPeriod?: Period
  /** The varieties that the question before asked about, likewise. */
  formerVariety?: readonly string[]
  /** Its time begins with the highest or the lowest that was asked for before: "since then". */
  sinceExtreme?: 'highest' | 'lowest'
  /** Its month is that of the highest or the lowest that was told before, of what that was of: "in that same month". */
  atExtreme?: { readonly of: Former; readonly extreme: 'highest' | 'lowest' }
  /** It asks what an amount weighs, and beside that what it is worth at the price that is stored. */
  alsoWorth?: boolean
  /** It asks how far from the lowest, not from the highest. */
  lowest?: true
  /** A limit that it holds prices against. */
  threshold?: ThresholdAsked
  /** What it asks of what is stored, and of no price. */
  stock?: StockAsked
  /** How much of its thing so much money, or so much of another thing, buys. */
  bought?: Bought
  figures: Figures
  /** A farm sum in free words, that the figures above are not for. */
  story?: StoryRead
  /** A farm sum that is to be made with the stored price of what it is of, with a sign in the place of that price. */
  atStored?: string
  /** Amounts of several goods that are to be priced with what is stored. */
  basket?: Basket
  /** The sums of a harvest hold all figures of the story, too: where both come to the same, theirs is told. */
  isHarvest?: true
  /** What the farmer has told of a sum so far, in English words: the next turn may go on with it. */
  told?: string
}

/** What a question told of, by which the next one may be set against it. */
export type Former = Pick<Question, 'commodities' | 'variety' | 'place' | 'period'>
