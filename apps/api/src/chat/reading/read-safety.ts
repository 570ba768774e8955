import type { Danger } from '@smart-farming/market-core/understand/danger/find-danger'
import type { Language } from '@smart-farming/market-core/understand/languages/language'
import { type Question, understand } from '@smart-farming/market-core/understand/question'
import { askedTogether } from '@smart-farming/market-core/understand/together/asked-together'
import { type Conversation, languageAsked, languageSurelyRead, textToPart } from './asked-in.ts'

/** Everything that must be known of a message before any engine may answer it. */
export interface SafetyReading {
  /** To answer in. */
  readonly language: Language
  /** To answer an emergency in. */
  readonly surely: Language
  readonly danger?: {
    readonly kind: Danger
    readonly question: Question
    /** The message asks something else as well, which the built-in answers tell. */
    readonly isOneOfSeveral: boolean
  }
  /** Asks what prices will be, or whether to sell. */
  readonly tellsFuture: boolean
}

const nowhere = { countries: [], markets: [] }
const read = (text: string) => understand(text, nowhere)

/** Reads a message for emergencies, doses and price forecasts, and finds its language. */
export function readSafety(asked: Conversation): SafetyReading {
  const question = read(asked.message)
  const { danger: kind, topic, intent } = question
  return {
    language: languageAsked(asked),
    surely: languageSurelyRead(asked),
    ...(kind !== undefined && {
      danger: { kind, question, isOneOfSeveral: kind !== 'emergency' && isOneOfSeveral(kind, asked) },
    }),
    tellsFuture: topic === 'price' && (intent === 'forecast' || intent === 'advice'),
  }
}

const isOneOfSeveral = (danger: Danger, asked: Conversation): boolean =>
  askedTogether(textToPart(asked), read).some(({ reading }) => reading.danger === danger)
