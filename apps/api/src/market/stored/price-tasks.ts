import type { PriceAnswer } from '@smart-farming/market-core/answering/answer-builder'
import { answerParts } from '@smart-farming/market-core/answering/answer-parts'
import type { PriceData } from '@smart-farming/market-core/answering/price-data'
import type { MonthlySeries } from '@smart-farming/market-core/answering/series/price-series'
import * as answering from '@smart-farming/market-core/answering/series/select-needed-series'
import { type FoundNames, findNames as namesOf } from '@smart-farming/market-core/reader/find-names'
import type { ParsedPart, Question, Reading } from '@smart-farming/market-core/reader/question'
import { readMessage as read } from '@smart-farming/market-core/reader/read'
import { readSharedPlaces, type SharedPlaces } from './shared-places.ts'

export interface MessageInput {
  readonly message: string
  /** The farmer's earlier messages, oldest first, for questions such as "and wheat?". */
  readonly before: readonly string[]
  /** ISO alpha-2 codes of the countries that count as local for this farm. */
  readonly local: readonly string[]
  readonly places: SharedPlaces
}

export function readMessage({ message, before, local, places }: MessageInput): Reading {
  return read(message, before, readSharedPlaces(places), local)
}

/** Ids of the series whose full history is needed for an answer. */
export function neededSeriesIds(asked: {
  question: Question
  series: readonly MonthlySeries[]
  local: readonly string[]
}): readonly string[] {
  return answering.selectNeededSeries(asked.question, asked.series, asked.local).map(({ id }) => id)
}

/** Answers the parts of a message from the data. */
export function answerPriceParts({
  parts,
  data,
}: {
  parts: readonly ParsedPart[]
  data: PriceData
}): PriceAnswer {
  return answerParts(parts, data)
}

/** Finds the commodities and places named in a text. */
export function findNames({ text, places }: { text: string; places: SharedPlaces }): FoundNames {
  return namesOf(text, readSharedPlaces(places))
}
