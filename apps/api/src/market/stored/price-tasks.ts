import type { PriceAnswer } from '@smart-farming/market-core/answer/answer'
import * as answering from '@smart-farming/market-core/answer/compose'
import type { PriceData } from '@smart-farming/market-core/answer/price-data'
import type { MonthlySeries } from '@smart-farming/market-core/answer/series/price-series'
import { withHomeNames } from '@smart-farming/market-core/commodities/home-names'
import { changesSubject } from '@smart-farming/market-core/understand/follow-up'
import { withHomeCoin } from '@smart-farming/market-core/understand/quantities/home-coin'
import { type Question, understand } from '@smart-farming/market-core/understand/question'
import { type AskedPart, askedTogether } from '@smart-farming/market-core/understand/together/asked-together'
import { inHomeUnits } from '@smart-farming/market-core/understand/units/home-units'
import { placesOf, type SharedPlaces } from './shared-places.ts'

/** Most earlier questions that a follow-up may lean on. */
const REMEMBERED = 4

/** A question to read, by the names that are stored. */
export interface ToRead {
  readonly text: string
  /** The farmer's earlier questions, oldest first: "and wheat?" leans on them. */
  readonly earlier: readonly string[]
  readonly places: SharedPlaces
}

/** Reads a question. */
export function readQuestion({ text, earlier, places: shared }: ToRead): Question {
  const places = placesOf(shared)
  const previous = earlier.slice(-REMEMBERED).reduce<Question | undefined>((before, one) => {
    const question = understand(one, places, before)
    return changesSubject(question) ? question : before
  }, undefined)
  return understand(text, places, previous)
}

/** The parts of a message that different answerers answer; none where it is one question. */
export function readTogether({ text, places }: Omit<ToRead, 'earlier'>): readonly AskedPart[] {
  const known = placesOf(places)
  return askedTogether(text, (part) => understand(part, known))
}

/**
 * Reads a question in the units, coins and names of the farm's country.
 *
 * @param local ISO alpha-2 codes of the countries that are "here" for this farm
 * @param known the question as {@link readQuestion} read it, if it did
 */
export function readAtHome({
  local,
  known,
  ...asked
}: ToRead & { local: readonly string[]; known?: Question | undefined }): Question {
  const text = inHomeUnits(asked.text, local)
  const read = known === undefined || text !== asked.text ? readQuestion({ ...asked, text }) : known
  const told = [...asked.earlier, asked.text].join(' ')
  return withHomeNames(withHomeCoin(read, told, local), told, local)
}

/** The ids of the series whose months the answer needs. */
export function seriesNeeded(asked: {
  question: Question
  series: readonly MonthlySeries[]
  local: readonly string[]
}): readonly string[] {
  return answering.seriesNeeded(asked.question, asked.series, asked.local).map(({ id }) => id)
}

/** Answers a question from the data. */
export function compose({ question, data }: { question: Question; data: PriceData }): PriceAnswer {
  return answering.compose(question, data)
}
