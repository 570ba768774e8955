import { plainText } from '@smart-farming/market-core/understand/plain-text'
import { leavesItsPlace } from './asked/carried-on.ts'
import { type DiseaseNamed, diseaseNamed } from './disease-crop.ts'
import { type FarmQuestion, farmQuestion } from './farm-question.ts'
import { farmQuestions } from './farm-questions.ts'
import { type Held, heldOf } from './places/held-of.ts'
import { type PlaceNamed, placeNamed } from './places/place-asked.ts'
import { type TwoPlaces, twoPlaces } from './places/two-places.ts'

/** A message and the messages before it, oldest first, in English. */
interface InEnglish {
  readonly message: string
  readonly before: readonly string[]
  /** By plain word of the messages, what was written in its place. */
  readonly written: ReadonlyMap<string, string>
}

/** The place that one message names. */
export interface PlaceReading extends PlaceNamed {
  /** Leaves its place to the messages before it. */
  readonly isLeft: boolean
  readonly said: FarmQuestion | undefined
}

/** A message as a question about the farm's forecast: plain data, without a look at any forecast or gazetteer. */
export interface FarmReading {
  /** One, or one for each of two times or jobs; none where the message is about something else. */
  readonly clauses: readonly FarmQuestion[]
  /** Of the message, then of those before it, newest first. */
  readonly places: readonly [PlaceReading, ...PlaceReading[]]
  readonly two: TwoPlaces | undefined
  readonly held: Held | undefined
  readonly disease: DiseaseNamed
  readonly written: ReadonlyMap<string, string>
}

/** Reads a message for the forecast. Takes time linear in the length of the messages. */
export function readFarmQuestion({ message, before, written }: InEnglish): FarmReading {
  const clauses = farmQuestions(message, before)
  const [said] = clauses
  return {
    clauses,
    places: [placeReading(message), ...before.toReversed().map(placeReading)],
    two: clauses.length > 0 ? twoPlaces(message) : undefined,
    held: said && heldOf(plainText(message), said),
    disease: diseaseNamed(message),
    written,
  }
}

const placeReading = (text: string): PlaceReading => ({
  ...placeNamed(text),
  isLeft: leavesItsPlace(plainText(text), farmQuestion),
  said: farmQuestion(text),
})
