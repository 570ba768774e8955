import { answerParts } from '@smart-farming/market-core/answering/answer-parts'
import type { PriceAnswer } from '@smart-farming/market-core/answering/draft'
import type { PriceData } from '@smart-farming/market-core/answering/price-data'
import type { MonthlySeries } from '@smart-farming/market-core/answering/series/price-series'
import * as answering from '@smart-farming/market-core/answering/series/series-needed'
import { type Names, namesIn as namesOf } from '@smart-farming/market-core/reader/names-in'
import type { PartRead, Question, Reading } from '@smart-farming/market-core/reader/question'
import { read } from '@smart-farming/market-core/reader/read'
import { placesOf, type SharedPlaces } from './shared-places.ts'

/** A message to read, by the stored names. */
export interface ToRead {
  readonly message: string
  /** The farmer's earlier messages, oldest first: "and wheat?" depends on them. */
  readonly before: readonly string[]
  /** ISO alpha-2 codes of the countries that are "here" for this farm. */
  readonly local: readonly string[]
  readonly places: SharedPlaces
}

export function readMessage({ message, before, local, places }: ToRead): Reading {
  return read(message, before, placesOf(places), local)
}

/** The ids of the series whose months the answer to a question needs. */
export function seriesNeeded(asked: {
  question: Question
  series: readonly MonthlySeries[]
  local: readonly string[]
}): readonly string[] {
  return answering.seriesNeeded(asked.question, asked.series, asked.local).map(({ id }) => id)
}

/** Answers the parts of a message from the data. */
export function answerFrom({ parts, data }: { parts: readonly PartRead[]; data: PriceData }): PriceAnswer {
  return answerParts(parts, data)
}

/** Finds the things and places that a text names. */
export function namesIn({ text, places }: { text: string; places: SharedPlaces }): Names {
  return namesOf(text, placesOf(places))
}
