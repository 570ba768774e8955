import type { PriceType } from '@smart-farming/market-core/answer/series/price-series'
import type { NamesInLanguage } from '@smart-farming/market-core/commodities/names/names-in-language'
import type { PriceUnit } from '@smart-farming/market-core/mass'
import type { Volatility } from '@smart-farming/market-core/statistics'
import type { Role } from '@smart-farming/market-core/understand/quantities/farm-figures'
import type { AreaUnit, VolumeUnit } from '@smart-farming/market-core/understand/quantities/measures'
import type { SmallTalk } from '@smart-farming/market-core/understand/small-talk'
import type { Term } from '@smart-farming/market-core/understand/terms/terms'
import type { ForeignTopic } from '@smart-farming/market-core/understand/topic/topic'

/** What the answers of a language are made of, beside their sentences. */
export interface Lexicon {
  /** BCP 47: how numbers, months and countries are written. */
  readonly tag: string
  /**
   * Keeps what is written from left to right together in a language that is not: money, names of sources, telephones.
   */
  readonly run: (text: string) => string
  /** Between the parts of a list, and between its larger parts. */
  readonly comma: string
  readonly semicolon: string
  /** Every name's first is the one in a sentence. */
  readonly crops: NamesInLanguage
  readonly kinds: Readonly<Record<PriceType, string>>
  /** What a price is for, as it stands behind the word for "per". */
  readonly units: Readonly<Record<PriceUnit, string>>
  /** Units as they stand behind a figure. */
  readonly symbols: Readonly<Record<PriceUnit, string>>
  readonly areas: Readonly<Record<AreaUnit, string>>
  readonly volumes: Readonly<Record<VolumeUnit, string>>
  /** What sources price things by that have no weight, in their own words; others stay as they are. */
  readonly pieces: Readonly<Record<string, string>>
  readonly roles: Readonly<Record<Role, string>>
  /** What the terms mean that a farmer may ask for. */
  readonly definitions: Readonly<Record<Term, string>>
  readonly volatilities: Readonly<Record<Volatility, string>>
  readonly subjects: Readonly<Record<ForeignTopic, string>>
  readonly smallTalk: Readonly<Record<SmallTalk, string>>
  readonly needed: Readonly<Record<'yield' | 'cost' | 'price', string>>
  readonly phrases: Phrases
}

type Phrase<Values extends string> = (values: Readonly<Record<Values, string>>) => string

/** Parts of sentences. */
interface Phrases {
  readonly percent: Phrase<'figure'>
  readonly per: Phrase<'what' | 'unit'>
  readonly onLand: Phrase<'what' | 'land'>
  readonly inMonth: Phrase<'what' | 'month'>
  readonly storedPrice: Phrase<'kind' | 'month'>
  readonly sack: Phrase<'kg'>
  readonly oneSack: Phrase<'kg'>
  readonly sacks: Phrase<'count' | 'kg'>
  readonly up: Phrase<'percent'>
  readonly down: Phrase<'percent'>
  readonly unchanged: Phrase<'percent'>
  readonly onMonthBefore: Phrase<'moved'>
  readonly onYearBefore: Phrase<'moved'>
  readonly between: Phrase<'moved' | 'start' | 'end'>
  readonly rose: Phrase<'name' | 'percent'>
  readonly fell: Phrase<'name' | 'percent'>
  readonly ownRate: Phrase<'rate'>
  readonly rate: Phrase<'rate' | 'date'>
  /** A parity that a law fixes. */
  readonly fixedRate: Phrase<'rate' | 'date'>
  readonly contact: Phrase<'name' | 'reach' | 'publisher' | 'where' | 'month'>
  readonly vet: string
  /** Who sells and mends machines; whoever insured the farm. */
  readonly mechanic: string
  readonly insurer: string
  /** Who knows what a thing without a stored price costs; who sells together with others. */
  readonly traders: string
  readonly cooperative: string
  readonly extensionOffice: string
}
